const exportLinks = { csv: "/download/export/x?format=csv", xlsx: "/x" };

export const resultSemesters = [
  {
    id: "7",
    session: "2025/2026",
    semester: "SECOND",
    isCurrent: true,
    resultsDueOn: "2026-07-10",
  },
  { id: "6", session: "2025/2026", semester: "FIRST", isCurrent: false, resultsDueOn: null },
];

/** A submitted sheet in a list. */
export const aSheetRow = {
  courseId: "31",
  semesterId: "7",
  code: "CHE 211",
  title: "Primary Health Care",
  creditLoad: 3,
  level: 200,
  department: "Community Health",
  lecturers: ["Balogun Tunde"],
  registered: 4,
  entered: 3,
  state: "SUBMITTED",
  version: 0,
  isOverdue: false,
  dueOn: "2026-07-10",
  returnReason: null,
  averageTotal: 51.5,
  passRate: 66.7,
  flagCount: 1,
};

/** A student on a sheet who passed. */
export const aResult = {
  studentId: "1",
  matricNumber: "COHT/2025/001",
  name: "Adeyemi Folake",
  isCarryover: false,
  isDropped: false,
  standing: "ACTIVE",
  ca: 30,
  exam: 33,
  remark: null,
  total: 63,
  grade: "BC",
  isPassed: true,
  caMaximum: 40,
  passMark: 40,
};

export const failedResult = {
  ...aResult,
  studentId: "2",
  matricNumber: "COHT/2025/002",
  name: "Bello Musa",
  ca: 15,
  exam: 20,
  total: 35,
  grade: "F",
  isPassed: false,
};

const scale = [
  { letter: "A", from: 75, points: 4, isPassed: true },
  { letter: "BC", from: 60, points: 3, isPassed: true },
  { letter: "E", from: 40, points: 2, isPassed: true },
  { letter: "F", from: 0, points: 0, isPassed: false },
];

/** A submitted sheet without permissions for the viewer. */
export const aSheet = {
  courseId: "31",
  semesterId: "7",
  code: "CHE 211",
  title: "Primary Health Care",
  creditLoad: 3,
  level: 200,
  department: "Community Health",
  session: "2025/2026",
  semester: "SECOND",
  lecturers: ["Balogun Tunde"],
  isOwn: false,
  state: "SUBMITTED",
  version: 0,
  revision: 4,
  dueOn: "2026-07-10",
  isOverdue: false,
  maxima: { ca: 40, exam: 60 },
  scale,
  rows: [aResult, failedResult],
  events: [
    {
      at: "2026-07-01T09:00:00.000Z",
      by: "Tunde Balogun",
      state: "SUBMITTED",
      version: null,
      reason: null,
    },
  ],
  flags: [{ message: "Only 1 of 2 students passed.", studentIds: ["2"] }],
  canEnter: false,
  canSubmit: false,
  canReturn: false,
  canApprove: false,
  canPublish: false,
  canAmend: false,
  refusedBecause: null,
  export: exportLinks,
};

/** The first page of a list with one row. */
export const pageOfOne = (row: object) => ({
  rows: [row],
  total: 1,
  number: 1,
  size: 25,
  export: exportLinks,
});
