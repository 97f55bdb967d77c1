import { afterAll, beforeAll, expect, test } from "vitest";
import { createBankAccount } from "../../../../college/testing/bank.ts";
import { counterOf } from "../../../../college/testing/counter.ts";
import { createPayer, creditPayment, openFees } from "../../../../college/testing/payments.ts";
import { createStaff } from "../../../../college/testing/staff.ts";
import type { StaffRole } from "../../../../contract/staff/role.ts";
import type { Browser } from "../../../testing/browser.ts";
import { signedInStaff, startTestPortal, type TestPortal } from "../../../testing/portal.ts";

let portal: TestPortal;
let officer: Browser;
let day: string;

beforeAll(async () => {
  let sessionId = 0;
  portal = await startTestPortal({
    prepare: async (college) => {
      ({ sessionId } = await openFees(college));
    },
  });
  const { college } = portal.college;
  day = college.clock().toISOString().slice(0, 10);
  const { accountId } = await createPayer(college);
  await creditPayment(college, { accountId, sessionId, purpose: "hostel" });
  await createBankAccount(college, { accountNumber: "1012345678" });
  officer = await signedInStaff(portal, "BURSARY_OFFICER");
});

afterAll(() => portal.close());

const query = `query ($from: Date!, $until: Date!) {
  channelReconciliation(from: $from, until: $until) {
    ... on ChannelReconciliation {
      lines { channel account { bank accountNumber } ledger { count amount } source { count amount } difference
        differences { kind amount } unexplained waiting { kind count } gaps { from until } }
      books { id } transfers { remittanceId seen }
      balance { received paid refunded credit difference }
      export { csv xlsx }
    }
    ... on Refusal { code message fields { field } }
  }
}`;

const ask = async (browser: Browser, from = day, until = day) => {
  const { data, errors } = await browser.graphql(query, { from, until });
  expect(errors).toEqual([]);
  return Object(data?.channelReconciliation);
};

test("every channel is beside its source in one request, and in a file", async () => {
  const answer = await ask(officer);
  expect(answer).toMatchObject({
    lines: [
      {
        channel: "ONLINE",
        account: null,
        ledger: { count: 1, amount: 25_000 },
        source: null,
        difference: null,
      },
      { channel: "CASH", source: { count: 0, amount: 0 } },
      { channel: "POS" },
      { channel: "TELLER" },
      { channel: "BANK", account: { accountNumber: "1012345678" }, differences: [], gaps: [] },
      { channel: "SPONSOR" },
      { channel: "REFUND", source: null },
    ],
    books: [],
    transfers: [],
    balance: { difference: 0 },
  });
  const file = await officer.get(answer.export.csv);
  expect(file.status).toBe(200);
  expect(file.body.toString()).toContain("Zenith Bank 1012345678");
});

test("what an open cash book has is less at the source than in the ledger", async () => {
  const { college, url } = portal.college;
  const counter = counterOf(url, await createStaff(college, "BURSARY_OFFICER"));
  const { id } = await createPayer(college);
  const [item] = await counter.items(id, "A");
  await counter
    .record({ student_id: id, method: "cash", amount: 500, items: [item?.key] })
    .expect(201);
  const { lines } = await ask(officer);
  expect(lines[1]).toMatchObject({
    ledger: { count: 1, amount: 500 },
    difference: -500,
    differences: [{ kind: "NOT_COUNTED", amount: -500 }],
    unexplained: 0,
  });
});

test("days without a statement are named", async () => {
  const { lines } = await ask(officer, "2026-03-01", "2026-03-02");
  expect(lines[4].gaps).toEqual([{ from: "2026-03-01", until: "2026-03-02" }]);
});

test("a range that is too long is refused at its field", async () => {
  expect(await ask(officer, "2026-01-01", "2026-03-01")).toMatchObject({
    code: "INVALID_INPUT",
    message: "Choose 31 days at most.",
    fields: [{ field: "until" }],
  });
});

test.each<StaffRole>(["SUPER_ADMIN", "ICT_SUPPORT"])("a %s sees it, too", async (role) => {
  expect((await ask(await signedInStaff(portal, role))).balance).toMatchObject({ difference: 0 });
});

test.each<StaffRole>(["LECTURER", "EXAM_OFFICER"])("a %s does not see it", async (role) => {
  const browser = await signedInStaff(portal, role);
  const { errors } = await browser.graphql(query, { from: day, until: day });
  expect(errors[0]?.extensions.code).toBe("FORBIDDEN");
  const path = "/download/export/reconciliation-by-channel";
  const file = await browser.get(`${path}?format=csv&from=${day}&until=${day}`);
  expect(file.status).toBe(403);
});
