type Overrides = Readonly<Record<string, unknown>>;

/** A sponsor. */
export const aSponsor = (overrides: Overrides = {}) => ({
  id: "2",
  name: "Nigerian Education Loan Fund",
  shortName: "NELFUND",
  contactEmail: "institutions@nelfund.example",
  contactPhone: "08030000001",
  isActive: true,
  lists: 1,
  waitingRemittances: 1,
  ...overrides,
});

/** A sponsor's list of a session. */
export const aSponsorship = (overrides: Overrides = {}) => ({
  id: "4",
  session: "2026/2027",
  sections: ["A", "C"],
  coverage: "AT_MOST",
  percentage: null,
  most: 90_000,
  deadline: "2026-12-20",
  state: "OPEN",
  students: 3,
  ready: 2,
  claimed: 270_000,
  paid: 90_000,
  outstanding: 180_000,
  unallocated: 5_000,
  ...overrides,
});

/** A sponsor with its list, for who only reads. */
export const aSponsorFile = (overrides: Overrides = {}) => ({
  sponsor: aSponsor(),
  revision: 3,
  sponsorships: [aSponsorship()],
  openSessions: ["2027/2028"],
  canChange: false,
  canKeepLists: false,
  ...overrides,
});

/** A list of a session, for an officer. */
export const aSponsorshipFile = (overrides: Overrides = {}) => ({
  sponsorship: aSponsorship(),
  sponsorId: "2",
  sponsorName: "Nigerian Education Loan Fund",
  sponsorShortName: "NELFUND",
  revision: 5,
  isCredited: false,
  waitingRemittances: 0,
  statementUrl: "/download/sponsor-statement/4",
  canKeep: true,
  ...overrides,
});

/** A student of a list for whom nothing is missing. */
export const aSponsoredStudent = (overrides: Overrides = {}) => ({
  studentId: "7",
  matricNumber: "COHT/2025/001",
  name: "Adeyemi Folake",
  department: "Public Health",
  level: 200,
  standing: "ACTIVE",
  missing: [],
  claimed: 90_000,
  paid: 0,
  outstanding: 90_000,
  paidOn: null,
  canRemove: true,
  ...overrides,
});

/** A sponsor's transfer that somebody is entering. */
export const aRemittance = (overrides: Overrides = {}) => ({
  id: "9",
  sponsorshipId: "4",
  sponsorId: "2",
  sponsor: "NELFUND",
  session: "2026/2027",
  state: "DRAFT",
  amount: 185_000,
  paidOn: "2026-11-20",
  bankReference: "NELF/TSA/2317",
  students: 2,
  allocated: 180_000,
  unallocated: 5_000,
  recordedBy: "Ngozi Okafor",
  recordedAt: "2026-11-21T09:00:00.000Z",
  waitingVoids: 0,
  ...overrides,
});

/** The record of a remittance without actions of the viewer. */
export const aRemittanceFile = (overrides: Overrides = {}) => ({
  __typename: "SponsorRemittanceFile",
  remittance: aRemittance(),
  revision: 2,
  note: null,
  decidedBy: null,
  decidedAt: null,
  decisionNote: null,
  creditedAt: null,
  canChange: false,
  canDecide: false,
  ...overrides,
});

/** What a draft brings a student. */
export const aShare = (overrides: Overrides = {}) => ({
  studentId: "7",
  matricNumber: "COHT/2025/001",
  name: "Adeyemi Folake",
  department: "Public Health",
  level: 200,
  amount: 90_000,
  outstanding: 90_000,
  state: "PLANNED",
  receiptId: null,
  receiptNumber: null,
  receiptUrl: null,
  ...overrides,
});

/** A student's receipt of a transfer. */
export const aSponsorReceipt = (overrides: Overrides = {}) => ({
  __typename: "SponsorReceipt",
  id: "6",
  number: "S0009-000001",
  sponsor: "NELFUND",
  remittanceId: "9",
  bankReference: "NELF/TSA/2317",
  amount: 90_000,
  paidOn: "2026-11-20",
  state: "VALID",
  student: { id: "7", matricNumber: "COHT/2025/001", name: "Adeyemi Folake" },
  lines: [
    { session: "2026/2027", label: "School fees", amount: 80_000 },
    { session: "2026/2027", label: "Credit", amount: 10_000 },
  ],
  refunded: 0,
  receiptUrl: "/download/account-receipt/6",
  confirmationPath: "/receipt/a-code",
  voids: [],
  canAskVoid: false,
  canDecideVoid: false,
  ...overrides,
});
