import type { ResponseOf } from "../../../contract/endpoint.ts";
import {
  availableCourses,
  registeredCourses,
  registrationStatus,
} from "../../../contract/registration/registration.ts";
import type { CollegeCalls } from "../college/calls.ts";
import { isRefusal } from "../college/failure.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import type { Refusal, RegistrableCourse } from "../generated/schema-types.ts";
import { refusal } from "../graphql/refusal.ts";
import { texts } from "../texts.ts";
import { textOrNull } from "../viewer/profile.ts";
import { namesOf } from "./lecturers.ts";
import {
  type CoursesSource,
  notLoaded,
  type RegistrationSource,
  unpaidMessage,
} from "./registration-source.ts";
import { slipUrlOf } from "./slip.ts";

/**
 * Starts all reads that the selected fields need at once. The resolver of each part then finds its read pending.
 * @param selected the names of the fields
 */
export const coursesOf = async (
  registration: RegistrationSource,
  college: CollegeCalls,
  selected: ReadonlySet<string>,
): Promise<CoursesSource | Refusal> => {
  const { query } = registration;
  const isSelected = (name: string): boolean => selected.has(name);
  const hasCourses = ["carryovers", "newCourses"].some(isSelected);
  const hasRegistered = hasCourses || isSelected("registered");
  // The smallest of them tells whether tuition is paid, too.
  const hasStatus = !hasRegistered || ["status", "slipUrl"].some(isSelected);
  const failures = await failuresOf([
    ...(hasCourses ? [college.read(availableCourses, { query })] : []),
    ...(hasStatus ? [college.read(registrationStatus, { query })] : []),
    ...(hasRegistered ? [college.read(registeredCourses, { query })] : []),
  ]);
  for (const failure of failures) {
    if (isRefusal(failure, 402)) return refusal("TUITION_UNPAID", unpaidMessage(failure));
  }
  return { __typename: "RegistrationCourses", registration };
};

/** Undefined for each that succeeded. V8 makes the records of `Promise.allSettled` field by field, and a dashboard reads this. */
const failuresOf = (readings: readonly Promise<unknown>[]): Promise<readonly unknown[]> =>
  Promise.all(
    readings.map((reading) =>
      reading.then(
        () => undefined,
        (failure: unknown) => failure,
      ),
    ),
  );

export const registrationCoursesResolvers = {
  RegistrationCourses: {
    status: async (source, _args, { college }) => {
      const status = await readStatus(source, college);
      const { registrationComplete, totalCourses, totalCredits } = status;
      return {
        isComplete: registrationComplete,
        totalCourses,
        totalCredits,
        newCourses: countOf(status.newCourses),
        carryoverCourses: countOf(status.carryoverCourses),
      };
    },
    carryovers: async (source, _args, { college }) => {
      const { carryoverCourses } = await readAvailable(source, college);
      return coursesFor(carryoverCourses, source, college, { isCarryover: true });
    },
    newCourses: async (source, _args, { college }) => {
      const { newCourses } = await readAvailable(source, college);
      return coursesFor(newCourses, source, college, { isCarryover: false });
    },
    registered: async (source, _args, { college }) => {
      const registered = await readRegistered(source, college);
      return registered.map(({ course, dateRegistered, ...registration }) => ({
        ...registration,
        course: courseOf(course, { ...registration, isRegistered: true }),
        registeredAt: textOrNull(dateRegistered),
        canDrop: source.registration.info.canDrop ?? false,
      }));
    },
    slipUrl: async (source, _args, { college }) => {
      const { hasSlip } = await readStatus(source, college);
      return hasSlip ? slipUrlOf(source.registration.query) : null;
    },
  },
} satisfies Resolvers;

const readAvailable = ({ registration: { query } }: CoursesSource, college: CollegeCalls) =>
  orNotLoaded(college.read(availableCourses, { query }), texts.registration.coursesFailed);

const readStatus = ({ registration: { query } }: CoursesSource, college: CollegeCalls) =>
  orNotLoaded(college.read(registrationStatus, { query }), texts.registration.coursesFailed);

const readRegistered = ({ registration: { query } }: CoursesSource, college: CollegeCalls) =>
  orNotLoaded(college.read(registeredCourses, { query }), texts.registration.registeredFailed);

const orNotLoaded = async <T>(reading: Promise<T>, message: string): Promise<T> => {
  try {
    return await reading;
  } catch (error) {
    throw notLoaded(error, message);
  }
};

/** Some colleges count the courses, others list them. */
const countOf = (courses: ResponseOf<typeof registrationStatus>["newCourses"]): number =>
  typeof courses === "number" ? courses : courses.length;

type CourseRecord = ResponseOf<typeof availableCourses>["newCourses"][number];

const coursesFor = async (
  courses: readonly CourseRecord[],
  source: CoursesSource,
  college: CollegeCalls,
  { isCarryover }: { readonly isCarryover: boolean },
): Promise<RegistrableCourse[]> => {
  const registered = await readRegistered(source, college);
  const registeredIds = new Set(registered.map(({ course }) => course.id));
  return courses.map((course) =>
    courseOf(course, { isCarryover, isRegistered: registeredIds.has(course.id) }),
  );
};

/** A failed or a registered course needs no prerequisite any more. */
const courseOf = (
  { prerequisites = [], courseDepartmentDetails, ...course }: CourseRecord,
  { isCarryover, isRegistered }: { readonly isCarryover: boolean; readonly isRegistered: boolean },
): RegistrableCourse => ({
  ...course,
  level: String(course.level),
  lecturers: namesOf(course.lecturers),
  department: textOrNull(courseDepartmentDetails?.courseDepartment),
  prerequisites,
  isRegistered,
  canRegister: isCarryover || isRegistered || prerequisites.every(({ isPassed }) => isPassed),
});
