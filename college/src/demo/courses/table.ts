/**
 * A course as the tables write it down: code, title, credits, then the courses that must have been passed before.
 * `["CHE 121", "Human Anatomy and Physiology II", 3, "CHE 111"]`.
 */
export type CourseLine = readonly [
  code: string,
  title: string,
  creditLoad: 1 | 2 | 3 | 4,
  ...prerequisites: readonly string[],
];

/** The courses of one level in one semester. */
export interface ClassCourses {
  readonly level: 100 | 200 | 300;
  readonly semester: 1 | 2;
  readonly compulsory: readonly CourseLine[];
  readonly elective: readonly CourseLine[];
}
