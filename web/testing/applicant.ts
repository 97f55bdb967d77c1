type Overrides = Readonly<Record<string, unknown>>;

/** A round of admission of the schema, open. */
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

const nothingMissing = { state: "NOT_STARTED", missing: [] };

/** An application of the schema on which nothing is paid or filled in; overrides go one level deep. */
export const anApplication = ({
  screening = {},
  ...rest
}: { screening?: Overrides } & Overrides = {}) => ({
  __typename: "Application",
  session: aSession(),
  signedUpAt: "2026-10-05T09:00:00.000Z",
  verifiedAt: "2026-10-05T09:10:00.000Z",
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
  milestones: [
    { name: "SIGNED_UP", state: "REACHED", reachedAt: "2026-10-05T09:00:00.000Z" },
    { name: "VERIFIED", state: "REACHED", reachedAt: "2026-10-05T09:10:00.000Z" },
    { name: "PAID", state: "CURRENT", reachedAt: null },
    { name: "SUBMITTED", state: "AHEAD", reachedAt: null },
    { name: "TESTED", state: "AHEAD", reachedAt: null },
    { name: "DECISION", state: "AHEAD", reachedAt: null },
    { name: "ACCEPTED", state: "AHEAD", reachedAt: null },
  ],
  printoutUrl: null,
  ...rest,
});

/** An applicant with every field of the schema. */
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
  isSubmitted: false,
  profile: {
    phone: "+2348030000001",
    sex: null,
    dateOfBirth: null,
    maritalStatus: null,
    nationality: null,
    stateOfOrigin: null,
    lga: null,
    bloodGroup: null,
    emergencyContact: null,
    address: null,
    religion: null,
    parentName: null,
    parentPhone: null,
    parentAddress: null,
    maidenName: null,
  },
  application: anApplication(),
  ...overrides,
});
