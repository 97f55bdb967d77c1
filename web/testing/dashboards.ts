const counts = {
  signedUp: 200,
  verified: 180,
  paid: 150,
  submitted: 120,
  tested: 100,
  admitted: 60,
  accepted: 50,
  matriculated: 48,
};

const days = Array.from({ length: 31 }, (_, index) => ({
  day: `2026-03-${String(index + 1).padStart(2, "0")}`,
  total: index === 30 ? 40_000 : 0,
  items: [
    { purpose: "TUITION", payments: 0, amount: 0 },
    { purpose: "HOSTEL", payments: index === 30 ? 1 : 0, amount: index === 30 ? 25_000 : 0 },
    { purpose: "SCREENING", payments: index === 30 ? 1 : 0, amount: index === 30 ? 10_000 : 0 },
    { purpose: "OTHER", payments: index === 30 ? 1 : 0, amount: index === 30 ? 5_000 : 0 },
  ],
}));

const session = { id: "3", title: "Remedial Admission", academicSession: "2026/2027" };

export const adminDashboard = {
  admission: {
    session,
    sessions: [session, { id: "2", title: "Admission", academicSession: "2025/2026" }],
    total: counts,
    departments: [{ id: "1", department: "Public Health", counts }],
  },
  revenue: {
    session: "2026/2027",
    today: 35_000,
    total: 1_250_000,
    items: [
      { purpose: "TUITION", payments: 10, amount: 975_000 },
      { purpose: "HOSTEL", payments: 11, amount: 275_000 },
      { purpose: "SCREENING", payments: 0, amount: 0 },
      { purpose: "OTHER", payments: 0, amount: 0 },
    ],
    days,
  },
  hostels: {
    session: "2026/2027",
    isApplicationOpen: true,
    deadline: "2026-11-30T23:00:00.000Z",
    hostels: [
      {
        id: "1",
        name: "Moremi Hall",
        kind: "FEMALE",
        rooms: 10,
        beds: 40,
        usable: 38,
        pending: 5,
        approved: 20,
        offered: 1,
        free: 12,
      },
    ],
    waiting: [
      { kind: "FEMALE", waiting: 4 },
      { kind: "MALE", waiting: 0 },
    ],
  },
  registration: {
    session: "2026/2027",
    semester: "FIRST",
    minCredits: 15,
    total: { students: 30, none: 10, inProgress: 5, complete: 15, credits: 300 },
    groups: [
      {
        departmentId: "1",
        department: "Public Health",
        level: 100,
        counts: { students: 20, none: 6, inProgress: 4, complete: 10, credits: 200 },
      },
      {
        departmentId: "1",
        department: "Public Health",
        level: 200,
        counts: { students: 10, none: 4, inProgress: 1, complete: 5, credits: 100 },
      },
    ],
  },
  waiting: {
    untested: 0,
    undecided: 12,
    uncheckedSittings: 3,
    changedSittings: 0,
    pendingHostelApplications: 5,
    refusedPayments: 0,
    waitingVoids: 2,
    askedRefunds: 1,
    approvedRefunds: 2,
    waitingRows: 4,
    changeRequests: 1,
  },
  indexing: [],
};

/** The dashboards of all roles, with all fields of the schema. */
export const aDashboard = {
  adminDashboard,
  ictDashboard: {
    stuckPayments: { count: 2, oldestAt: "2026-03-24T08:00:00.000Z" },
    unverifiedEmails: { count: 0, oldestAt: null },
    changeRequests: { count: 1, oldestAt: "2026-03-25T08:00:00.000Z" },
  },
  bursaryDashboard: {
    session: "2026/2027",
    charged: 1_000_000,
    paid: 640_000,
    outstanding: 360_000,
    sections: [
      { section: "A", charged: 600_000, paid: 500_000, outstanding: 100_000 },
      { section: "LATE", charged: 400_000, paid: 140_000, outstanding: 260_000 },
    ],
    days: Array.from({ length: 14 }, (_, index) => ({
      day: `2026-11-${index + 11}`,
      online: index === 13 ? 97_500 : 0,
      counter: index === 13 ? 40_000 : 2_000,
      bank: index === 13 ? 60_000 : 0,
      remita: 0,
      sponsor: index === 13 ? 25_000 : 0,
    })),
    waitingVoids: 2,
    waitingRows: 4,
    waitingRemittances: 2,
    waitingSponsorVoids: 1,
    booksLeftOpen: 1,
    refusedPayments: 3,
    askedRefunds: 1,
    approvedRefunds: 2,
    askedAdjustments: 3,
    cashBook: {
      id: "8",
      day: "2026-11-24",
      status: "OPEN",
      receipts: 4,
      cash: 40_000,
      pos: 15_000,
      teller: 0,
    },
  },
  lecturerDashboard: {
    session: "2026/2027",
    semester: "FIRST",
    semesterId: "4",
    resultsDueOn: "2027-02-12",
    courses: [
      {
        id: "1",
        code: "PHT 111",
        title: "Anatomy",
        creditLoad: 3,
        level: 100,
        registered: 42,
        entered: 20,
        sheetState: "DRAFT",
      },
    ],
    deadlines: [{ name: "REGISTRATION_CLOSES", at: "2026-12-05T23:00:00.000Z" }],
  },
  examOfficerDashboard: {
    session: "2026/2027",
    semester: "FIRST",
    departments: [
      {
        id: "1",
        department: "Public Health",
        courses: 27,
        registrations: 140,
        withoutLecturer: 1,
        results: 80,
        passRate: 72.5,
      },
    ],
    semesterId: "3",
    sheets: [
      { state: "DRAFT", count: 20 },
      { state: "SUBMITTED", count: 4 },
      { state: "RETURNED", count: 0 },
      { state: "APPROVED", count: 1 },
      { state: "PUBLISHED", count: 0 },
      { state: "AMENDED", count: 0 },
    ],
    overdue: 2,
    flagged: 3,
    courses: [
      {
        id: "8",
        code: "PUB 202",
        title: "Epidemiology",
        department: "Public Health",
        state: "SUBMITTED",
        results: 40,
        passRate: 22.5,
      },
    ],
    unassigned: [{ id: "9", code: "PUB 101", title: "Hygiene", department: "Public Health" }],
  },
};
