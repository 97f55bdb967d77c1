import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { staffRoles } from "../../../contract/staff/role.ts";
import type { Browser, GraphqlAnswer } from "../../testing/browser.ts";
import { type WholeOperation, wholeOperations } from "../../testing/operations.ts";
import {
  applyAndPay,
  enrol,
  signedIn,
  signedInApplicant,
  signedInStaff,
  startTestPortal,
  type TestPortal,
} from "../../testing/portal.ts";
import type { Audience } from "../generated/schema-types.ts";
import { loadSchema } from "./schema.ts";

const schema = loadSchema("Africa/Lagos");

let portal: TestPortal;

beforeAll(async () => {
  portal = await startTestPortal();
});

afterAll(() => portal.close());

const browsers = new Map<Audience, Browser>();

/** A browser of the last audience that may run the operation. Signed in again after an operation that ended the session. */
const browserFor = async ({ rule }: WholeOperation): Promise<Browser> => {
  const audience = rule.to.at(-1) ?? "PUBLIC";
  const known = browsers.get(audience);
  if (known !== undefined && (known.cookie !== undefined || audience === "PUBLIC")) return known;
  const browser = await open(audience);
  browsers.set(audience, browser);
  return browser;
};

const open = async (audience: Audience): Promise<Browser> => {
  if (audience === "STUDENT") return signedIn(portal, await enrol(portal));
  if (audience === "APPLICANT") return signedInApplicant(portal, await applyAndPay(portal));
  const role = staffRoles.find((one) => one === audience);
  return role === undefined ? portal.gateway.browser() : signedInStaff(portal, role);
};

const csv = { content: Buffer.from("a"), name: "a.csv", type: "text/csv" };

const run = async (operation: WholeOperation): Promise<GraphqlAnswer> => {
  const browser = await browserFor(operation);
  return operation.takesFile
    ? browser.upload(operation.query, {}, csv)
    : browser.graphql(operation.query);
};

const codesOf = ({ errors }: GraphqlAnswer): readonly string[] =>
  errors.map(({ extensions }) => extensions.code);

/** The codes for which the sender is not to blame. */
const faults = [
  "COLLEGE_FAULT",
  "COLLEGE_UNAVAILABLE",
  "COLLEGE_TIMEOUT",
  "NOT_AVAILABLE",
  "UNAVAILABLE",
  "INTERNAL",
];

const page = "{ number: 1, size: 25 }";

const named = (operations: readonly WholeOperation[]) =>
  operations.map((operation) => [operation.name, operation] as const);

describe("ids that no record has", () => {
  const operations = wholeOperations(
    schema,
    { ID: '"99999999"', PageInput: page },
    { withOptional: true },
  );

  test.each(
    named(operations.filter(({ query }) => query.includes("99999999"))),
  )("%s says that the record is not there", async (_name, operation) => {
    const codes = codesOf(await run(operation));

    expect(codes.filter((code) => faults.includes(code))).toEqual([]);
  });
});

describe("texts beyond every limit", () => {
  /** Together more than the college reads of one request. */
  const most = 100_000;
  const mark = "QQ-mark-QQ";
  const operations = wholeOperations(
    schema,
    { String: `"${mark}"`, ID: '"1"', PageInput: page },
    { withOptional: true },
  ).flatMap((operation) => {
    const parts = operation.query.split(mark);
    if (parts.length === 1) return [];
    const text = "x".repeat(Math.ceil(most / (parts.length - 1)));
    return [{ ...operation, query: parts.join(text) }];
  });

  test.each(named(operations))("%s blames the sender", async (_name, operation) => {
    const answer = await run(operation);

    expect(codesOf(answer).filter((code) => faults.includes(code))).toEqual([]);
    if (!operation.takesFile) expect(JSON.stringify(answer.data)).not.toContain("FILE_TOO_LARGE");
  });
});

describe("a text with a NUL, which no database holds", () => {
  const text = "a\\u0000b@mail.example";
  const operations = wholeOperations(
    schema,
    { String: `"${text}"`, ID: '"1"', PageInput: page },
    { withOptional: true },
  ).filter(({ query }) => query.includes(text));

  test.each(named(operations))("%s blames the sender", async (_name, operation) => {
    const codes = codesOf(await run(operation));

    expect(codes.filter((code) => faults.includes(code))).toEqual([]);
  });
});
