import type { CourseOffer, OfferedCourse } from "../../../../rules/registration/course-offer.ts";
import type {
  CourseRegistration_RegistrationFragment,
  RegistrableCourse_CourseFragment,
} from "../../gql/student-registration.ts";

/** The course registration of the running semester. */
export type Registration = CourseRegistration_RegistrationFragment;

/** The courses that can be registered and those that are. */
export type Courses = Extract<
  Registration["courses"],
  { readonly __typename: "RegistrationCourses" }
>;

export type CourseRecord = RegistrableCourse_CourseFragment;

/** A course in the format of the selection rules. */
export interface ShownCourse extends OfferedCourse<string> {
  readonly record: CourseRecord;
}

/** All courses that a student can register or has registered in the semester. */
export interface SemesterOffer extends CourseOffer<string> {
  readonly courses: readonly ShownCourse[];
}

const shown = (
  record: CourseRecord,
  kind: Pick<ShownCourse, "isCarryover" | "isCompulsory">,
): ShownCourse => ({
  id: record.id,
  creditLoad: record.creditLoad,
  isRegistered: record.isRegistered,
  missingPrerequisites: record.prerequisites
    .filter(({ isPassed }) => !isPassed)
    .map(({ code }) => code),
  record,
  ...kind,
});

/**
 * Carryovers first, then compulsory courses, then the others, each in the college's order. A registered course that the
 * student no longer needs is not compulsory.
 */
export const offerOf = (
  { minCredits, maxCredits }: Pick<Registration, "minCredits" | "maxCredits">,
  { carryovers, newCourses, registered }: Courses,
): SemesterOffer => {
  const offered = new Set([...carryovers, ...newCourses].map(({ id }) => id));
  const carried = carryovers.map((record) =>
    shown(record, { isCarryover: true, isCompulsory: record.isCompulsory }),
  );
  const fresh = newCourses.map((record) =>
    shown(record, { isCarryover: false, isCompulsory: record.isCompulsory }),
  );
  const others = registered
    .filter(({ course }) => !offered.has(course.id))
    .map(({ course }) => shown(course, { isCarryover: false, isCompulsory: false }));
  return {
    courses: [
      ...carried,
      ...fresh.filter(({ isCompulsory }) => isCompulsory),
      ...fresh.filter(({ isCompulsory }) => !isCompulsory),
      ...others,
    ],
    minCredits,
    maxCredits,
  };
};

/** The selected courses that are not registered yet. */
export const newlySelected = (
  { courses }: SemesterOffer,
  selection: ReadonlySet<string>,
): readonly ShownCourse[] =>
  courses.filter(({ id, isRegistered }) => !isRegistered && selection.has(id));

/** `CHE 211, CHE 213` */
export const codesOf = ({ courses }: SemesterOffer, ids: readonly string[]): string =>
  courses
    .filter(({ id }) => ids.includes(id))
    .map(({ record }) => record.code)
    .join(", ");
