import type { CourseOffer, OfferedCourse } from "../../../../rules/registration/course-offer.ts";
import { proposedSelection } from "../../../../rules/registration/course-selection.ts";
import type { Random } from "../random.ts";
import type { DemoStudent } from "../students.ts";
import { credits } from "../write-calendar.ts";
import { catalogue, classCourses, type DemoCourse } from "./catalogue.ts";

/** Whether a student passed each course, by code, at some time. */
export type Results = ReadonlyMap<string, boolean>;

const byCode = new Map(catalogue.map((course) => [course.code, course]));

/**
 * The courses that a student of a level can register in a semester. Courses that are not required are shuffled, so that
 * students who take the first ones choose differently.
 */
export const drawOffer = (
  random: Random,
  { department }: Pick<DemoStudent, "department">,
  { level, semester }: Pick<DemoCourse, "level" | "semester">,
  results: Results,
): CourseOffer<string> => {
  const offered = (
    course: DemoCourse,
    isCarryover: boolean,
    isCompulsory: boolean,
  ): OfferedCourse<string> => ({
    id: course.code,
    creditLoad: course.creditLoad,
    isCarryover,
    isCompulsory,
    isRegistered: false,
    missingPrerequisites: isCarryover
      ? []
      : course.prerequisites.filter((code) => results.get(code) !== true),
  });
  const carryovers = [...results].flatMap(([code, isPassed]) => {
    const course = byCode.get(code);
    return isPassed || course === undefined || course.semester !== semester
      ? []
      : offered(course, true, course.offeredTo.get(department)?.isCompulsory === true);
  });
  const fresh = classCourses(department, level, semester)
    .filter(({ code }) => !results.has(code))
    .map((course) =>
      offered(course, false, course.offeredTo.get(department)?.isCompulsory === true),
    );
  return {
    courses: [
      ...carryovers,
      ...fresh.filter(({ isCompulsory }) => isCompulsory),
      ...shuffled(
        random,
        fresh.filter(({ isCompulsory }) => !isCompulsory),
      ),
    ],
    ...credits,
  };
};

const shuffled = <T>(random: Random, all: readonly T[]): readonly T[] =>
  all
    .map((one) => ({ one, at: random.fraction() }))
    .toSorted((left, right) => left.at - right.at)
    .map(({ one }) => one);

/**
 * Selects the required courses, and with a chance of `eagerness` (0 to 1) each of the further courses that fit.
 */
export const drawSelection = (
  random: Random,
  offer: CourseOffer<string>,
  electiveRate: number,
): readonly OfferedCourse<string>[] => {
  const chosen = new Set(proposedSelection(offer));
  let total = creditsOf(offer.courses.filter(({ id }) => chosen.has(id)));
  for (const { id, creditLoad, missingPrerequisites } of offer.courses) {
    if (chosen.has(id) || missingPrerequisites.length > 0) continue;
    if (total + creditLoad > offer.maxCredits || !random.chance(electiveRate)) continue;
    chosen.add(id);
    total += creditLoad;
  }
  return offer.courses.filter(({ id }) => chosen.has(id));
};

export const creditsOf = (courses: readonly Pick<OfferedCourse, "creditLoad">[]): number =>
  courses.reduce((total, { creditLoad }) => total + creditLoad, 0);
