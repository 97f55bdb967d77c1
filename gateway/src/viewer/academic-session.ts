import type { Semester } from "../generated/schema-types.ts";

/**
 * The academic session of a semester (specification §4): a first semester starts it, so it is named by the years the
 * semester starts and ends in; every other semester belongs to the session that began the year before. A first semester
 * within one calendar year still opens a session of two.
 * @param start ISO date, as is `end`.
 */
export const sessionOf = (semester: string, start: string, end: string): string => {
  const startYear = yearOf(start);
  if (semester !== "1") return `${startYear - 1}/${startYear}`;
  return `${startYear}/${Math.max(yearOf(end), startYear + 1)}`;
};

const yearOf = (date: string): number => Number(date.slice(0, 4));

/** '1' is the first, '2' the second, any other the third (specification §9); null for a blank text. */
export const semesterOf = (number: string | null | undefined): Semester | null => {
  const text = number?.trim();
  if (!text) return null;
  if (text === "1") return "FIRST";
  return text === "2" ? "SECOND" : "THIRD";
};
