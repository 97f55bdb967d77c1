/** A settled hostel payment. */
export const aHostelPayment = {
  __typename: "Payment",
  id: "hostel-7",
  purpose: "HOSTEL",
  item: "Hostel Fee",
  amount: 25_000,
  paidAt: "2026-11-02T09:00:00.000Z",
  reference: "5HJ2K9QW7R4T1Y8U6I3O0PAZ",
  receiptUrl: "/download/receipt/hostel/7",
};

/** A settled tuition payment, made after midnight in Lagos and on the day before in UTC. */
export const aTuitionPayment = {
  __typename: "Payment",
  id: "tuition-12",
  purpose: "TUITION",
  item: "Tuition Fee",
  amount: 97_500,
  paidAt: "2026-10-24T23:30:00.000Z",
  reference: "1Q2W3E4R5T6Y7U8I9O0PASDF",
  receiptUrl: "/download/receipt/tuition/12",
};

type Overrides = Readonly<Record<string, unknown>>;

/** Tuition of ₦21,000 in two shares. `states` are those of the shares. */
export const aPlan = (states: readonly [first: string, second: string] = ["NEXT", "LATER"]) => {
  const [first, second] = states;
  return {
    nextAmount: first !== "PAID" ? 12_600 : second !== "PAID" ? 8_400 : null,
    unlocked: [],
    shares: [
      {
        number: 1,
        label: "Instalment 1 of 2",
        percent: 60,
        amount: 12_600,
        outstanding: first === "PAID" ? 0 : 12_600,
        dueDate: "2026-12-15",
        state: first,
        unlocks: ["REGISTRATION"],
      },
      {
        number: 2,
        label: "Instalment 2 of 2",
        percent: 40,
        amount: 8_400,
        outstanding: second === "PAID" ? 0 : 8_400,
        dueDate: "2027-01-15",
        state: second,
        unlocks: ["HOSTEL", "EXAMINATION"],
      },
    ],
  };
};

/** An unpaid level-100 fee schedule with two sections. */
export const someFees = ({
  tuition = {},
  hostel = {},
  ...rest
}: { tuition?: Overrides | null; hostel?: Overrides } & Overrides = {}) => ({
  session: "2026/2027",
  sections: [
    {
      name: "A",
      title: "Acceptance and caution",
      paidAt: "BURSARY",
      total: 15_000,
      lines: [
        { code: "acceptance", label: "Acceptance", amount: 10_000, frequency: "ONCE" },
        { code: "caution", label: "Caution", amount: 5_000, frequency: "ONCE" },
      ],
    },
    {
      name: "C",
      title: "Other charges",
      paidAt: "PORTAL",
      total: 21_000,
      lines: [
        { code: "exam", label: "Exam", amount: 11_000, frequency: "PER_SESSION" },
        { code: "lab", label: "Lab", amount: 10_000, frequency: "PER_SESSION" },
      ],
    },
  ],
  tuition: tuition && {
    id: "3",
    amount: 21_000,
    lateFee: 0,
    lateFrom: null,
    isPaid: false,
    canPay: true,
    ...tuition,
  },
  hostel: { amount: 25_000, isPaid: false, canPay: false, ...hostel },
  ...rest,
});
