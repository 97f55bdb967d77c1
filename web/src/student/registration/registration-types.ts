import type { StudentCourseRegistrationQuery } from "../../gql/student.ts";

type Student = Extract<
  NonNullable<StudentCourseRegistrationQuery["viewer"]>,
  { readonly __typename: "Student" }
>;

/** Course registration in the running semester, as the screens read it. */
export type Registration = NonNullable<Student["courseRegistration"]>;

/** What can be registered and what is. */
export type Courses = Extract<
  Registration["courses"],
  { readonly __typename: "RegistrationCourses" }
>;

export type CourseRecord = Courses["newCourses"][number];
export type RegisteredCourse = Courses["registered"][number];
