import type { OfferedCourse } from "../../../../rules/registration/course-offer.ts";
import type { Random } from "../random.ts";
import type { DemoStudent } from "../students.ts";
import { drawHistory, type StudyHistory } from "./history.ts";
import { creditsOf, drawOffer, drawSelection } from "./offer.ts";

/** A student with the courses taken so far and those of the running semester. */
export interface DemoStudies {
  readonly student: DemoStudent;
  readonly history: StudyHistory;
  readonly registrations: readonly DemoRegistration[];
}

/** What every student has taken and registered. Same random numbers, same studies. */
export const demoStudies = (
  random: Random,
  students: readonly DemoStudent[],
): readonly DemoStudies[] =>
  students.map((student) => {
    const history = drawHistory(random, student);
    return { student, history, registrations: drawRegistration(random, student, history) };
  });

/** A course that a student registered for the running semester. */
export interface DemoRegistration {
  readonly code: string;
  readonly isCarryover: boolean;
  readonly isDropped: boolean;
}

type Registering = Pick<DemoStudent, "department" | "level" | "years" | "registration">;

/** Draws a student's registration for the running semester, within the rules of course registration. */
const drawRegistration = (
  random: Random,
  student: Registering,
  { results }: StudyHistory,
): readonly DemoRegistration[] => {
  const { level, years, registration } = student;
  const running = years.at(-1)?.session.semesters.find(({ isCurrent }) => isCurrent);
  if (running === undefined || registration === "none") return [];
  const offer = drawOffer(random, student, { level, semester: running.number }, results);
  if (registration === "complete") return drawSelection(random, offer, 0.6).map(registrationOf);
  // Students with carryovers registered before the results were out; the others dropped a course.
  const courses = offer.courses.filter(({ isCarryover }) => !isCarryover);
  const taken = drawSelection(random, { ...offer, courses }, 0);
  if (courses.length < offer.courses.length) return taken.map(registrationOf);
  return dropBelow(taken, offer.minCredits);
};

/** Drops courses that are not required, the last ones first, until there are too few credits. */
const dropBelow = (
  taken: readonly OfferedCourse<string>[],
  minCredits: number,
): readonly DemoRegistration[] => {
  let left = creditsOf(taken);
  const dropped = new Set<string>();
  for (const { id, isCompulsory, creditLoad } of taken.toReversed()) {
    if (left < minCredits) break;
    if (isCompulsory) continue;
    dropped.add(id);
    left -= creditLoad;
  }
  return taken.map((course) => ({ ...registrationOf(course), isDropped: dropped.has(course.id) }));
};

const registrationOf = ({ id: code, isCarryover }: OfferedCourse<string>): DemoRegistration => ({
  code,
  isCarryover,
  isDropped: false,
});
