import type { CourseOffer, OfferedCourse } from "../../../../rules/registration/course-offer.ts";
import type { Random } from "../random.ts";
import type { DemoStudent } from "../students.ts";
import { credits } from "../write-calendar.ts";
import { catalogue, classCourses, type DemoCourse } from "./catalogue.ts";

/** What is known of a student's courses at some time, by code: whether they were passed. */
export type Results = ReadonlyMap<string, boolean>;

const byCode = new Map(catalogue.map((course) => [course.code, course]));

/**
 * What a student of a level can register in a semester, the courses that are not required in an order that chance made:
 * whoever takes the first ones has a taste of their own.
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
