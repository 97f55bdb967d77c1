import type { CourseOffer } from "../../../rules/registration/course-offer.ts";
import type { Database } from "../db/database.ts";
import { type OpenCourse, readOpenCourses } from "./open-courses.ts";
import { readPrerequisites } from "./prerequisites.ts";
import type { Standing } from "./standing.ts";

/** What a student can register and has registered, as the rules of a selection take it: two queries. */
export const readCourseOffer = async (
  db: Database,
  standing: Pick<Standing, "student" | "semester">,
): Promise<{ readonly open: readonly OpenCourse[]; readonly offer: CourseOffer }> => {
  const { student, semester } = standing;
  const open = await readOpenCourses(db, standing);
  const ids = open.map(({ course }) => course.id);
  const prerequisites = await readPrerequisites(db, student.id, ids);
  const courses = open.map(({ course, isCarryover, isNew, isCompulsory, registration }) => ({
    id: course.id,
    creditLoad: course.creditLoad,
    isCarryover,
    // What was registered and is no longer the student's to take can be dropped.
    isCompulsory: isCompulsory && isNew,
    isRegistered: registration !== null,
    missingPrerequisites: (prerequisites.get(course.id) ?? [])
      .filter(({ isPassed }) => !isPassed)
      .map(({ code }) => code),
  }));
  const { minCredits, maxCredits } = semester;
  return { open, offer: { courses, minCredits, maxCredits } };
};
