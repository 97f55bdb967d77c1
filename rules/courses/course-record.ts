import { tidyLine } from "../admissions/application-session.ts";
import { onlyProblems } from "../only-problems.ts";
import type { Problems } from "../profiles/personal-details.ts";
import { fieldTexts } from "../texts.ts";
import { courseRecordTexts } from "./texts.ts";

/** Form values of a course. */
export interface CourseValues {
  readonly code: string;
  readonly title: string;
  readonly creditLoad: number;
  /** 100, 200, 300… */
  readonly level: number;
  /** 1, 2 or 3. */
  readonly semester: number;
  /** Who teaches it: a department, or a unit such as General Studies. */
  readonly teachingDepartment: string;
}

const longestTitle = 120;
const longestDepartment = 80;

/** The one form of a course code: `che211` and `CHE  211` are `CHE 211`. */
export const normaliseCourseCode = (text: string): string =>
  tidyLine(text)
    .toUpperCase()
    .replace(/^([A-Z]{2,6})[ -]?(\d{3,4}[A-Z]?)$/, "$1 $2");

const lineProblem = (text: string, missing: string, limit: number): string | undefined => {
  const line = tidyLine(text);
  if (!/\p{L}/u.test(line)) return missing;
  return line.length > limit ? fieldTexts.tooLong(limit) : undefined;
};

const isWhole = (number: number, least: number, most: number): boolean =>
  Number.isInteger(number) && number >= least && number <= most;

/** What is wrong with a course, by field; empty when all is well. */
export const courseProblems = (values: CourseValues): Problems =>
  onlyProblems({
    code: /^[A-Z]{2,6} \d{3,4}[A-Z]?$/.test(normaliseCourseCode(values.code))
      ? undefined
      : courseRecordTexts.code,
    title: lineProblem(values.title, courseRecordTexts.title, longestTitle),
    creditLoad: isWhole(values.creditLoad, 1, 30) ? undefined : courseRecordTexts.creditLoad,
    level:
      isWhole(values.level, 100, 900) && values.level % 100 === 0
        ? undefined
        : courseRecordTexts.level,
    semester: isWhole(values.semester, 1, 3) ? undefined : courseRecordTexts.semester,
    teachingDepartment: lineProblem(
      values.teachingDepartment,
      courseRecordTexts.department,
      longestDepartment,
    ),
  });
