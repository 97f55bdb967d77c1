const ordinals: Readonly<Record<number, string>> = { 1: "First", 2: "Second", 3: "Third" };

export const studentResultTexts = {
  title: "Student's results",
  section: "Results",
  notFound: "There is no such student.",
  empty: "No result is published yet.",
  average: (value: number | null): string => value?.toFixed(2) ?? "–",
  semester: (session: string, number: number): string =>
    `${session}, ${(ordinals[number] ?? String(number)).toLowerCase()} semester`,
  cgpa: "CGPA",
  creditsPassed: "Credits passed",
  carryovers: "Carryovers",
  passedOf: (passed: number, registered: number): string => `${passed} of ${registered}`,
  sums: (gpa: string, cgpa: string, passed: number, registered: number): string =>
    `GPA ${gpa}, CGPA ${cgpa}, ${passed} of ${registered} credits passed`,
  code: "Code",
  course: "Course",
  credits: "Credits",
  ca: "CA",
  exam: "Exam",
  total: "Total",
  grade: "Grade",
  points: "Points",
  note: "Remark",
  repeat: "Repeat",
  none: "–",
  department: "Department",
  level: "Level",
  transcript: {
    fileName: "transcript.pdf",
    label: "Download transcript",
    busy: "Downloading...",
    failed: "The transcript could not be downloaded",
    startedTitle: "Transcript",
    started: "The transcript is being downloaded.",
  },
} as const;
