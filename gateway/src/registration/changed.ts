import type { RegistrationSource } from "./registration-source.ts";

/** Courses registered or dropped. */
export interface CoursesChanged {
  readonly __typename: "CoursesRegistered";
  readonly message: string;
  /** Read before the change, which moves no date or limit in it; left out where it was not read. */
  readonly registration?: RegistrationSource;
}
