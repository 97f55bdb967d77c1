import type { AvailableCourses, CourseRecord, RegisteredRecord } from "../college/registration.ts";
import type { CourseRegistered, RegistrableCourse } from "../generated/schema-types.ts";
import { given } from "../viewer/profile.ts";
import { namesOf } from "./lecturers.ts";

type Registered = readonly RegisteredRecord[];

export const carryoversOf = (available: AvailableCourses, registered: Registered) =>
  courses(available.carryoverCourses, registered, { isCarryover: true });

export const newCoursesOf = (available: AvailableCourses, registered: Registered) =>
  courses(available.newCourses, registered, { isCarryover: false });

export const registeredOf = (
  registered: Registered,
  { canDrop }: { readonly canDrop: boolean },
): CourseRegistered[] =>
  registered.map(({ id, course, isCarryover, dateRegistered }) => ({
    id: String(id),
    course: courseOf(course, { isCarryover, isRegistered: true }),
    isCarryover,
    registeredAt: given(dateRegistered),
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
  const prerequisites = (record.prerequisites ?? []).map(({ id, code, title, isPassed }) => ({
    id: String(id),
    code,
    title,
    isPassed,
  }));
  return {
    id: String(record.id),
    code: record.code,
    title: record.title,
    creditLoad: record.creditLoad,
    level: String(record.level),
    isCompulsory: record.isCompulsory,
    lecturers: namesOf(record.lecturers),
    department: given(record.courseDepartmentDetails?.courseDepartment),
    prerequisites,
    isRegistered,
    canRegister: isCarryover || isRegistered || prerequisites.every(({ isPassed }) => isPassed),
  };
};
