const departments = [
  { id: "7", code: "NUT", name: "Nutrition" },
  { id: "8", code: "NUR", name: "Nursing" },
];

const sponsors = [{ __typename: "PlanSponsor", id: "9", shortName: "NELFUND" }];

/** A plan of 60 and 40 % for one class. */
export const aPaymentPlan = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  __typename: "PaymentPlan",
  id: "3",
  session: "2026/2027",
  department: departments[1],
  level: 200,
  sponsor: null,
  shares: [
    { number: 1, percent: 60, dueDate: "2026-12-15", unlocks: ["REGISTRATION"] },
    { number: 2, percent: 40, dueDate: "2027-01-15", unlocks: ["HOSTEL", "EXAMINATION"] },
  ],
  students: 41,
  revision: 2,
  ...overrides,
});

/** The plans of a session, as those who may change them see them. */
export const paymentPlansOf = (...plans: readonly object[]) => ({
  session: "2026/2027",
  sessions: ["2026/2027", "2025/2026"],
  departments,
  sponsors,
  plans,
  canEdit: true,
});

/** How the students of `aPaymentPlan` pay. */
export const someInstalmentFigures = {
  session: "2026/2027",
  sessions: ["2026/2027", "2025/2026"],
  departments,
  sponsors,
  plans: [
    {
      __typename: "PlanFigures",
      id: "3",
      department: "Nursing",
      level: 200,
      sponsor: null,
      students: 41,
      paid: 5,
      charged: 861_000,
      received: 400_000,
      shares: [
        {
          number: 1,
          percent: 60,
          dueDate: "2026-12-15",
          due: 0,
          overdue: 12,
          outstanding: 151_200,
        },
        {
          number: 2,
          percent: 40,
          dueDate: "2027-01-15",
          due: 24,
          overdue: 0,
          outstanding: 201_600,
        },
      ],
    },
  ],
};
