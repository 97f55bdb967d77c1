import { departments } from "../reference/departments.ts";
import type { DemoSession } from "./calendar.ts";
import type { FeesPaid } from "./fees-paid.ts";

/** What came of a student's courses in earlier semesters. */
export type AcademicRecord =
  /** As chance has it: most passed everything, some carry one to three courses over. */
  | "drawn"
  | "passed"
  /** In the running semester. */
  | "one carryover"
  /** Carryovers of the running semester beyond its maximum of credits. */
  | "over the maximum"
  /** So many failures in the last session that it may end on probation. */
  | "on probation"
  /** A level repeated, with so little of it left that the minimum of credits cannot be reached. */
  | "under the minimum";

/** How far a student has come with the registration for the running semester. */
export type RegistrationProgress = "none" | "in progress" | "complete";

const progress: readonly RegistrationProgress[] = ["complete", "in progress", "none"];

/** Spread so that a third of those who have paid tuition, with and without the hostel, are in every state. */
const registrationAt = (place: number): RegistrationProgress =>
  progress[place % progress.length] ?? "none";

/** Where, among the classes of level 300, the students with too many carryovers are. */
const overMaximum: readonly { readonly department: number; readonly place: number }[] = [
  { department: 0, place: 2 },
  { department: 3, place: 9 },
  { department: 5, place: 14 },
];

/** Where, in every class of level 200, the student is whose last session did not end well. */
const onProbation = 6;

const recordAt = (level: number, department: number, place: number): AcademicRecord => {
  if (level === 200 && place === onProbation) return "on probation";
  return level === 300 &&
    overMaximum.some((one) => one.department === department && one.place === place)
    ? "over the maximum"
    : "drawn";
};

/** The facts of a demo student that are decided before payments are drawn. */
export interface DemoEnrolment {
  readonly matricNumber: string;
  readonly mustChangePassword: boolean;
  readonly department: string;
  readonly level: number;
  readonly hasPassport: boolean;
  /** Of the current session; earlier sessions are paid. */
  readonly paid: FeesPaid;
  readonly record: AcademicRecord;
  readonly registration: RegistrationProgress;
  /** Whether last session was at this level already. */
  readonly repeatsLevel?: boolean;
}

const levels = [100, 200, 300] as const;
export const studentsPerClass = 15;
const firstSerial = 101;
/** In every class of the later levels: men who live on the campus, so that their hostels are nearly full. */
const boardersPerClass = 4;

/** The places in every department and level, with what each student has paid: equal shares everywhere. */
export const enrolments = (sessions: readonly DemoSession[]): readonly DemoEnrolment[] => {
  const shares: readonly FeesPaid[] = [
    "nothing",
    "tuition and hostel",
    "tuition",
    "nothing",
    "tuition",
  ];
  return levels.flatMap((level) =>
    departments.flatMap(({ name }, departmentIndex) =>
      Array.from({ length: studentsPerClass }, (_, place): DemoEnrolment => {
        const serial = firstSerial + departmentIndex * studentsPerClass + place;
        return {
          matricNumber: `COHT/${entryYear(sessions, level)}/${serial}`,
          mustChangePassword: level === 100 && place === 0,
          department: name,
          level,
          hasPassport: place % 3 === 1,
          paid: shares[place % shares.length] ?? "nothing",
          record: recordAt(level, departmentIndex, place),
          registration: registrationAt(place),
        };
      }),
    ),
  );
};

/** Numbered after all the others. */
export const boarderEnrolments = (sessions: readonly DemoSession[]): readonly DemoEnrolment[] =>
  levels
    .filter((level) => level > 100)
    .flatMap((level) =>
      departments.flatMap(({ name }, departmentIndex) =>
        Array.from({ length: boardersPerClass }, (_, place): DemoEnrolment => {
          const before = departments.length * studentsPerClass + departmentIndex * boardersPerClass;
          return {
            matricNumber: `COHT/${entryYear(sessions, level)}/${firstSerial + before + place}`,
            mustChangePassword: false,
            department: name,
            level,
            hasPassport: false,
            paid: "tuition and hostel",
            record: "drawn",
            registration: registrationAt(place),
          };
        }),
      ),
    );

const entryYear = (sessions: readonly DemoSession[], level: number): number =>
  (sessions.at(-1)?.firstYear ?? 0) - (level / 100 - 1);
