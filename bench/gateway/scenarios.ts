import { operationCalled, operationsOf } from "../harness/operations.ts";

/** An operation of the client that is measured. */
export interface Scenario {
  readonly name: string;
  readonly role: "student" | "staff";
  readonly query: string;
  readonly variables: object;
  /** The calls that need the answer of another one. */
  readonly later?: RegExp;
}

/** From the smallest operation to a page of a hundred records. */
export const scenarios = (): readonly Scenario[] => [
  {
    name: "session",
    role: "student",
    query: operationCalled(operationsOf("session"), "Session"),
    variables: {},
  },
  {
    name: "student dashboard",
    role: "student",
    query: operationCalled(operationsOf("student"), "StudentDashboard"),
    variables: {},
    // They name the session and the semester.
    later: /^\/result\/courseregistration\/.*\?session=/,
  },
  {
    name: "100 students",
    role: "staff",
    query: operationCalled(operationsOf("staff/students"), "StudentRecords"),
    variables: {
      page: { number: 1, size: 100 },
      sort: "MATRIC_NUMBER",
      descending: false,
    },
  },
];
