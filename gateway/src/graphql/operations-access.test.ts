import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestApplicant } from "../../../college/testing/applicants.ts";
import type { TestStudent } from "../../../college/testing/people.ts";
import { readOwnStaffRecord } from "../../../contract/accounts/staff-account.ts";
import type { Endpoint } from "../../../contract/endpoint.ts";
import { endpoints } from "../../../contract/endpoints.ts";
import { type StaffRole, staffRoles } from "../../../contract/staff/role.ts";
import type { Browser, GraphqlAnswer } from "../../testing/browser.ts";
import { type WholeOperation, wholeOperations } from "../../testing/operations.ts";
import {
  apply,
  enrol,
  signedIn,
  signedInApplicant,
  signedInStaff,
  startTestPortal,
  type TestPortal,
} from "../../testing/portal.ts";
import { type RecordedCollege, recordCollege } from "../../testing/recorded-college.ts";
import { loadSchema } from "./schema.ts";

const operations = wholeOperations(loadSchema("Africa/Lagos"));
const named = operations.map((operation) => [operation.name, operation] as const);

type Caller =
  | "nobody"
  | "student"
  | "other student"
  | "due"
  | "applicant"
  | "other applicant"
  | StaffRole;

let portal: TestPortal;
let recorded: RecordedCollege;
let student: TestStudent;
let applicant: TestApplicant;
const browsers = new Map<Caller, Browser>();
const signIns = new Map<Caller, () => Promise<Browser>>();

beforeAll(async () => {
  portal = await startTestPortal({
    between: async (url) => {
      recorded = await recordCollege(url);
      return recorded.url;
    },
  });
  student = await enrol(portal);
  applicant = await apply(portal);
  const otherStudent = await enrol(portal);
  const due = await enrol(portal, { mustChangePassword: true });
  const otherApplicant = await apply(portal);
  signIns.set("student", () => signedIn(portal, student));
  signIns.set("other student", () => signedIn(portal, otherStudent));
  signIns.set("due", () => signedIn(portal, due));
  signIns.set("applicant", () => signedInApplicant(portal, applicant));
  signIns.set("other applicant", () => signedInApplicant(portal, otherApplicant));
  for (const role of staffRoles) signIns.set(role, () => signedInStaff(portal, role));
});

afterAll(async () => {
  await portal.close();
  await recorded.close();
});

/** Signed in once, and again after an operation that ended it. */
const browserOf = async (caller: Caller): Promise<Browser> => {
  const known = browsers.get(caller);
  if (known?.cookie !== undefined) return known;
  const browser = (await signIns.get(caller)?.()) ?? portal.gateway.browser();
  browsers.set(caller, browser);
  return browser;
};

interface Run {
  readonly answer: GraphqlAnswer;
  readonly calls: ReturnType<RecordedCollege["calls"]>;
}

const runs = new Map<string, Promise<Run>>();

/** Runs an operation once for each caller. The tests read different things from the same run. */
const run = (operation: WholeOperation, caller: Caller): Promise<Run> => {
  const key = `${caller} ${operation.name}`;
  const known = runs.get(key) ?? runAnew(operation, caller);
  runs.set(key, known);
  return known;
};

const csv = { content: Buffer.from("a"), name: "a.csv", type: "text/csv" };

const runAnew = async ({ query, takesFile }: WholeOperation, caller: Caller): Promise<Run> => {
  const browser = await browserOf(caller);
  recorded.forget();
  const answer = takesFile ? await browser.upload(query, {}, csv) : await browser.graphql(query);
  return { answer, calls: recorded.calls() };
};

const refusals = ["SIGNED_OUT", "SESSION_EXPIRED", "FORBIDDEN", "PASSWORD_CHANGE_REQUIRED"];

/** The outcome of an operation: data, or the code of the refusal. An operation that GraphQL rejects is an error of the test. */
const outcomeOf = ({ errors }: GraphqlAnswer): string => {
  const refused = errors.find(({ extensions }) => refusals.includes(extensions.code));
  if (refused !== undefined) return refused.extensions.code;
  return errors.some(({ path }) => path === undefined) ? "not run" : "let through";
};

const isFor = ({ rule }: WholeOperation, audience: WholeOperation["rule"]["to"][number]) =>
  rule.to.includes("PUBLIC") || rule.to.includes(audience);

test.each(named)("%s runs only for the roles that its rule names", async (_name, operation) => {
  const forDue = operation.rule.whilePasswordIsDue ? "let through" : "PASSWORD_CHANGE_REQUIRED";
  const outcomes: Record<string, string> = {};
  for (const caller of ["nobody", "student", "applicant", ...staffRoles] as const) {
    outcomes[caller] = outcomeOf((await run(operation, caller)).answer);
  }
  const { answer: due } = await run(operation, "due");
  outcomes.due = outcomeOf({ ...due, errors: due.errors.filter(({ path }) => path?.length === 1) });

  expect(outcomes).toEqual({
    nobody: operation.rule.to.includes("PUBLIC") ? "let through" : "SIGNED_OUT",
    student: isFor(operation, "STUDENT") ? "let through" : "FORBIDDEN",
    applicant: isFor(operation, "APPLICANT") ? "let through" : "FORBIDDEN",
    ...Object.fromEntries(
      staffRoles.map((role) => [role, isFor(operation, role) ? "let through" : "FORBIDDEN"]),
    ),
    due: operation.rule.to.includes("PUBLIC")
      ? "let through"
      : isFor(operation, "STUDENT")
        ? forDue
        : "FORBIDDEN",
  });
});

test.each(named)("%s reveals no values of other people", async (_name, operation) => {
  const secrets = [
    student.matricNumber,
    student.email,
    applicant.applicationNo,
    applicant.email,
    applicant.phone,
  ];
  for (const caller of ["nobody", "other student", "other applicant", "LECTURER"] as const) {
    const answer = JSON.stringify((await run(operation, caller)).answer);
    expect(secrets.filter((secret) => answer.includes(secret))).toEqual([]);
  }
});

test("the owner sees the values that are hidden from others", async () => {
  const [viewer] = operations.filter(({ name }) => name === "Query.viewer");
  if (viewer === undefined) throw new Error("there is no viewer");
  const ofStudent = JSON.stringify((await run(viewer, "student")).answer);
  const ofApplicant = JSON.stringify((await run(viewer, "applicant")).answer);

  for (const own of [student.matricNumber, student.email]) expect(ofStudent).toContain(own);
  for (const own of [applicant.applicationNo, applicant.email, applicant.phone]) {
    expect(ofApplicant).toContain(own);
  }
});

test("a student who must choose a password sees only their identity", async () => {
  const browser = await browserOf("due");

  const answer = await browser.graphql(
    "{ viewer { surname mustChangePassword ... on Student { level fees { session } } } }",
  );

  expect(answer.data).toEqual({
    viewer: { surname: "Adeyemi", mustChangePassword: true, level: null, fees: null },
  });
  expect(answer.errors.map(({ extensions }) => extensions.code)).toEqual([
    "PASSWORD_CHANGE_REQUIRED",
    "PASSWORD_CHANGE_REQUIRED",
  ]);
});

const ofStaff = operations.filter(({ rule }) =>
  rule.to.some((audience) => staffRoles.some((role) => role === audience)),
);

/** The gateway refuses the matrix's values before it asks the college. */
const notAsked = new Set([
  "Query.admissionSimulation",
  "Mutation.createFeeLine",
  "Mutation.changeFeeLine",
]);

/** The contract's endpoint for a path. Endpoints without parameters come first. */
const endpointOf = ({ method, path }: { readonly method: string; readonly path: string }) =>
  endpoints
    .filter((endpoint) => endpoint.method === method && patternOf(endpoint).test(path))
    .toSorted((a, b) => a.path.split("{").length - b.path.split("{").length)[0];

const patternOf = ({ path }: Endpoint): RegExp =>
  new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+").replace(/\/$/, "")}/?$`);

test.each(
  ofStaff.map((operation) => [operation.name, operation] as const),
)("%s allows the roles that the college allows", async (_name, operation) => {
  const called = new Set<Endpoint>();
  for (const role of staffRoles.filter((one) => operation.rule.to.includes(one))) {
    const { calls } = await run(operation, role);
    expect(calls.filter(({ status }) => status === 401 || status === 403)).toEqual([]);
    for (const call of calls) {
      const endpoint = endpointOf(call);
      if (endpoint === undefined) throw new Error(`${call.path} is not of the contract`);
      if (endpoint.auth === "staff" && endpoint !== readOwnStaffRecord) called.add(endpoint);
    }
  }
  expect(called.size === 0).toBe(notAsked.has(operation.name));
  if (notAsked.has(operation.name)) return;
  const allowedRoles = staffRoles.filter((role) =>
    [...called].every(({ roles = [] }) => roles.includes(role)),
  );
  const allowed = staffRoles.filter((role) => operation.rule.to.includes(role));
  // Only people who can change a list's records may read all its ids.
  expect(allowed).toEqual(operation.name.endsWith("Ids") ? expect.any(Array) : allowedRoles);
});
