import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openFees } from "../../../../college/testing/payments.ts";
import type { TestStudent } from "../../../../college/testing/people.ts";
import { overpayTuition, refusePayment } from "../../../../college/testing/refunds.ts";
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

let student: TestStudent;

beforeEach(async () => {
  student = await enrol(portal);
});

const file = `... on RefundFile {
  refund {
    id source state kind amount askedBy decidedAt paidAt reference paymentId paymentReference payer { kind id number }
  }
  reason decidedBy note cancelledAt cancelledBy paidBy lines { id channel reference amount }
  isCovered actions { action by } canDecide canPayOut canCancel
}`;
const refusal = "... on Refusal { code fields { field } }";

/** One of the mutations that answer a refund. */
const change = async (browser: Browser, field: string, types: string, variables: object) => {
  const names = Object.keys(variables).map((name) => `${name}: $${name}`);
  const { data, errors } = await browser.graphql(
    `mutation (${types}) { ${field}(${names.join(", ")}) { ${file} ${refusal} } }`,
    variables,
  );
  return Object(data?.[field] ?? errors[0]?.extensions);
};

const askForPayment = (
  browser: Browser,
  paymentId: number,
  reason = "Paid twice, as the receipt says",
) =>
  change(browser, "askPaymentRefund", "$paymentId: ID!, $reason: String!", { paymentId, reason });

const askForCredit = (browser: Browser, input: object) =>
  change(browser, "askCreditRefund", "$input: AskCreditRefundInput!", {
    input: {
      requestKey: randomUUID(),
      studentId: student.id,
      amount: 10_000,
      kind: "OVERPAID",
      reason: "Paid more than was owed",
      ...input,
    },
  });

const decide = (browser: Browser, id: string, isApproved = true, note: string | null = null) =>
  change(browser, "decideRefund", "$id: ID!, $isApproved: Boolean!, $note: String", {
    id,
    isApproved,
    note,
  });

const payOut = (browser: Browser, id: string, reference: string) =>
  change(browser, "payOutRefund", "$id: ID!, $reference: String!", { id, reference });

const cancel = (browser: Browser, id: string) =>
  change(browser, "cancelRefund", "$id: ID!", { id });

const refuse = () =>
  refusePayment(portal.college.college, { accountId: student.accountId, sessionId });

const paymentFile = async (browser: Browser, id: number) => {
  const { data } = await browser.graphql(
    `query ($id: ID!) {
      paymentRecord(id: $id) {
        payment { isInRefund } refund { id state reference } canAskRefund canResolve resolution { text } actions { action }
      }
    }`,
    { id },
  );
  return data?.paymentRecord;
};

test("refused money is given back by two people, and its payment follows", async () => {
  const { id: paymentId, reference } = await refuse();
  expect(await paymentFile(officer, paymentId)).toMatchObject({ refund: null, canAskRefund: true });
  expect(await askForPayment(officer, paymentId, "no")).toEqual({
    code: "INVALID_INPUT",
    fields: [{ field: "reason" }],
  });
  const asked = await askForPayment(officer, paymentId);
  expect(asked).toMatchObject({
    refund: {
      source: "PAYMENT",
      state: "ASKED",
      kind: "PAID_TWICE",
      amount: 86_500,
      askedBy: "Tunde Balogun",
      paymentId: String(paymentId),
      paymentReference: reference,
      payer: { kind: "STUDENT", id: String(student.id), number: student.matricNumber },
    },
    canDecide: false,
    canCancel: true,
    actions: [{ action: "refund.ask" }],
  });
  const { id } = asked.refund;
  expect(await askForPayment(colleague, paymentId)).toMatchObject({ code: "REFUND_OPEN" });
  expect(await decide(officer, id)).toMatchObject({ code: "SECOND_PERSON" });
  expect(await decide(colleague, id, false)).toMatchObject({ fields: [{ field: "note" }] });
  expect(await decide(colleague, id)).toMatchObject({
    refund: { state: "APPROVED" },
    canPayOut: true,
  });
  expect(await paymentFile(colleague, paymentId)).toMatchObject({
    payment: { isInRefund: true },
    canAskRefund: false,
    canResolve: false,
  });
  expect(await payOut(officer, id, "x")).toMatchObject({ fields: [{ field: "reference" }] });
  expect(await payOut(officer, id, "PSK-4417")).toMatchObject({
    refund: { state: "PAID", reference: "PSK-4417" },
    paidBy: "Tunde Balogun",
  });
  expect(await cancel(officer, id)).toMatchObject({ code: "CHANGED_ELSEWHERE" });
  expect(await paymentFile(support, paymentId)).toMatchObject({
    payment: { isInRefund: false },
    refund: { id, state: "PAID", reference: "PSK-4417" },
    canAskRefund: false,
    resolution: { text: "Refunded with PSK-4417" },
    actions: [{ action: "refund.pay_out" }, { action: "refund.approve" }, { action: "refund.ask" }],
  });
});

test("money in another currency is dealt with by hand", async () => {
  const { id } = await refusePayment(
    portal.college.college,
    { accountId: student.accountId, sessionId },
    { refusal: "currency", refusedCurrency: "USD" },
  );
  expect(await askForPayment(officer, id)).toMatchObject({ code: "OTHER_CURRENCY" });
  expect(await paymentFile(officer, id)).toMatchObject({ canAskRefund: false });
});

test("credit is given back, and staff and student see it in the account", async () => {
  const reference = await overpayTuition(
    portal.college.college,
    { accountId: student.accountId, sessionId },
    10_000_00,
  );
  const staffView = async (browser: Browser) => {
    const { data } = await browser.graphql(
      `query ($id: ID!) { studentRecordAccount(id: $id) { freeCredit canAskRefund account { credit refunded } } }`,
      { id: student.id },
    );
    return data?.studentRecordAccount;
  };
  expect(await staffView(colleague)).toMatchObject({ freeCredit: 10_000, canAskRefund: true });
  expect(await staffView(support)).toMatchObject({ freeCredit: 10_000, canAskRefund: false });
  const counter = await officer.graphql(
    "query ($id: ID!) { counterStudent(id: $id) { credit freeCredit canAskRefund } }",
    { id: student.id },
  );
  expect(counter.data?.counterStudent).toEqual({
    credit: 10_000,
    freeCredit: 10_000,
    canAskRefund: true,
  });

  expect(await askForCredit(colleague, { requestKey: "short" })).toMatchObject({
    fields: [{ field: "requestKey" }],
  });
  expect(await askForCredit(colleague, { amount: 10_000.01 })).toMatchObject({
    code: "INVALID_INPUT",
    fields: [{ field: "amount" }],
  });
  const requestKey = randomUUID();
  const asked = await askForCredit(colleague, { requestKey, amount: 7_000 });
  expect(await askForCredit(colleague, { requestKey, amount: 7_000 })).toEqual(asked);
  expect(await askForCredit(colleague, { requestKey })).toMatchObject({ code: "KEY_REUSED" });
  const { id } = asked.refund;
  expect(await decide(officer, id)).toMatchObject({
    lines: [{ channel: "ONLINE", reference, amount: 7_000 }],
    isCovered: true,
  });
  await payOut(officer, id, "UBA-551");
  expect(await staffView(officer)).toEqual({
    freeCredit: 3_000,
    canAskRefund: true,
    account: { credit: 3_000, refunded: 7_000 },
  });

  const own = await signedIn(portal, student);
  const { data, errors } = await own.graphql(`{
    viewer { ... on Student { account {
      credit refunded receipts { reference refunded }
      refunds { id source state kind amount paidAt reference paymentReference }
    } } }
  }`);
  expect(errors).toEqual([]);
  expect(data?.viewer).toMatchObject({
    account: {
      credit: 3_000,
      refunded: 7_000,
      receipts: [{ reference, refunded: 7_000 }],
      refunds: [
        {
          id,
          source: "CREDIT",
          state: "PAID",
          kind: "OVERPAID",
          amount: 7_000,
          reference: "UBA-551",
        },
      ],
    },
  });
});

test("refunds are listed with filters, and the same list can be downloaded", async () => {
  const { id: paymentId } = await refuse();
  const { refund } = await askForPayment(officer, paymentId);
  const list = async (filter: object) => {
    const { data } = await officer.graphql(
      `query ($filter: RefundFilter, $search: String) {
        refunds(filter: $filter, search: $search) { rows { id state } total export { csv } }
      }`,
      { filter, search: student.matricNumber },
    );
    return Object(data?.refunds);
  };
  const open = await list({ isOpen: true, source: "PAYMENT", kind: "PAID_TWICE" });
  expect(open).toMatchObject({ rows: [{ id: refund.id, state: "ASKED" }], total: 1 });
  expect(await list({ state: "PAID" })).toMatchObject({ total: 0 });
  const answer = await officer.get(open.export.csv);
  expect(answer.status).toBe(200);
  expect(String(answer.body)).toContain(student.matricNumber);
});

test("no refund is nobody's, and only the bursary and super admins have them", async () => {
  const read = "query ($id: ID!) { refund(id: $id) { reason } }";
  expect((await officer.graphql(read, { id: "2147483647" })).data).toEqual({ refund: null });
  expect((await officer.graphql(read, { id: "none" })).data).toEqual({ refund: null });
  const { errors } = await support.graphql(read, { id: "1" });
  expect(errors).toMatchObject([{ extensions: { code: "FORBIDDEN" } }]);
  expect(await cancel(officer, "2147483647")).toMatchObject({ code: "NOT_FOUND" });
  expect(await cancel(support, "1")).toMatchObject({ code: "FORBIDDEN" });
});
