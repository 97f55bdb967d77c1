import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditOf } from "../../../testing/audit.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { type FakePaystack, startFakePaystack } from "../../../testing/fake-paystack.ts";
import {
  createPayer,
  emptyLedger,
  initializeTuition,
  ledgerOf,
  openFees,
  type Payer,
  paymentCalled,
  verify,
} from "../../../testing/payments.ts";
import { createStaff } from "../../../testing/staff.ts";
import { payment } from "../../db/schema/payments.ts";
import { recordTexts } from "./texts.ts";

type Staff = Awaited<ReturnType<typeof createStaff>>;

let fake: FakePaystack;
let server: TestCollege;
let office: Staff;
let ict: Staff;
let tuitionFeeId: number;

beforeAll(async () => {
  fake = await startFakePaystack();
  server = await startTestCollege({ config: fake.config });
  tuitionFeeId = (await openFees(server.college)).tuitionFeeIds[100];
  office = await createStaff(server.college, "SUPER_ADMIN");
  ict = await createStaff(server.college, "ICT_SUPPORT");
});

afterAll(async () => {
  await server.close();
  await fake.close();
});

beforeEach(async () => {
  fake.recover();
  await emptyLedger(server.college);
  await server.college.db.delete(payment);
});

const send = (method: "get" | "post" | "put", path: string, body?: object, who: Staff = office) =>
  request(server.url)[method](`/payment${path}`).set("authorization", who.authorization).send(body);

interface Opened {
  readonly id: number;
  readonly reference: string;
  readonly payer: Payer;
}

const open = async (fields: Parameters<typeof createPayer>[1] = {}): Promise<Opened> => {
  const payer = await createPayer(server.college, fields);
  const { body } = await initializeTuition(server.url, payer, tuitionFeeId).expect(200);
  const { id, reference } = await paymentCalled(server, body.data.reference);
  return { id, reference, payer };
};

/** The provider took another amount than was owed. */
const refused = async (): Promise<Opened> => {
  const opened = await open();
  fake.pay(opened.reference, { amount: 1_00 });
  await verify(server.url, "tuition", opened.reference).expect(409);
  return opened;
};

const openedAt = (id: number, at: string) =>
  server.college.db
    .update(payment)
    .set({ openedAt: new Date(at) })
    .where(eq(payment.id, id));

const idsOf = async (query: string): Promise<readonly number[]> => {
  const { body } = await send("get", `/records/?${query}`).expect(200);
  return body.rows.map(({ id }: { id: number }) => id);
};

describe("the list of payments", () => {
  it("filters, searches and sums", async () => {
    const paid = await open({ surname: "Zubairu" });
    fake.pay(paid.reference);
    await verify(server.url, "tuition", paid.reference).expect(200);
    const wrong = await refused();
    const fresh = await open();
    await openedAt(paid.id, "2026-03-10T08:00:00Z");
    await openedAt(wrong.id, "2026-03-10T08:10:00Z");
    await openedAt(fresh.id, "2026-03-10T08:50:00Z");

    expect(await idsOf("")).toEqual([fresh.id, wrong.id, paid.id]);
    expect(await idsOf("status=succeeded")).toEqual([paid.id]);
    expect(await idsOf("refusal=amount")).toEqual([wrong.id]);
    expect(await idsOf("resolved=false")).toEqual([wrong.id]);
    expect(await idsOf("resolved=true")).toEqual([]);
    expect(await idsOf("pending_minutes=5")).toEqual([fresh.id]);
    expect(await idsOf("pending_minutes=10")).toEqual([]);
    expect(await idsOf("purpose=hostel")).toEqual([]);
    expect(await idsOf("session=2025/2026&from=2026-03-10&until=2026-03-10")).toHaveLength(3);
    expect(await idsOf("until=2026-03-09")).toEqual([]);
    expect(await idsOf("amount_from=86500.01")).toEqual([]);
    for (const text of [paid.reference, "zub", paid.payer.matricNumber, paid.payer.email]) {
      expect(await idsOf(`search=${encodeURIComponent(text)}`)).toEqual([paid.id]);
    }
    const { body } = await send("get", "/records/totals/?purpose=tuition").expect(200);
    expect(body.totals).toHaveLength(3);
    expect(body.totals).toContainEqual({ status: "succeeded", count: 1, amount: 86_500 });
    const searched = await send("get", "/records/totals/?search=zub").expect(200);
    expect(searched.body.totals).toEqual([{ status: "succeeded", count: 1, amount: 86_500 }]);
  });

  it.each([
    "status=stolen",
    "from=2026-02-30",
    "until=0000-01-01",
    "amount_from=-1",
    "pending_minutes=0",
    "search=%00",
    "sort=name",
    "resolved=perhaps",
  ])("refuses %s", async (query) => {
    await send("get", `/records/?${query}`).expect(400);
    if (!query.startsWith("sort")) await send("get", `/records/totals/?${query}`).expect(400);
  });

  it.each(["LECTURER", "EXAM_OFFICER"] as const)("is not open to a %s", async (role) => {
    const { id } = await refused();
    const other = await createStaff(server.college, role);
    await send("get", "/records/", undefined, other).expect(403);
    await send("get", `/records/${id}/`, undefined, other).expect(403);
    await send("post", `/records/${id}/requery/`, {}, other).expect(403);
    await send("get", "/reconciliation/?from=2026-03-01&until=2026-03-10", undefined, other).expect(
      403,
    );
  });
});

describe("a requery", () => {
  it("credits a payment without a notice and writes an audit entry", async () => {
    const { id, reference, payer } = await open();
    fake.pay(reference);
    const { body } = await send("post", `/records/${id}/requery/`, {}, ict).expect(200);
    expect(body).toEqual({
      outcome: "credited",
      message: recordTexts.outcomes.credited,
      status: "succeeded",
    });
    expect(await ledgerOf(server, payer.accountId)).toHaveLength(1);
    const again = await send("post", `/records/${id}/requery/`, {}, ict).expect(200);
    expect(again.body.outcome).toBe("already_credited");
    const { body: record } = await send("get", `/records/${id}/`, undefined, ict).expect(200);
    expect(record).toMatchObject({
      status: "succeeded",
      amount: 86_500,
      payer: { kind: "student", number: payer.matricNumber, name: "Adeyemi Folake" },
      ledger: { amount: 86_500 },
      refused: null,
      audit: [
        { action: "payment.requery", outcome: "already_credited", by: "Tunde Balogun" },
        { action: "payment.requery", outcome: "credited" },
      ],
    });
    expect(record.lines.length).toBeGreaterThan(3);
    const receipt = await send("get", `/records/${id}/receipt/`).expect(200);
    expect(receipt.headers["content-type"]).toBe("application/pdf");
  });

  it("credits once under concurrent calls", async () => {
    const { id, reference, payer } = await open();
    fake.pay(reference);
    fake.holdUntilAsked(6);
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => send("post", `/records/${id}/requery/`, {}, ict)),
      verify(server.url, "tuition", reference),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await ledgerOf(server, payer.accountId)).toHaveLength(1);
  });

  it.each([
    ["open", {}],
    ["in_progress", { status: "processing" }],
    ["failed", { status: "failed", gateway_response: "Declined" }],
    ["refused", { status: "success", amount: 5 }],
  ] as const)("tells a payment that is %s", async (outcome, change) => {
    const { id, reference, payer } = await open();
    fake.set(reference, change);
    const { body } = await send("post", `/records/${id}/requery/`, {}).expect(200);
    expect(body.outcome).toBe(outcome);
    expect(await ledgerOf(server, payer.accountId)).toEqual([]);
  });

  it("changes nothing while the provider is down", async () => {
    const { id, reference } = await open();
    fake.behaviour = "failing";
    const { body } = await send("post", `/records/${id}/requery/`, {}).expect(502);
    expect(body).toEqual({
      detail: recordTexts.providerDown,
      code: "provider_unavailable",
    });
    expect(await paymentCalled(server, reference)).toMatchObject({ status: "pending" });
    expect(await auditOf(server.college, `payment:${id}`)).toEqual([]);
    await send("post", "/records/999999/requery/", {}).expect(404);
  });
});

describe("a requery of several", () => {
  it("previews, then verifies each open payment", async () => {
    const [one, other, wrong] = [await open(), await open(), await refused()];
    fake.pay(one.reference);
    const ids = [one.id, other.id, wrong.id, one.id];
    const callsBefore = fake.calls.verify;
    const reason = "Paid at the bank on Friday";
    const dry = await send("post", "/records/requery/", { ids, reason, dry_run: true }).expect(200);
    expect(outcomesOf(dry.body)).toEqual(["would_ask", "would_ask", "already_refused"]);
    expect(fake.calls.verify).toBe(callsBefore);
    const { body } = await send("post", "/records/requery/", { ids, reason, dry_run: false });
    expect(outcomesOf(body)).toEqual(["credited", "open", "already_refused"]);
    expect(await auditOf(server.college, `payment:${one.id}`)).toMatchObject([{ reason }]);
  });

  it("keeps a reason without what no text can hold", async () => {
    const { id, reference } = await open();
    fake.pay(reference);
    const body = { ids: [id], reason: "Paid\u0000 at the\nbank", dry_run: false };
    const answer = await send("post", "/records/requery/", body).expect(200);
    expect(outcomesOf(answer.body)).toEqual(["credited"]);
    expect(await auditOf(server.college, `payment:${id}`)).toMatchObject([
      { reason: "Paid at the bank" },
    ]);
  });

  it("leaves the rest to the job when the provider fails", async () => {
    const { id, reference } = await open();
    fake.behaviour = "failing";
    const body = { ids: [id], reason: "Stuck since Friday", dry_run: false };
    const answer = await send("post", "/records/requery/", body).expect(200);
    expect(outcomesOf(answer.body)).toEqual(["not_reached"]);
    expect(await paymentCalled(server, reference)).toMatchObject({
      status: "pending",
      nextCheckAt: server.clock.read(),
    });
  });

  it("verifies none for an unknown payment or a missing reason", async () => {
    const { id } = await open();
    const callsBefore = fake.calls.verify;
    const call = (change: object) =>
      send("post", "/records/requery/", {
        ids: [id],
        reason: "Stuck since Friday",
        dry_run: false,
        ...change,
      });
    await call({ ids: [id, 999_999] }).expect(404);
    await call({ reason: "     \n  " }).expect(400);
    await call({ ids: [] }).expect(400);
    await call({ ids: Array.from({ length: 51 }, (_, index) => index + 1) }).expect(400);
    expect(fake.calls.verify).toBe(callsBefore);
  });

  const outcomesOf = ({ results }: { results: readonly { outcome: string }[] }) =>
    results.map(({ outcome }) => outcome);
});

describe("refused money", () => {
  const input = { way: "given_back", note: "Refunded at the provider, case 4711" };

  it("is resolved once with a note, without a credit", async () => {
    const { id, payer } = await refused();
    await send("put", `/records/${id}/resolution/`, input).expect(200);
    expect(await ledgerOf(server, payer.accountId)).toEqual([]);
    const { body } = await send("get", `/records/${id}/`).expect(200);
    expect(body).toMatchObject({
      status: "refused",
      refused: { amount: 100, currency: "NGN" },
      resolution: { text: "Given back: Refunded at the provider, case 4711", by: "Tunde Balogun" },
    });
    const again = await send("put", `/records/${id}/resolution/`, input).expect(409);
    expect(again.body).toEqual({ detail: recordTexts.alreadyResolved, code: "resolved" });
    expect(await auditOf(server.college, `payment:${id}`)).toMatchObject([
      { action: "payment.resolve", actorAccountId: office.accountId, reason: input.note },
    ]);
  });

  it("is not ICT support's to resolve, and nothing else can be resolved", async () => {
    const { id } = await refused();
    await send("put", `/records/${id}/resolution/`, input, ict).expect(403);
    await send("put", `/records/${id}/resolution/`, { ...input, note: " x \n  " }).expect(400);
    const pending = await open();
    const { body } = await send("put", `/records/${pending.id}/resolution/`, input).expect(409);
    expect(body).toMatchObject({ code: "not_refused" });
    await send("put", "/records/999999/resolution/", input).expect(404);
    await send("get", `/records/${pending.id}/receipt/`).expect(404);
  });
});

describe("the reconciliation of some days", () => {
  const reconcile = (query = "from=2026-03-01&until=2026-03-10") =>
    send("get", `/reconciliation/?${query}`);

  it("compares the ledger with the provider's list", async () => {
    const matched = await open();
    fake.pay(matched.reference, { paid_at: "2026-03-10T08:00:00.000Z" });
    await verify(server.url, "tuition", matched.reference).expect(200);
    const gone = await open();
    fake.pay(gone.reference);
    await verify(server.url, "tuition", gone.reference).expect(200);
    fake.set(gone.reference, { status: "reversed" });
    const differs = await open();
    fake.pay(differs.reference);
    await verify(server.url, "tuition", differs.reference).expect(200);
    fake.set(differs.reference, { amount: 3_00 });
    const missing = await open();
    fake.pay(missing.reference);
    const wrong = await refused();
    fake.add({ reference: "FROM-ELSEWHERE" });

    const { body } = await reconcile().expect(200);
    const states = new Map(
      body.rows.map((row: { reference: string; state: string }) => [row.reference, row.state]),
    );
    expect(Object.fromEntries(states)).toMatchObject({
      [matched.reference]: "matched",
      [gone.reference]: "missing_at_provider",
      [differs.reference]: "differs",
      [missing.reference]: "missing_in_ledger",
      [wrong.reference]: "refused",
      "FROM-ELSEWHERE": "unknown",
    });
    expect(body.rows[0]).toMatchObject({ reference: missing.reference, can_settle: true });
    expect(body.ledger).toEqual({ count: 3, amount: 3 * 86_500 });

    await send("post", `/records/${missing.id}/requery/`, {}, ict).expect(200);
    const after = (await reconcile().expect(200)).body;
    expect(after.states).toContainEqual({ state: "matched", count: 2, amount: 2 * 86_500 });
  });

  it("sums naira only, and answers an impossible search text", async () => {
    const foreign = { reference: "FROM-ABROAD", amount: 700_00, currency: "USD" };
    const at = "2026-02-03T08:00:00.000Z";
    fake.add({ ...foreign, created_at: at, paid_at: at });
    const days = "from=2026-02-03&until=2026-02-03";
    const { body } = await reconcile(days).expect(200);
    expect(body.provider).toEqual({ count: 1, amount: 0 });
    expect(body.states).toEqual([{ state: "unknown", count: 1, amount: 0 }]);
    const file = await send(
      "get",
      `/reconciliation/export/?${days}&format=csv&search=abroad%00`,
    ).expect(200);
    expect(file.text).toContain("FROM-ABROAD");
  });

  it("finds what was opened before the days and paid in them", async () => {
    const { id, reference } = await open();
    await openedAt(id, "2026-03-05T09:00:00Z");
    fake.pay(reference, {
      created_at: "2026-03-05T09:00:00.000Z",
      paid_at: "2026-03-10T08:00:00Z",
    });
    const { body } = await reconcile("from=2026-03-10&until=2026-03-10").expect(200);
    expect(body.rows).toContainEqual(
      expect.objectContaining({ reference, state: "missing_in_ledger" }),
    );
  });

  it("reports a provider that is down and an invalid range", async () => {
    for (const query of [
      "from=2026-03-02&until=2026-03-01",
      "from=2026-03-01&until=2026-04-01",
      "from=2026-02-30&until=2026-03-01",
      "from=yesterday&until=2026-03-01",
      "from=2026-03-01",
    ]) {
      await reconcile(query).expect(400);
    }
    await reconcile("from=2026-03-01&until=2026-03-31").expect(200);
    for (const behaviour of ["failing", "html", "unauthorized"] as const) {
      fake.behaviour = behaviour;
      const { body } = await reconcile().expect(502);
      expect(body).toMatchObject({ code: "provider_unavailable" });
    }
  });
});
