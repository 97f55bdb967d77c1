import type { StudentResultsQuery } from "../../gql/student-results.ts";

type Viewer = NonNullable<StudentResultsQuery["viewer"]>;

/** A student's published results. */
export type Results = NonNullable<Extract<Viewer, { readonly __typename: "Student" }>["results"]>;

export type SessionOfResults = Results["sessions"][number];

export type SemesterOfResults = SessionOfResults["semesters"][number];

export type CourseResult = SemesterOfResults["courses"][number];
