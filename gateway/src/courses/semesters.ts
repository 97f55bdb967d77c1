import type { Semester } from "../generated/schema-types.ts";

const names: readonly Semester[] = ["FIRST", "SECOND", "THIRD"];

/** The college numbers semesters from 1 to 3. */
export const semesterNamed = (number: number): Semester => names[number - 1] ?? "THIRD";

export const semesterNumber = (name: Semester): number => names.indexOf(name) + 1;
