import type { CourseOffer, OfferedCourse } from "../../../../rules/registration/course-offer.ts";
import type {
  CourseRegistration_RegistrationFragment,
  CourseRegistration_RegistrationFragment_courses_RegistrationCourses_registered as Registered,
  RegistrableCourse_CourseFragment,
  CourseRegistration_RegistrationFragment_courses_RegistrationCourses as RegistrationCourses,
} from "../../gql/student-registration.ts";

/** A course in the format of the selection rules. */
export interface ShownCourse extends OfferedCourse<string> {
  readonly record: RegistrableCourse_CourseFragment;
}

/** A registered course with its record. */
export interface RegisteredCourse extends Omit<Registered, "course"> {
  readonly course: RegistrableCourse_CourseFragment;
}

/** All courses that a student can register or has registered in the semester. */
export interface SemesterOffer extends CourseOffer<string> {
  readonly courses: readonly ShownCourse[];
  readonly registration: CourseRegistration_RegistrationFragment;
  /** The courses as the college answered them. */
  readonly own: Pick<RegistrationCourses, "status" | "slipUrl"> & {
    readonly registered: readonly RegisteredCourse[];
  };
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
 * `records` are the courses that `own` names.
 *
 * Carryovers first, then compulsory courses, then the others, each in the college's order. A registered course that the
 * student no longer needs is not compulsory.
 */
export const offerOf = (
  registration: CourseRegistration_RegistrationFragment,
  own: RegistrationCourses,
  records: readonly RegistrableCourse_CourseFragment[],
): SemesterOffer => {
  const { carryovers, newCourses } = own;
  const recordOf = new Map(records.map((record) => [record.id, record]));
  const recordsOf = (named: readonly { readonly id: string }[]) =>
    named.flatMap(({ id }) => recordOf.get(id) ?? []);
  const offered = new Set([...carryovers, ...newCourses].map(({ id }) => id));
  const carried = recordsOf(carryovers).map((record) =>
    shown(record, { isCarryover: true, isCompulsory: record.isCompulsory }),
  );
  const fresh = recordsOf(newCourses).map((record) =>
    shown(record, { isCarryover: false, isCompulsory: record.isCompulsory }),
  );
  const registered = own.registered.flatMap((one) =>
    recordsOf([one.course]).map((course) => ({ ...one, course })),
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
    own: { ...own, registered },
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
