import type { ClassAttendanceState, ClassMark } from "../../../gql/staff-results.ts";
import type { StatusKind } from "../../../ui/StatusTag.tsx";

/** In the order of the buttons. */
export const classMarks = ["PRESENT", "ABSENT", "EXCUSED"] as const satisfies readonly ClassMark[];

export const classMarkLabels: Readonly<Record<ClassMark, string>> = {
  PRESENT: "Present",
  ABSENT: "Absent",
  EXCUSED: "Excused",
};

export const attendanceStates: Readonly<
  Record<ClassAttendanceState, { readonly kind: StatusKind; readonly text: string }>
> = {
  NONE: { kind: "neutral", text: "No class yet" },
  ENOUGH: { kind: "good", text: "Enough" },
  AT_RISK: { kind: "waiting", text: "At the limit" },
  BELOW: { kind: "bad", text: "Too little" },
};

interface Attended {
  readonly present: number;
  readonly absent: number;
}

/** `6 of 8` */
export const attendedOf = ({ present, absent }: Attended): string =>
  `${present} of ${present + absent}`;
