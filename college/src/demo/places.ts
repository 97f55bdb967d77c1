/** What came of a student's courses in earlier semesters. */
export type AcademicRecord =
  /** As chance has it: most passed everything, some carry one to three courses over. */
  | "drawn"
  | "passed"
  /** In the running semester. */
  | "one carryover"
  /** Carryovers of the running semester beyond its maximum of credits. */
  | "swamped"
  /** A level repeated, with so little of it left that the minimum of credits cannot be reached. */
  | "few left";

/** How far a student has come with the registration for the running semester. */
export type RegistrationProgress = "none" | "in progress" | "complete";

const progress: readonly RegistrationProgress[] = ["complete", "in progress", "none"];

/** Spread so that a third of those who have paid tuition, with and without the hostel, are in every state. */
export const registrationAt = (place: number): RegistrationProgress =>
  progress[place % progress.length] ?? "none";

/** Where, among the classes of level 300, the students with too many carryovers are. */
const swamped: readonly { readonly department: number; readonly place: number }[] = [
  { department: 0, place: 2 },
  { department: 3, place: 9 },
  { department: 5, place: 14 },
];

export const recordAt = (level: number, department: number, place: number): AcademicRecord =>
  level === 300 && swamped.some((one) => one.department === department && one.place === place)
    ? "swamped"
    : "drawn";
