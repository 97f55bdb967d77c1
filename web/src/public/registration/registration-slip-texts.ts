export const registrationSlipTexts = {
  genuine: "This registration slip is genuine",
  genuineHint: (college: string) =>
    `${college} issued this slip. These are the courses that are registered now.`,
  unknown: "No such registration slip",
  unknownHint: (college: string) =>
    `${college} issued no registration slip with this code. Check that the whole code was scanned.`,
  name: "Name",
  matricNumber: "Matric No.",
  department: "Department",
  level: "Level",
  session: "Session",
  semester: "Semester",
  totalCredits: "Total credits",
  courses: "Courses",
  code: "Code",
  course: "Course",
  credits: "Credits",
  noCourses: "No course is registered now.",
} as const;
