import type { StudentHostelQuery } from "../../gql/student-hostels.ts";

type Student = Extract<NonNullable<StudentHostelQuery["viewer"]>, { __typename: "Student" }>;

export type Hostel = NonNullable<Student["hostel"]>;
export type Application = NonNullable<Hostel["application"]>;
export type Room = Hostel["rooms"][number];
export type Waiting = NonNullable<Hostel["waiting"]>;

/** A bed as people call it. */
export interface Bed {
  readonly id: string;
  readonly number: string;
  readonly roomNumber: string;
}
