import type { StudentCourseRegistrationQuery } from "../../gql/student-registration.ts";

type Student = Extract<
  NonNullable<StudentCourseRegistrationQuery["viewer"]>,
  { readonly __typename: "Student" }
>;

/** The course registration of the running semester. */
export type Registration = NonNullable<Student["courseRegistration"]>;

/** The courses that can be registered and those that are. */
export type Courses = Extract<
  Registration["courses"],
  { readonly __typename: "RegistrationCourses" }
>;

export type CourseRecord = Courses["newCourses"][number];
export type RegisteredCourse = Courses["registered"][number];
