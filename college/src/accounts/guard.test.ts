import { afterAll, beforeAll, expect, test } from "vitest";
import type { Endpoint } from "../../../contract/endpoint.ts";
import { endpoints } from "../../../contract/endpoints.ts";
import { staffRoles } from "../../../contract/staff/role.ts";
import { createApplicant } from "../../testing/applicants.ts";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { createCalendar, createStudent, signInAs } from "../../testing/people.ts";
import { createStaff } from "../../testing/staff.ts";

const callers = ["nobody", "applicant", "student", ...staffRoles] as const;
type Caller = (typeof callers)[number];

let server: TestCollege;
const accounts = new Map<Caller, { readonly accountId: number }>();
const signIns = new Map<Caller, string>();
/** The one record that a person may name: their own. */
let studentId: number;

beforeAll(async () => {
  server = await startTestCollege();
  const { college } = server;
  await createCalendar(college);
  accounts.set("applicant", await createApplicant(college));
  const student = await createStudent(college);
  studentId = student.id;
  accounts.set("student", student);
  for (const role of staffRoles) accounts.set(role, await createStaff(college, role));
});

afterAll(() => server.close());

/** Anybody's to call, and the staff have no profile to be corrected. */
const notOfTheStaff = "/auth/profile-correction/";

const mayCall = ({ auth, roles = [], path }: Endpoint, caller: Caller): boolean => {
  const isStaff = staffRoles.some((role) => role === caller);
  if (auth === "none" || auth === "optional") return true;
  if (auth === "account") return caller !== "nobody" && !(isStaff && path === notOfTheStaff);
  return auth === "staff" ? roles.some((role) => role === caller) : caller === auth;
};

const signedIn = async (caller: Caller): Promise<string | undefined> => {
  const account = accounts.get(caller);
  if (account === undefined) return undefined;
  const known = signIns.get(caller) ?? (await signInAs(server.college, account)).authorization;
  signIns.set(caller, known);
  return known;
};

/** What an endpoint answers somebody who sends it nothing: the guard's 401 or 403, or anything else. */
const outcomeOf = async ({ method, path }: Endpoint, caller: Caller) => {
  const authorization = await signedIn(caller);
  const headers = authorization === undefined ? undefined : { authorization };
  const { statusCode, body } = await server.app.inject({
    method,
    url: path.replace("/student/{id}/", `/student/${studentId}/`).replaceAll(/\{\w+\}/g, "999999"),
    ...(headers && { headers }),
    ...(method !== "GET" && { payload: {} }),
  });
  // Some calls end their sign-in; none that is refused does, and none that reads.
  if (method !== "GET" && statusCode !== 403) signIns.delete(caller);
  if (statusCode === 401 && body.includes("token_not_valid")) return 401;
  return statusCode === 403 || statusCode >= 500 ? statusCode : "let through";
};

test.each(
  endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
)("%s lets through whom the contract says, and nobody else", async (_name, endpoint) => {
  const expected = callers.map((caller) => {
    if (mayCall(endpoint, caller)) return [caller, "let through"];
    return [caller, caller === "nobody" ? 401 : 403];
  });
  const found: (readonly [Caller, unknown])[] = [];
  for (const caller of callers) found.push([caller, await outcomeOf(endpoint, caller)]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
});
