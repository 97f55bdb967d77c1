import { afterAll, beforeAll, expect, test } from "vitest";
import { chargeStudents } from "../../../college/src/payments/ledger/charge-students.ts";
import { creditPayment, openFees } from "../../../college/testing/payments.ts";
import type { TestStudent } from "../../../college/testing/people.ts";
import type { Browser } from "../../testing/browser.ts";
import {
  enrol,
  signedIn,
  signedInStaff,
  startTestPortal,
  type TestPortal,
} from "../../testing/portal.ts";

let portal: TestPortal;
let officer: Browser;
let student: TestStudent;

const tuition = 86_500;

beforeAll(async () => {
  let sessionId = 0;
  portal = await startTestPortal({
    prepare: async (college) => {
      ({ sessionId } = await openFees(college));
    },
  });
  officer = await signedInStaff(portal, "BURSARY_OFFICER");
  student = await enrol(portal);
  const { college } = portal.college;
  const { accountId } = student;
  await college.db.transaction((tx) => chargeStudents(college, tx, sessionId, [accountId]));
  await creditPayment(college, {
    accountId,
    sessionId,
    purpose: "tuition",
    amountKobo: 50_000_00,
  });
});

afterAll(() => portal.close());

test("the bursary reads the figures with the lists behind them", async () => {
  const { data, errors } = await officer.graphql(`{
    bursaryFigures(by: SECTION, filter: { section: C }) {
      session by rows { key label billed received outstanding percent } total { billed }
      ledger { received paid refunded credit } refundsPaid export { csv }
    }
    channels: bursaryFigures(by: CHANNEL) { rows { key billed received } }
    figureChoices { session sessions departments { id } sponsors { id } }
    balances(filter: { section: C, standing: OWING }) {
      rows { payer { kind number } department level outstanding } total totals { billed paid outstanding } export { csv }
    }
    receipts(search: "${student.matricNumber}", filter: { session: "2025/2026", channel: ONLINE, state: VALID }) {
      rows { channel reference amount paid credit state recordId payer { id } } totals { amount paid } export { xlsx }
    }
  }`);
  expect(errors).toEqual([]);
  const outstanding = tuition - 50_000;
  expect(data).toMatchObject({
    bursaryFigures: {
      session: "2025/2026",
      by: "SECTION",
      rows: [{ key: "C", label: "Section C", billed: tuition, received: 50_000, outstanding }],
      ledger: { received: 50_000, paid: 50_000, refunded: 0, credit: 0 },
      refundsPaid: 0,
      export: { csv: "/download/export/figures?format=csv&by=section&section=C" },
    },
    channels: { rows: [{ key: "ONLINE", billed: null, received: 50_000 }] },
    figureChoices: { session: "2025/2026" },
    balances: {
      rows: [
        {
          payer: { kind: "STUDENT", number: student.matricNumber },
          department: "Community Health",
          level: 100,
          outstanding,
        },
      ],
      total: 1,
      totals: { billed: tuition, paid: 50_000, outstanding },
    },
    receipts: {
      rows: [{ channel: "ONLINE", amount: 50_000, paid: 50_000, state: "VALID" }],
      totals: { amount: 50_000, paid: 50_000 },
    },
  });
});

test("each of them is downloaded as a file", async () => {
  const { data } = await officer.graphql(`{
    bursaryFigures(by: LEVEL) { export { csv } }
    balances { export { csv } }
    receipts { export { csv } }
  }`);
  const links = Object.values(data ?? {}) as { readonly export: { readonly csv: string } }[];
  expect(links).toHaveLength(3);
  for (const link of links) {
    const { status, body } = await officer.get(link.export.csv);
    expect(status).toBe(200);
    expect(String(body).trim().split("\r\n").length).toBeGreaterThan(1);
  }
});

test("a filter that nothing can have is refused, and so is a student", async () => {
  const codeOf = async (browser: Browser, query: string) =>
    (await browser.graphql(query)).errors?.[0]?.extensions?.code;
  for (const query of [
    '{ bursaryFigures(by: DAY, filter: { until: "2026-02-30" }) { session } }',
    '{ bursaryFigures(filter: { session: "now" }) { session } }',
    "{ bursaryFigures(filter: { level: 7 }) { session } }",
    '{ balances(filter: { session: "now" }) { total } }',
    '{ receipts(filter: { from: "2026-02-30" }) { total } }',
  ]) {
    expect(await codeOf(officer, query), query).toBe("INVALID_REQUEST");
  }
  expect(await codeOf(officer, '{ bursaryFigures(filter: { sponsor: "x" }) { session } }')).toBe(
    "NOT_FOUND",
  );
  const own = await signedIn(portal, student);
  for (const query of [
    "{ bursaryFigures { session } }",
    "{ figureChoices { session } }",
    "{ balances { total } }",
    "{ receipts { total } }",
  ]) {
    expect(await codeOf(own, query), query).toBe("FORBIDDEN");
  }
});
