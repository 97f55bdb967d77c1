type Overrides = Readonly<Record<string, unknown>>;

/** A passed course of a student's results. */
export const aCourseResult = (code: string, overrides: Overrides = {}) => ({
  __typename: "CourseResult",
  courseId: code,
  code,
  title: `The study of ${code}`,
  creditLoad: 3,
  isRepeat: false,
  remark: null,
  ca: 30,
  exam: 45,
  total: 75,
  grade: "A",
  points: 4,
  isPassed: true,
  counts: true,
  ...overrides,
});

/** A semester of a student's results. */
export const aSemesterOfResults = (
  courses: readonly ReturnType<typeof aCourseResult>[],
  overrides: Overrides = {},
) => ({
  number: 1,
  gpa: 3.25,
  cgpa: 3.1,
  creditsRegistered: 18,
  creditsPassed: 15,
  awaited: 0,
  courses,
  ...overrides,
});

/** The results of a student who has none yet. */
export const someResults = (overrides: Overrides = {}) => ({
  __typename: "StudentResults",
  cgpaPolicy: "ALL",
  cgpa: null,
  creditsRegistered: 0,
  creditsPassed: 0,
  transcriptUrl: null,
  scale: [
    { letter: "A", from: 75, points: 4, isPassed: true },
    { letter: "F", from: 0, points: 0, isPassed: false },
  ],
  carryovers: [],
  graduation: null,
  sessions: [],
  ...overrides,
});
