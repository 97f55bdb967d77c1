import { semesterProblems } from "../../../../../rules/courses/academic-calendar.ts";
import type {
  OfficeSemesterFragment,
  OfficeSessionFragment,
  Semester,
} from "../../../gql/staff-courses.ts";
import { instantToInput } from "../../../lib/zoned-input.ts";

const numbers: readonly Semester[] = ["FIRST", "SECOND", "THIRD"];

/** The semesters that a session lacks. */
export const missingSemesters = ({ semesters }: OfficeSessionFragment): readonly Semester[] =>
  numbers.filter((number) => semesters.every((one) => one.number !== number));

/** The form's initial values. A new semester copies the limits of another. */
export const semesterVersion = (
  semester: OfficeSemesterFragment | null,
  like: OfficeSemesterFragment | null,
  timeZone: string,
) => ({
  values: {
    number: semester?.number ?? "",
    startsOn: semester?.startsOn ?? "",
    endsOn: semester?.endsOn ?? "",
    registrationStart: instantToInput(semester?.registrationStart ?? null, timeZone),
    registrationEnd: instantToInput(semester?.registrationEnd ?? null, timeZone),
    dropDeadline: instantToInput(semester?.dropDeadline ?? null, timeZone),
    resultsDueOn: semester?.resultsDueOn ?? "",
    minCredits: String((semester ?? like)?.minCredits ?? ""),
    maxCredits: String((semester ?? like)?.maxCredits ?? ""),
  },
  revision: semester?.revision ?? 0,
});

export type SemesterFormValues = ReturnType<typeof semesterVersion>["values"];

const creditsOf = (text: string): number => (text.trim() === "" ? Number.NaN : Number(text));

/** Converts the form values to the schema's input. */
export const semesterInput = (values: SemesterFormValues) => ({
  startsOn: values.startsOn,
  endsOn: values.endsOn,
  registrationStart: values.registrationStart,
  registrationEnd: values.registrationEnd,
  dropDeadline: values.dropDeadline,
  resultsDueOn: values.resultsDueOn,
  minCredits: creditsOf(values.minCredits),
  maxCredits: creditsOf(values.maxCredits),
});

export const semesterFormProblems = (
  values: SemesterFormValues,
): Readonly<Record<string, string | undefined>> => semesterProblems(semesterInput(values));

export const semesterOf = (number: string): Semester =>
  numbers.find((known) => known === number) ?? "FIRST";
