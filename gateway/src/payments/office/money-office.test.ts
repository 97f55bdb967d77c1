import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { payment, sandboxTransaction } from "../../../../college/src/db/schema/payments.ts";
import {
  createPayer,
  initializeTuition,
  openFees,
  paymentCalled,
} from "../../../../college/testing/payments.ts";
import type { Browser } from "../../../testing/browser.ts";
import { signedInStaff, startTestPortal, type TestPortal } from "../../../testing/portal.ts";

let portal: TestPortal;
let admin: Browser;
let support: Browser;
let lecturer: Browser;
let tuitionFeeId: number;

beforeAll(async () => {
  portal = await startTestPortal({
    prepare: async (college) => {
      tuitionFeeId = (await openFees(college)).tuitionFeeIds[100];
    },
  });
  admin = await signedInStaff(portal, "SUPER_ADMIN");
  support = await signedInStaff(portal, "ICT_SUPPORT");
  lecturer = await signedInStaff(portal, "LECTURER");
});

afterAll(async () => {
  await portal.close();
});

/** An open payment; `isPaid` at the provider, which has not notified the college. */
const openPayment = async ({ isPaid = false, surname = "Adeyemi" } = {}) => {
  const { college, url } = portal.college;
  const payer = await createPayer(college, { surname });
  const { body } = await initializeTuition(url, payer, tuitionFeeId).expect(200);
  const { reference } = body.data;
  if (isPaid) {
    await college.db
      .update(sandboxTransaction)
      .set({ status: "success", gatewayResponse: "Successful", paidAt: college.clock() })
      .where(eq(sandboxTransaction.reference, reference));
  }
  return { id: String((await paymentCalled(portal.college, reference)).id), reference, payer };
};

const refusalFields = "... on Refusal { code message fields { field message } }";

const requery = (browser: Browser, id: string) =>
  browser.graphql(
    `mutation ($id: ID!) {
      requeryPayment(id: $id) { __typename ... on PaymentRequeried { outcome } ${refusalFields} }
    }`,
    { id },
  );

const fileOf = async (browser: Browser, id: string) =>
  (
    await browser.graphql(
      `query ($id: ID!) {
        paymentRecord(id: $id) {
          payment { status payer { kind number } }
          lines { label } ledger { receiptUrl } canRequery canResolve
          actions { action outcome } resolution { text }
        }
      }`,
      { id },
    )
  ).data?.paymentRecord;

describe("payments", () => {
  const list = `query ($filter: PaymentRecordFilter, $search: String) {
    paymentRecords(filter: $filter, search: $search) {
      rows { reference status payer { name } } total
      totals { status count amount } sessions export { csv }
    }
  }`;

  it("are listed with totals, and the same list can be downloaded", async () => {
    const { reference } = await openPayment({ surname: "Okonjo" });
    const { data } = await support.graphql(list, {
      filter: { status: "PENDING", amountFrom: 80_000, from: "2020-01-01" },
      search: "okon",
    });
    expect(data?.paymentRecords).toMatchObject({
      rows: [{ reference, payer: { name: "Okonjo Folake" } }],
      total: 1,
      totals: [{ status: "PENDING", count: 1, amount: 86_500 }],
      sessions: ["2025/2026"],
    });
    const links = (data?.paymentRecords as { export: { csv: string } }).export;
    const file = await support.get(links.csv);
    expect(file.status).toBe(200);
    expect(file.body.toString()).toContain(reference);
  });

  it("are settled by a requery and show the permitted actions", async () => {
    const { id } = await openPayment({ isPaid: true });
    expect(await fileOf(support, id)).toMatchObject({ canRequery: true, canResolve: false });
    const { data } = await requery(support, id);
    expect(data?.requeryPayment).toEqual({ __typename: "PaymentRequeried", outcome: "CREDITED" });
    const file = await fileOf(support, id);
    expect(file).toMatchObject({
      payment: { status: "SUCCEEDED", payer: { kind: "STUDENT" } },
      ledger: { receiptUrl: `/download/payment-receipt/${id}` },
      canRequery: false,
      actions: [{ action: "payment.requery", outcome: "credited" }],
    });
    const receipt = await support.get(`/download/payment-receipt/${id}`);
    expect(receipt.headers["content-type"]).toBe("application/pdf");
    expect((await lecturer.get(`/download/payment-receipt/${id}`)).status).toBe(403);
  });

  it("are requeried together after a preview", async () => {
    const [paid, other] = [await openPayment({ isPaid: true }), await openPayment()];
    const ask = async (variables: object) =>
      (
        await support.graphql(
          `mutation ($ids: [ID!]!, $reason: String, $dryRun: Boolean!) {
            requeryPayments(ids: $ids, reason: $reason, dryRun: $dryRun) {
              ... on PaymentsRequeried { results { id outcome } } ${refusalFields}
            }
          }`,
          { ids: [paid.id, other.id], ...variables },
        )
      ).data?.requeryPayments;
    expect(await ask({ dryRun: true })).toEqual({
      results: [
        { id: paid.id, outcome: "WOULD_ASK" },
        { id: other.id, outcome: "WOULD_ASK" },
      ],
    });
    expect(await ask({ dryRun: false })).toMatchObject({
      code: "INVALID_INPUT",
      fields: [{ field: "reason" }],
    });
    expect(await ask({ dryRun: false, reason: "Stuck since Friday" })).toMatchObject({
      results: [{ outcome: "CREDITED" }, { outcome: "OPEN" }],
    });
    expect(await ask({ dryRun: true, ids: [] })).toMatchObject({ code: "REFUSED" });
  });

  it("that were refused can be resolved only by the office", async () => {
    const { id } = await openPayment();
    await portal.college.college.db
      .update(payment)
      .set({ status: "refused", refusal: "amount", refusedAmount: 100, refusedCurrency: "NGN" })
      .where(eq(payment.id, Number(id)));
    const resolve = (browser: Browser) =>
      browser.graphql(
        `mutation ($id: ID!) {
          resolvePayment(id: $id, way: GIVEN_BACK, note: "Refunded by transfer") {
            __typename ${refusalFields}
          }
        }`,
        { id },
      );
    expect((await resolve(support)).errors[0]?.extensions.code).toBe("FORBIDDEN");
    expect(await fileOf(support, id)).toMatchObject({ canResolve: false });
    expect(await fileOf(admin, id)).toMatchObject({ canResolve: true });
    expect((await resolve(admin)).data?.resolvePayment).toMatchObject({
      __typename: "Acknowledgement",
    });
    expect((await resolve(admin)).data?.resolvePayment).toMatchObject({ code: "REFUSED" });
    expect(await fileOf(admin, id)).toMatchObject({
      canResolve: false,
      resolution: { text: "Given back: Refunded by transfer" },
    });
  });

  it("are reconciled with the provider's transactions, as a list and a file", async () => {
    const { reference } = await openPayment({ isPaid: true });
    const day = portal.college.college.clock().toISOString().slice(0, 10);
    const ask = async (from: string, until: string) =>
      (
        await support.graphql(
          `query ($from: Date!, $until: Date!) {
            reconciliation(from: $from, until: $until) {
              ... on Reconciliation { rows { reference state canSettle } states { state count } export { csv } }
              ${refusalFields}
            }
          }`,
          { from, until },
        )
      ).data?.reconciliation as { rows: object[]; export: { csv: string } };
    const books = await ask(day, day);
    expect(books.rows[0]).toEqual({ reference, state: "MISSING_IN_LEDGER", canSettle: true });
    expect((await support.get(books.export.csv)).body.toString()).toContain("missing in ledger");
    expect(await ask("2026-03-02", "2026-03-01")).toMatchObject({
      code: "INVALID_INPUT",
      fields: [{ field: "until" }],
    });
  });

  it.each([
    "999999",
    "0",
    "1e3",
    "2147483648",
    "' or 1=1",
  ])("with the unknown id %s are not found", async (id) => {
    expect(await fileOf(admin, id)).toBeNull();
    expect((await requery(admin, id)).errors[0]?.extensions.code).toBe("NOT_FOUND");
  });
});

describe("the fee schedule", () => {
  const input = {
    stage: "FIRST_YEAR",
    section: "C",
    paidAt: "PORTAL",
    code: "garden",
    label: "Herb garden",
    amount: 1_500,
    frequency: "PER_SESSION",
    position: 20,
  };
  const schedule = `{ feeOffice { lines { id code revision frequency amount } sessionFees { id session hostelFee lateFee revision } tuitionRecords { level } } }`;
  const create = `mutation ($input: FeeLineInput!) {
    createFeeLine(input: $input) { __typename ${refusalFields} }
  }`;

  it("is previewed and changed by the office, and refuses invalid lines", async () => {
    const preview = await admin.graphql(
      `query ($input: FeeChangeInput!) {
        feeChangePreview(input: $input) {
          ... on FeeChangePreview { before { portalTotal } after { portalTotal } moved { department } }
        }
      }`,
      {
        input: { line: input, department: "Community Health", level: 100, residency: "INDIGENE" },
      },
    );
    expect(preview.data?.feeChangePreview).toMatchObject({
      before: { portalTotal: 86_500 },
      after: { portalTotal: 88_000 },
    });
    const made = await admin.graphql(create, { input });
    expect(made.data?.createFeeLine).toEqual({ __typename: "Acknowledgement" });
    const wrong = await admin.graphql(create, { input: { ...input, paidAt: "BURSARY" } });
    expect(wrong.data?.createFeeLine).toMatchObject({
      code: "INVALID_INPUT",
      fields: [{ field: "paidAt" }],
    });
    const { data } = await admin.graphql(schedule);
    const { lines } = data?.feeOffice as { lines: { id: string; code: string }[] };
    const line = lines.find(({ code }) => code === "garden");
    expect(line).toMatchObject({ revision: 1, frequency: "PER_SESSION", amount: 1_500 });
    const remove = `mutation ($id: ID!) {
      removeFeeLine(id: $id, revision: 7) { ... on Refusal { code } }
    }`;
    const { data: removed } = await admin.graphql(remove, { id: line?.id });
    expect(removed?.removeFeeLine).toEqual({ code: "CHANGED_ELSEWHERE" });
  });

  it("has a hostel fee and a late fee of each session, which the office sets", async () => {
    const read = async () => {
      const { data } = await admin.graphql(schedule);
      return (data?.feeOffice as { sessionFees: { id: string; revision: number }[] }).sessionFees;
    };
    const [session] = await read();
    expect(session).toMatchObject({ hostelFee: 25_000, lateFee: 10_000, revision: 0 });
    const change = `mutation ($id: ID!, $revision: Int!, $hostelFee: Naira!, $lateFee: Naira!) {
      changeSessionFees(id: $id, revision: $revision, hostelFee: $hostelFee, lateFee: $lateFee) {
        __typename ${refusalFields}
      }
    }`;
    const fees = { id: session?.id, revision: 0, hostelFee: 31_000.5, lateFee: 12_000 };
    const nothing = await admin.graphql(change, { ...fees, hostelFee: 0 });
    expect(nothing.data?.changeSessionFees).toMatchObject({
      code: "INVALID_INPUT",
      fields: [{ field: "hostelFee" }],
    });
    const made = await admin.graphql(change, fees);
    expect(made.data?.changeSessionFees).toEqual({ __typename: "Acknowledgement" });
    expect((await read())[0]).toMatchObject({ hostelFee: 31_000.5, lateFee: 12_000, revision: 1 });
    const again = await admin.graphql(change, fees);
    expect(again.data?.changeSessionFees).toMatchObject({ code: "CHANGED_ELSEWHERE" });
    expect((await support.graphql(change, fees)).errors[0]?.extensions.code).toBe("FORBIDDEN");
  });

  it("says which sections students may pay online as well, which the office sets", async () => {
    const read = async () => {
      const { data } = await admin.graphql(
        "{ feeOffice { sections { stage section isPaidOnline revision } } }",
      );
      return (data?.feeOffice as { sections: object[] }).sections;
    };
    const change = `mutation ($section: ScheduleSection!, $isPaidOnline: Boolean!) {
      changeFeeSection(stage: FIRST_YEAR, section: $section, revision: 0, isPaidOnline: $isPaidOnline) {
        __typename ${refusalFields}
      }
    }`;
    expect(await read()).toHaveLength(6);
    const made = await admin.graphql(change, { section: "A", isPaidOnline: true });
    expect(made.data?.changeFeeSection).toEqual({ __typename: "Acknowledgement" });
    expect((await read())[0]).toEqual({
      stage: "FIRST_YEAR",
      section: "A",
      isPaidOnline: true,
      revision: 1,
    });
    const again = await admin.graphql(change, { section: "A", isPaidOnline: false });
    expect(again.data?.changeFeeSection).toMatchObject({ code: "CHANGED_ELSEWHERE" });
    const tuition = await admin.graphql(change, { section: "C", isPaidOnline: true });
    expect(tuition.data?.changeFeeSection).toMatchObject({
      code: "INVALID_INPUT",
      fields: [{ field: "isPaidOnline" }],
    });
    const denied = await support.graphql(change, { section: "A", isPaidOnline: true });
    expect(denied.errors[0]?.extensions.code).toBe("FORBIDDEN");
  });

  it("is forbidden to every other role", async () => {
    for (const browser of [support, lecturer]) {
      expect((await browser.graphql(schedule)).errors[0]?.extensions.code).toBe("FORBIDDEN");
      expect((await browser.graphql(create, { input })).errors[0]?.extensions.code).toBe(
        "FORBIDDEN",
      );
    }
  });
});
