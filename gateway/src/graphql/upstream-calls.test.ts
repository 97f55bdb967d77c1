import { afterAll, beforeAll, expect, test } from "vitest";
import { type StaffRole, staffRoles } from "../../../contract/staff/role.ts";
import type { Browser } from "../../testing/browser.ts";
import { type WholeOperation, wholeOperations } from "../../testing/operations.ts";
import { signedInStaff, startTestPortal, type TestPortal } from "../../testing/portal.ts";
import { type RecordedCollege, recordCollege } from "../../testing/recorded-college.ts";
import { loadSchema } from "./schema.ts";

/** The calls to the college that one screen may make, including the caller's own record. */
const mostCalls = 8;

let portal: TestPortal;
let recorded: RecordedCollege;
const browsers = new Map<StaffRole, Browser>();

beforeAll(async () => {
  portal = await startTestPortal({
    college: { hasDemo: true },
    between: async (url) => {
      recorded = await recordCollege(url);
      return recorded.url;
    },
  });
  for (const role of staffRoles) browsers.set(role, await signedInStaff(portal, role));
});

afterAll(async () => {
  await portal.close();
  await recorded.close();
});

const readsOf = (size: number) =>
  wholeOperations(loadSchema("Africa/Lagos"), {
    PageInput: `{ number: 1, size: ${size} }`,
    ID: "1",
  }).filter(({ name, rule }) => name.startsWith("Query.") && roleOf(rule) !== undefined);

const roleOf = ({ to }: WholeOperation["rule"]): StaffRole | undefined =>
  staffRoles.findLast((role) => to.includes(role));

const run = async ({ query, rule }: WholeOperation) => {
  const browser = browsers.get(roleOf(rule) ?? "LECTURER");
  recorded.forget();
  const answer = await browser?.graphql(query);
  return { calls: recorded.calls().length, data: answer?.data, errors: answer?.errors };
};

const few = readsOf(10);
const many = readsOf(100);

test.each(
  few.map((operation, at) => [operation.name, operation, many[at] ?? operation] as const),
)("%s needs no more calls for many rows than for few", async (_name, ofFew, ofMany) => {
  const one = await run(ofFew);
  const other = await run(ofMany);

  if (ofFew.query.includes("size: 10")) expect([one.errors, other.errors]).toEqual([[], []]);
  expect(one.calls).toBeLessThanOrEqual(mostCalls);
  // Fewer if the role's data is still in the gateway's cache.
  expect(other.calls).toBeLessThanOrEqual(one.calls);
});

test("the counted calls returned ten rows and a hundred rows", async () => {
  const rowsOf = async (operations: readonly WholeOperation[]) => {
    const operation = operations.find(({ name }) => name === "Query.studentRecords");
    const found = operation === undefined ? undefined : await run(operation);
    const page: unknown = found?.data?.studentRecords;
    const hasRows = typeof page === "object" && page !== null && "rows" in page;
    return {
      rows: hasRows && Array.isArray(page.rows) ? page.rows.length : 0,
      calls: found?.calls,
    };
  };

  expect(await rowsOf(few)).toEqual({ rows: 10, calls: 2 });
  expect(await rowsOf(many)).toEqual({ rows: 100, calls: 2 });
});
