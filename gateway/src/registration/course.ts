import type { AvailableCourses, CourseRecord, RegisteredRecord } from "../college/registration.ts";
import type { CourseRegistered, RegistrableCourse } from "../generated/schema-types.ts";
import { given } from "../viewer/profile.ts";
import { namesOf } from "./lecturers.ts";

type Registered = readonly RegisteredRecord[];

export const carryoversOf = (available: AvailableCourses, registered: Registered) =>
  courses(available.carryover_courses, registered, { isCarryover: true });

export const newCoursesOf = (available: AvailableCourses, registered: Registered) =>
  courses(available.new_courses, registered, { isCarryover: false });

export const registeredOf = (
  registered: Registered,
  { canDrop }: { readonly canDrop: boolean },
): CourseRegistered[] =>
  registered.map(({ id, course, is_carryover, date_registered }) => ({
    id: String(id),
    course: courseOf(course, { isCarryover: is_carryover, isRegistered: true }),
    isCarryover: is_carryover,
    registeredAt: given(date_registered),
    canDrop,
  }));

const courses = (
  records: readonly CourseRecord[],
  registered: Registered,
  { isCarryover }: { readonly isCarryover: boolean },
): RegistrableCourse[] => {
  const ids = new Set(registered.map(({ course }) => course.id));
  return records.map((record) =>
    courseOf(record, { isCarryover, isRegistered: ids.has(record.id) }),
  );
};

/** What failed before and what is registered needs no prerequisite any more. */
const courseOf = (
  record: CourseRecord,
  { isCarryover, isRegistered }: { readonly isCarryover: boolean; readonly isRegistered: boolean },
): RegistrableCourse => {
  const prerequisites = (record.prerequisites ?? []).map(({ id, code, title, is_passed }) => ({
    id: String(id),
    code,
    title,
    isPassed: is_passed,
  }));
  return {
    id: String(record.id),
    code: record.code,
    title: record.title,
    creditLoad: record.credit_load,
    level: String(record.level),
    isCompulsory: record.is_compulsory,
    lecturers: namesOf(record.lecturers),
    department: given(record.course_department_details?.course_department),
    prerequisites,
    isRegistered,
    canRegister: isCarryover || isRegistered || prerequisites.every(({ isPassed }) => isPassed),
  };
};
