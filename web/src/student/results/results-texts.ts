const credits = (count: number): string => `${count} ${count === 1 ? "credit" : "credits"}`;
const semesters: Readonly<Record<number, string>> = { 1: "First", 2: "Second", 3: "Third" };

export const resultsTexts = {
  credits,
  average: (value: number | null): string => value?.toFixed(2) ?? "—",
  failed: "Your results could not be loaded.",
  cgpa: "CGPA",
  gpa: "GPA",
  cgpaAfter: "CGPA after it",
  creditsPassed: "Credits passed",
  creditsRegistered: "Credits registered",
  passedOf: (passed: number, registered: number): string => `${passed} of ${registered}`,

  empty: {
    title: "No results yet",
    hint: "Your results appear here as soon as the college publishes them. We write to you then.",
    toCourses: "Registered courses",
  },

  carryovers: {
    title: "Carryovers",
    lead: "You have not passed these courses yet. They come into the next course registration of their semester by themselves.",
    toRegistration: "Go to course registration",
    when: (semester: number, session: string): string =>
      `Taught in ${(semesters[semester] ?? String(semester)).toLowerCase()} semesters, failed in ${session}`,
  },

  session: (session: string): string => `${session} session`,
  semester: (number: number): string => `${semesters[number] ?? number} semester`,
  awaited: (count: number): string =>
    count === 1
      ? "The result of 1 course is still to come; these figures are without it."
      : `The results of ${count} courses are still to come; these figures are without them.`,

  course: {
    ca: "CA",
    exam: "Exam",
    total: "Total",
    grade: "Grade",
    points: "Points",
    none: "—",
    absent: "Absent",
    withheld: "Withheld",
    withheldHint:
      "The college holds this result back. It counts towards nothing until it is released.",
    passed: "Passed",
    failed: "Failed",
    repeat: "Repeated course",
    notCounted: "Not in the CGPA: another attempt counts",
  },

  scale: {
    title: "How results are graded",
    letter: "Grade",
    from: "Total from",
    points: "Points",
    gpa: "GPA: the points of each course times its credits, divided by all credits. The CGPA is the same over all semesters.",
    policies: {
      ALL: "Of a repeated course, all attempts count towards the CGPA.",
      BEST: "Of a repeated course, the best attempt counts towards the CGPA.",
      LATEST: "Of a repeated course, the latest attempt counts towards the CGPA.",
    },
    absent: "Whoever is absent from an examination gets ABS: 0 points, to be taken again.",
  },

  transcript: {
    fileName: "transcript.pdf",
    label: "Download transcript",
    busy: "Downloading...",
    failed: "The transcript could not be downloaded",
    startedTitle: "Transcript",
    started: "Your transcript is being downloaded.",
  },
} as const;
