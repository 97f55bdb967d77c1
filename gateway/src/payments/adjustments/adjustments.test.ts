import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openFees } from "../../../../college/testing/payments.ts";
import type { TestStudent } from "../../../../college/testing/people.ts";
import { overpayTuition } from "../../../../college/testing/refunds.ts";
import type { Browser } from "../../../testing/browser.ts";
import {
  enrol,
  signedIn,
  signedInStaff,
  startTestPortal,
  type TestPortal,
} from "../../../testing/portal.ts";

let portal: TestPortal;
let sessionId: number;
let officer: Browser;
let colleague: Browser;
let support: Browser;
let student: TestStudent;

beforeAll(async () => {
  portal = await startTestPortal({
    prepare: async (college) => {
      ({ sessionId } = await openFees(college));
    },
  });
  officer = await signedInStaff(portal, "BURSARY_OFFICER");
  colleague = await signedInStaff(portal, "SUPER_ADMIN");
  support = await signedInStaff(portal, "ICT_SUPPORT");
});

afterAll(() => portal.close());

beforeEach(async () => {
  student = await enrol(portal);
  await overpayTuition(portal.college.college, { accountId: student.accountId, sessionId }, 0);
});

const effect =
  "chargedBefore chargedAfter outstandingBefore outstandingAfter creditBefore creditAfter";
const file = `... on AdjustmentFile {
  adjustment { id state kind amount askedBy student { id matricNumber } lines { chargeId section from to } }
  reason decidedBy note isOutdated canDecide canCancel effect { ${effect} } actions { action }
}`;
const refusal = "... on Refusal { code fields { field } }";

const change = async (browser: Browser, field: string, types: string, variables: object) => {
  const names = Object.keys(variables).map((name) => `${name}: $${name}`);
  const { data, errors } = await browser.graphql(
    `mutation (${types}) { ${field}(${names.join(", ")}) { ${file} ${refusal} } }`,
    variables,
  );
  return Object(data?.[field] ?? errors[0]?.extensions);
};

const ask = (browser: Browser, input: object) =>
  change(browser, "askAdjustment", "$input: AskAdjustmentInput!", {
    input: {
      requestKey: randomUUID(),
      studentId: student.id,
      kind: "WAIVED",
      reason: "The council granted a waiver",
      ...input,
    },
  });

const decide = (browser: Browser, id: string, isApproved = true) =>
  change(browser, "decideAdjustment", "$id: ID!, $isApproved: Boolean!", { id, isApproved });

const tuitionOf = async (browser: Browser) => {
  const { data } = await browser.graphql(
    `query ($id: ID!) { studentRecordAccount(id: $id) {
      canAdjust waitingAdjustments { id } account { charged credit adjustments { id lines { to } }
        sessions { sections { section charges { id charged adjusted { from } } } } } } }`,
    { id: student.id },
  );
  const record = Object(data?.studentRecordAccount);
  const [{ sections }] = record.account.sessions;
  const { charges } = sections.find(({ section }: { section: string }) => section === "C");
  return { ...record, charges };
};

test("charges are adjusted by two people, with their effect before, and the account says so", async () => {
  const { charges, account, canAdjust } = await tuitionOf(officer);
  expect(canAdjust).toBe(true);
  const [first] = charges;
  const lines = [{ chargeId: first.id, amount: 1_000 }];
  const { data } = await officer.graphql(
    `query ($id: ID!, $lines: [AdjustmentLineInput!]!) {
      adjustmentPreview(studentId: $id, lines: $lines) { ... on AdjustmentEffect { ${effect} } ${refusal} } }`,
    { id: student.id, lines },
  );
  const credit = first.charged - 1_000;
  expect(data?.adjustmentPreview).toMatchObject({
    chargedBefore: account.charged,
    chargedAfter: account.charged - credit,
    creditBefore: 0,
    creditAfter: credit,
  });
  const requestKey = randomUUID();
  const asked = await ask(officer, { lines, requestKey });
  expect(asked).toMatchObject({
    adjustment: { state: "ASKED", amount: credit, student: { id: String(student.id) } },
    effect: data?.adjustmentPreview,
    canDecide: false,
    canCancel: true,
  });
  expect(await ask(officer, { lines, requestKey })).toEqual(asked);
  expect(await ask(officer, { lines })).toMatchObject({ code: "ADJUSTMENT_OPEN" });
  const { id } = asked.adjustment;
  expect(await tuitionOf(officer)).toMatchObject({ waitingAdjustments: [{ id }] });
  expect(await decide(officer, id)).toMatchObject({ code: "SECOND_PERSON" });
  expect(await decide(colleague, id, false)).toMatchObject({ fields: [{ field: "note" }] });
  expect(await change(colleague, "cancelAdjustment", "$id: ID!", { id })).toMatchObject({
    code: "NOT_YOURS",
  });
  expect(await decide(colleague, id)).toMatchObject({
    adjustment: { state: "APPROVED" },
    effect: null,
    actions: [{ action: "adjustment.approve" }, { action: "adjustment.ask" }],
  });
  const after = await tuitionOf(support);
  expect(after).toMatchObject({
    canAdjust: false,
    waitingAdjustments: [],
    account: { credit, adjustments: [{ id, lines: [{ to: 1_000 }] }] },
  });
  expect(after.charges).toContainEqual(
    expect.objectContaining({ charged: 1_000, adjusted: { from: first.charged } }),
  );
  const own = await signedIn(portal, student);
  const { data: seen } = await own.graphql(
    "{ viewer { ... on Student { account { credit adjustments { id kind } } } } }",
  );
  expect(seen?.viewer).toMatchObject({
    account: { credit, adjustments: [{ id, kind: "WAIVED" }] },
  });
});

test("what is wrong with a line is at its charge", async () => {
  const { charges } = await tuitionOf(officer);
  const [first] = charges;
  expect(await ask(officer, { lines: [{ chargeId: first.id, amount: first.charged }] })).toEqual({
    code: "INVALID_INPUT",
    fields: [{ field: `lines.${first.id}` }],
  });
  const lines = [{ chargeId: first.id, amount: 0 }];
  expect(await ask(officer, { lines, kind: "WITHDRAWN" })).toMatchObject({
    fields: [{ field: "kind" }],
  });
  expect(await ask(officer, { lines, requestKey: "short" })).toMatchObject({
    fields: [{ field: "requestKey" }],
  });
});

test("adjustments are listed, and closed to others", async () => {
  const { charges } = await tuitionOf(officer);
  const asked = await ask(officer, { lines: [{ chargeId: charges[0].id, amount: 0 }] });
  const query = `query ($search: String) {
    adjustments(search: $search, filter: { state: ASKED }) { rows { id lines { label } } total export { csv } } }`;
  const { data } = await colleague.graphql(query, { search: student.matricNumber });
  expect(data?.adjustments).toMatchObject({ rows: [{ id: asked.adjustment.id }], total: 1 });
  const { errors } = await support.graphql(query, {});
  expect(errors[0]?.extensions).toMatchObject({ code: "FORBIDDEN" });
});
