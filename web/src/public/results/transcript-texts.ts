export const transcriptTexts = {
  genuine: "This transcript is genuine",
  genuineHint: (college: string) =>
    `${college} issued this transcript. Compare it with what stands here.`,
  outdated: "Results have changed since",
  outdatedHint:
    "Since the college issued this transcript, results of this student were published or amended, or a course of them was renamed. Ask the student for a new one.",
  unknown: "No such transcript",
  unknownHint: (college: string) =>
    `${college} issued no transcript with this code. Check that the whole code was scanned.`,
  name: "Name",
  matricNumber: "Matric No.",
  department: "Department",
  issuedAt: "Issued on",
  creditsPassed: "Credits passed",
  cgpa: "CGPA",
} as const;
