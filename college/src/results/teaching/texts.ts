const count = (number: number, one: string, many: string): string =>
  `${number.toLocaleString("en-NG")} ${number === 1 ? one : many}`;

/** Messages for the assignment of courses to lecturers. */
export const teachingTexts = {
  pastSession: "This session is over: who taught in it stays as it is.",
  unknownLecturer: "Choose lecturers who are not suspended.",
  marksStay: (name: string, students: number) =>
    `${name} has entered marks for ${count(students, "student", "students")} of this course. The marks stay, but ${name} cannot open the result sheet any more.`,
  nobody: "Nobody",
  teachesAlready: "Teaches it already.",
  tooMany: (most: number) =>
    `It has ${most} lecturers already, which is as many as a course can have.`,
  twice: "A course is named twice.",
  wouldAssign: (changed: number) => `${count(changed, "course", "courses")} would be assigned.`,
  assigned: (changed: number) => `${count(changed, "course was", "courses were")} assigned.`,
  outdated:
    "Something changed since the preview, or a course stands in the way. Nothing was written: look at it anew.",
} as const;
