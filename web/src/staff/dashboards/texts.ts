import type {
  DeadlineName,
  HostelKind,
  PaymentPurpose,
  Semester,
} from "../../gql/staff-dashboards.ts";

const number = new Intl.NumberFormat("en-NG");

const items: Readonly<Record<PaymentPurpose, string>> = {
  TUITION: "Tuition fee",
  HOSTEL: "Hostel fee",
  SCREENING: "Screening fee",
};

const hostelKinds: Readonly<Record<HostelKind, string>> = { FEMALE: "women", MALE: "men" };

const deadlines: Readonly<Record<DeadlineName, string>> = {
  REGISTRATION_OPENS: "Course registration opens",
  REGISTRATION_CLOSES: "Course registration closes",
  DROP_DEADLINE: "Last moment to drop a course",
  SEMESTER_ENDS: "The semester ends",
  RESULTS_DUE: "Results are to be submitted",
};

export const dashboardTexts = {
  count: (value: number) => number.format(value),
  percent: (part: number, whole: number) =>
    whole === 0 ? "–" : `${Math.round((part / whole) * 100)}%`,
  tableOf: (title: string) => `${title}, as a table`,
  inSession: (title: string, session: string | null) => (session ? `${title}, ${session}` : title),
  chartLoading: "Drawing the chart…",
  noSession: "No academic session is running.",
  total: "Total",

  waiting: {
    title: "Waiting for a decision",
    /** The nouns after a count, singular and plural. */
    kinds: {
      undecided: ["tested applicant without a decision", "tested applicants without a decision"],
      untested: ["applicant whose test has no score", "applicants whose test has no score"],
      uncheckedSittings: ["O-level sitting to verify", "O-level sittings to verify"],
      changedSittings: ["O-level sitting that was changed", "O-level sittings that were changed"],
      pendingHostelApplications: ["hostel application to decide", "hostel applications to decide"],
      refusedPayments: ["refused payment to resolve", "refused payments to resolve"],
      changeRequests: ["change request to answer", "change requests to answer"],
    },
  },

  funnel: {
    title: "Admission funnel",
    session: "Application session",
    none: "Nobody has applied in this session yet.",
    noSessions: "No application session has opened yet.",
    steps: {
      signedUp: "Signed up",
      verified: "Verified",
      paid: "Paid",
      submitted: "Submitted",
      tested: "Tested",
      admitted: "Admitted",
      accepted: "Accepted",
      matriculated: "Matriculated",
    },
    columns: { step: "Step", count: "Applicants", ofAll: "Of signed up", department: "Department" },
    byDepartment: "By department",
    summary: (signedUp: number, matriculated: number) =>
      `${number.format(signedUp)} signed up, ${number.format(matriculated)} of them matriculated.`,
  },

  revenue: {
    title: "Revenue by day",
    byItem: "Revenue by item",
    today: "Today",
    session: "This session",
    items,
    none: "Nothing was paid in the last 31 days.",
    noneInSession: "Nothing was paid in this session yet.",
    columns: { day: "Day", item: "Item", payments: "Payments", amount: "Amount", share: "Share" },
    summary: (days: number, total: string) => `The last ${days} days brought ${total}.`,
  },

  hostels: {
    title: "Hostel occupancy",
    none: "There are no hostels yet.",
    open: (deadline: string) => `Applications are open until ${deadline}.`,
    openEnded: "Applications are open.",
    closed: "Applications are closed.",
    columns: ["Hostel", "Beds", "Approved", "Pending", "Offered", "Free", "Out of use"],
    waiting: (count: number, kind: HostelKind) =>
      `${number.format(count)} ${hostelKinds[kind]} on the waiting list`,
    summary: (taken: number, usable: number) =>
      `${number.format(taken)} of ${number.format(usable)} usable beds are taken.`,
  },

  registration: {
    title: "Course registration",
    none: "There are no active students yet.",
    noSemester: "No semester is running.",
    columns: [
      "Department",
      "Level",
      "Students",
      "Complete",
      "In progress",
      "Not started",
      "Credits each",
    ],
    summary: (complete: number, students: number) =>
      `${number.format(complete)} of ${number.format(students)} students have registered completely.`,
    least: (credits: number) => `Complete from ${credits} credits on.`,
  },

  lecturer: {
    courses: "My courses",
    none: "No course is assigned to you in the running semester.",
    noneHint: "The exam officer or the admin's office assigns courses.",
    columns: {
      code: "Code",
      title: "Title",
      level: "Level",
      credits: "Credits",
      registered: "Registered",
      entered: "Entered",
      sheet: "Result sheet",
    },
    openSheet: (code: string) => `Result sheet of ${code}`,
    due: (day: string) => `Results are to be submitted by ${day}.`,
    overdue: (day: string, count: number) =>
      `Results were to be submitted by ${day}; ${count === 1 ? "one sheet is" : `${count} sheets are`} overdue.`,
    deadlines: "Deadlines",
    noDeadlines: "No deadlines are ahead.",
    deadlineNames: deadlines,
  },

  exams: {
    departments: "Courses and registrations",
    none: "No course is offered in the running semester.",
    columns: {
      department: "Department",
      courses: "Courses",
      registrations: "Registrations",
      withoutLecturer: "Without lecturer",
      results: "Results",
      passRate: "Pass rate",
    },
    sheets: "Result sheets",
    sheetsSummary: (waiting: number, approved: number) =>
      `${number.format(waiting)} ${waiting === 1 ? "sheet waits" : "sheets wait"} for approval, ${number.format(approved)} for release.`,
    overdue: "Overdue: still with the lecturers",
    flagged: "Worth a look: something is odd",
    rate: (value: number | null) => (value === null ? "–" : `${Math.round(value)}%`),
    lowest: "Lowest pass rates",
    noResults: "No results are entered yet.",
    lowestColumns: {
      code: "Code",
      title: "Title",
      department: "Department",
      state: "State",
      results: "Results",
      passRate: "Pass rate",
    },
    unassigned: "Courses without a lecturer",
    allAssigned: "Every course has a lecturer.",
    unassignedColumns: { code: "Code", title: "Title", department: "Department" },
    summary: (registrations: number, courses: number) =>
      `${number.format(registrations)} registrations of ${number.format(courses)} courses.`,
  },
};

/** Specification §9: the labels of semesters. */
const semesterNames: Readonly<Record<Semester, string>> = {
  FIRST: "First",
  SECOND: "Second",
  THIRD: "Third",
};

/** `2025/2026, First semester`, or a note that no semester is running. */
export const runningPeriod = (session: string | null, semester: Semester | null): string =>
  session
    ? [session, semester && `${semesterNames[semester]} semester`].filter(Boolean).join(", ")
    : "No academic session is running.";
