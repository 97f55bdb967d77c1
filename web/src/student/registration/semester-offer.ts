import type { CourseOffer, OfferedCourse } from "../../../../rules/registration/course-offer.ts";
import type {
  CourseRegistration_RegistrationFragment,
  RegistrableCourse_CourseFragment,
  CourseRegistration_RegistrationFragment_courses_RegistrationCourses as RegistrationCourses,
} from "../../gql/student-registration.ts";

/** A course in the format of the selection rules. */
export interface ShownCourse extends OfferedCourse<string> {
  readonly record: RegistrableCourse_CourseFragment;
}

/** All courses that a student can register or has registered in the semester. */
export interface SemesterOffer extends CourseOffer<string> {
  readonly courses: readonly ShownCourse[];
  readonly registration: CourseRegistration_RegistrationFragment;
  /** The courses as the college answered them. */
  readonly own: RegistrationCourses;
}

const shown = (
  record: RegistrableCourse_CourseFragment,
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
  registration: CourseRegistration_RegistrationFragment,
  own: RegistrationCourses,
): SemesterOffer => {
  const { carryovers, newCourses, registered } = own;
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
    minCredits: registration.minCredits,
    maxCredits: registration.maxCredits,
    registration,
    own,
  };
};

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
