import { emptyProfile } from "./profile.ts";

type Overrides = Readonly<Record<string, unknown>>;

/** An open admission round. */
export const aSession = (overrides: Overrides = {}) => ({
  __typename: "ApplicationSession",
  id: "2",
  name: "2026/2027",
  title: "Remedial Admission",
  opensAt: "2026-10-01T08:00:00.000Z",
  closesAt: "2027-03-25T22:59:59.000Z",
  isOpen: true,
  screeningFee: 10_000,
  testDates: ["2027-03-26"],
  announcement:
    "Sale of forms and online application ends Thursday 25 March 2027. The aptitude test holds on 26 March 2027.",
  ...overrides,
});

const names = ["SIGNED_UP", "VERIFIED", "PAID", "SUBMITTED", "TESTED", "DECISION", "ACCEPTED"];

/** The seven milestones. The first `reached` are completed. */
export const someMilestones = (reached: number) =>
  names.map((name, index) => ({
    name,
    state: index < reached ? "REACHED" : index === reached ? "CURRENT" : "AHEAD",
    reachedAt: index < reached ? `2026-10-0${index + 1}T10:00:00.000Z` : null,
  }));

const nothingMissing = { state: "NOT_STARTED", missing: [] };

/** An application with nothing paid or filled in. Overrides are merged one level deep. */
export const anApplication = ({
  screening = {},
  ...rest
}: { screening?: Overrides } & Overrides = {}) => ({
  __typename: "Application",
  session: aSession(),
  signedUpAt: "2026-10-01T10:00:00.000Z",
  verifiedAt: "2026-10-02T10:00:00.000Z",
  screening: {
    amount: 10_000,
    isPaid: false,
    canPay: true,
    paidAt: null,
    reference: null,
    receiptUrl: null,
    ...screening,
  },
  personal: nothingMissing,
  academic: nothingMissing,
  jamb: nothingMissing,
  declaration: nothingMissing,
  olevelRequirement: null,
  numberOfSittings: null,
  sittings: [],
  jambDetails: null,
  canEdit: false,
  canSubmit: false,
  submittedAt: null,
  test: null,
  decision: null,
  milestones: someMilestones(2),
  printoutUrl: null,
  ...rest,
});

/** A paid screening fee. */
export const paidScreening = {
  amount: 10_000,
  isPaid: true,
  canPay: false,
  paidAt: "2026-10-03T10:00:00.000Z",
  reference: "5HJ2K9QW7R4T1Y8U6I3O0PAZ",
  receiptUrl: "/download/receipt/screening/9",
};

/** An assigned and noticed aptitude test. */
export const aTest = (overrides: Overrides = {}) => ({
  date: "2027-03-26",
  startTime: "09:00",
  endTime: "11:30",
  venue: "Computer-Based Test Centre, Main Campus",
  capacity: 120,
  isNoticeDue: false,
  score: null,
  scheduleUrl: "/download/application/schedule",
  ...overrides,
});

/** A paid and submitted application with a test. */
const aSubmittedApplication = (overrides: Overrides = {}) =>
  anApplication({
    screening: paidScreening,
    submittedAt: "2026-10-04T10:00:00.000Z",
    test: aTest(),
    milestones: someMilestones(4),
    printoutUrl: "/download/application/printout",
    ...overrides,
  });

/** An admission decision. The overrides belong to its offer. */
export const anAdmission = (offer: Overrides = {}) => ({
  outcome: "ADMITTED",
  reason: null,
  decidedAt: "2027-04-10T09:00:00.000Z",
  offer: {
    department: "Public Health",
    answerBy: "2027-05-10",
    answer: null,
    answeredAt: null,
    canAnswer: true,
    matricNumber: null,
    letterUrl: "/download/application/letter",
    ...offer,
  },
});

/** An applicant with all fields of the schema. */
export const anApplicant = (overrides: Overrides = {}) => ({
  __typename: "Applicant",
  id: "COHT/CHE/00001",
  applicationNo: "COHT/CHE/00001",
  surname: "Okonkwo",
  firstName: "Chidinma",
  otherName: "Ngozi",
  email: "chidinma@example.com",
  passportUrl: null,
  mustChangePassword: false,
  preferredCourse: "Community Health",
  departmentAdmitted: null,
  entryClearance: null,
  isSubmitted: false,
  profile: { ...emptyProfile, phone: "+2348030000001" },
  application: anApplication(),
  ...overrides,
});

/** A submitted applicant with a test. Overrides of the application are merged one level deep. */
export const aSubmittedApplicant = (application: Overrides = {}, overrides: Overrides = {}) =>
  anApplicant({
    isSubmitted: true,
    application: aSubmittedApplication(application),
    ...overrides,
  });
