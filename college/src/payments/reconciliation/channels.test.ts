import { and, eq, sql } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import type { channelReconciliation } from "../../../../contract/payments/channel-reconciliation.ts";
import {
  type Bank,
  bankOf,
  createBankAccount,
  createSlip,
  statementOf,
} from "../../../testing/bank.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { type Counter, counterOf } from "../../../testing/counter.ts";
import {
  createPayer,
  creditPayment,
  emptyLedger,
  openFees,
  type Payer,
} from "../../../testing/payments.ts";
import { type Refunds, refundsOf, refusePayment } from "../../../testing/refunds.ts";
import { idIn, type SponsorCalls, sponsorsOf } from "../../../testing/sponsors.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import { bankStatement } from "../../db/schema/bank.ts";
import { cashBook } from "../../db/schema/counter.ts";
import { payment } from "../../db/schema/payments.ts";
import { sponsorRemittance } from "../../db/schema/sponsors.ts";
import { auditEntry } from "../../db/schema/staff.ts";
import { gapsOf } from "./bank-lines.ts";

type Line = ResponseOf<typeof channelReconciliation>["lines"][number];

let server: TestCollege;
let sessionId: number;
let clerk: TestStaff;
let counter: Counter;
let colleague: Counter;
let bank: Bank;
let otherBank: Bank;
let refunds: Refunds;
let otherRefunds: Refunds;
let sponsors: SponsorCalls;
let otherSponsors: SponsorCalls;
let office: TestStaff;
let payer: Payer;

const today = "2026-03-10";

beforeAll(async () => {
  server = await startTestCollege({ now: `${today}T09:00:00.000Z` });
  const { college, url } = server;
  ({ sessionId } = await openFees(college));
  clerk = await createStaff(college, "BURSARY_OFFICER");
  const second = await createStaff(college, "BURSARY_OFFICER");
  office = await createStaff(college, "SUPER_ADMIN");
  counter = counterOf(url, clerk);
  colleague = counterOf(url, second);
  bank = bankOf(url, clerk);
  otherBank = bankOf(url, second);
  refunds = refundsOf(url, clerk);
  otherRefunds = refundsOf(url, second);
  sponsors = sponsorsOf(url, clerk);
  otherSponsors = sponsorsOf(url, second);
});

afterAll(() => server.close());

beforeEach(async () => {
  const { db } = server.college;
  await emptyLedger(server.college);
  await db.execute(sql`truncate ${cashBook}, ${payment}, ${sponsorRemittance} cascade`);
  payer = await createPayer(server.college);
});

const call = (query: object, { authorization }: Pick<TestStaff, "authorization"> = clerk) =>
  request(server.url).get("/payment/reconciliation/channels/").query(query).set({ authorization });

const channels = async (query: object = { from: today, until: today }) => {
  const { body } = await call(query).expect(200);
  const line = (channel: string, accountId?: number): Line =>
    body.lines.find(
      (one: Line) =>
        one.channel === channel && (accountId === undefined || one.account?.id === accountId),
    );
  return { ...body, line };
};

/** Takes a naira amount for what the payer owes of section A. @returns the receipt */
const take = async (amount: number, fields: object = { method: "cash" }) => {
  const items = await counter.items(payer.id, "A");
  const { body } = await counter
    .record({ student_id: payer.id, amount, items: items.map(({ key }) => key), ...fields })
    .expect(201);
  return body as { readonly id: number; readonly cash_book_id: number };
};

const voided = async (id: number) => {
  await counter.askVoid(id).expect(200);
  await colleague.decideVoid(id).expect(200);
};

/** A remittance of the payer's whole tuition that waits. */
const waitingRemittance = async (fields: object = {}) => {
  const admin = sponsorsOf(server.url, office);
  const list = idIn(await sponsors.begin(idIn(await admin.create())));
  await sponsors.importStudents(list, [payer.matricNumber]).expect(200);
  const { body } = await sponsors
    .record(list, { amount: 86_500, paid_on: today, ...fields })
    .expect(201);
  await sponsors.submit(body.id).expect(200);
  return body as { readonly id: number; readonly bank_reference: string };
};

describe("online", () => {
  it("has what is credited, without the provider's side, and what is open or refused", async () => {
    const { accountId } = payer;
    await creditPayment(server.college, { accountId, sessionId, purpose: "hostel" });
    await refusePayment(server.college, { accountId, sessionId });
    const { line } = await channels();
    expect(line("online")).toMatchObject({
      ledger: { count: 1, amount: 25_000 },
      source: null,
      difference: null,
      waiting: [{ kind: "refused", count: 1, amount: 86_500 }],
    });
  });
});

describe("the counter", () => {
  it("compares cash with closed books: what is not counted, what differs, what was voided later", async () => {
    const first = await take(1_000);
    const open = await channels();
    expect(open.line("cash")).toMatchObject({
      ledger: { count: 1, amount: 1_000 },
      source: { count: 0, amount: 0 },
      difference: -1_000,
      differences: [{ kind: "not_counted", count: 1, amount: -1_000 }],
      unexplained: 0,
    });
    const second = await take(500);
    await counter
      .closeBook(first.cash_book_id, { counted: 1_400, note: "A note was torn" })
      .expect(200);
    await counter.askVoid(second.id).expect(200);
    const asked = await channels();
    expect(asked.line("cash").waiting).toEqual([{ kind: "void_asked", count: 1, amount: 500 }]);
    await colleague.decideVoid(second.id).expect(200);
    const { line, books, balance } = await channels();
    expect(line("cash")).toMatchObject({
      ledger: { count: 1, amount: 1_000 },
      source: { count: 1, amount: 1_400 },
      difference: 400,
      differences: [
        { kind: "count_differs", count: 1, amount: -100 },
        { kind: "voided_after_closing", count: 1, amount: 500 },
      ],
      unexplained: 0,
      waiting: [],
    });
    expect(books).toMatchObject([
      { id: first.cash_book_id, day: today, difference: -100, note: "A note was torn" },
    ]);
    expect(balance.difference).toBe(0);
  });

  it("compares POS and tellers with their slips, and shows one whose receipt is voided", async () => {
    await take(2_000, { method: "pos", slip_number: `P-${today}` });
    const wrong = await take(300, { method: "teller", slip_number: `T-${today}` });
    await voided(wrong.id);
    const { line } = await channels();
    expect(line("pos")).toMatchObject({ difference: 0, differences: [], unexplained: 0 });
    expect(line("teller")).toMatchObject({
      ledger: { count: 0, amount: 0 },
      source: { count: 1, amount: 300 },
      differences: [{ kind: "slip_voided", count: 1, amount: 300 }],
      unexplained: 0,
    });
    await take(350, { method: "teller", slip_number: `t-${today}` });
    const again = await channels();
    expect(again.line("teller")).toMatchObject({
      ledger: { count: 1, amount: 350 },
      source: { count: 1, amount: 350 },
      difference: 0,
    });
  });
});

describe("an account of the college", () => {
  it("compares rows of statements with receipts: leftovers, proposals, returns and voids", async () => {
    const accountId = await createBankAccount(server.college);
    const items = (await counter.items(payer.id, "A")).map(({ key }) => key);
    const made = await createSlip(server.college, payer, items);
    const credit = made.amountKobo / 100;
    const narrations = ["CASH BY SOMEBODY", "CASH BY A BANK", "CASH BY NOBODY", "CASH BY ALL"];
    await bank
      .import(
        accountId,
        statementOf([
          { narration: made.reference, credit },
          ...narrations.map((narration, index) => ({
            narration,
            credit: 100 + index,
          })),
        ]),
      )
      .expect(200);
    const rowOf = async (search: string): Promise<number> =>
      (await bank.get("rows/").query({ account: accountId, search }).expect(200)).body.rows[0].id;
    const note = "Seen at the bank";
    await bank.propose(await rowOf("SOMEBODY"), { way: "return", note }).expect(200);
    const returned = await rowOf("A BANK");
    const { body } = await bank.propose(returned, { way: "return", note }).expect(200);
    await otherBank
      .decide(returned, { proposal_id: body.proposals[0].id, is_approved: true })
      .expect(200);
    const { line } = await channels();
    expect(line("bank", accountId)).toMatchObject({
      ledger: { count: 1, amount: credit },
      source: { count: 5, amount: credit + 406 },
      difference: 406,
      differences: [
        { kind: "leftover", count: 2, amount: 205 },
        { kind: "proposed", count: 1, amount: 100 },
        { kind: "returned", count: 1, amount: 101 },
      ],
      unexplained: 0,
      waiting: [],
    });
    const credited = await rowOf(made.reference);
    await bank.askVoid(credited).expect(200);
    const asked = await channels();
    expect(asked.line("bank", accountId).waiting).toMatchObject([{ kind: "void_asked", count: 1 }]);
    await otherBank.decideVoid(credited).expect(200);
    const after = await channels();
    expect(after.line("bank", accountId)).toMatchObject({
      ledger: { count: 0, amount: 0 },
      differences: [{ kind: "leftover", count: 3 }, {}, {}],
      unexplained: 0,
      waiting: [{ kind: "receipt_voided", count: 1, amount: credit }],
    });
    expect(after.balance.difference).toBe(0);
  });

  it("says for which days before today there is no statement", async () => {
    const accountId = await createBankAccount(server.college, { channel: "remita" });
    const closed = await createBankAccount(server.college, { isActive: false });
    await bank
      .import(
        accountId,
        statementOf([
          { date: "02/03/2026", narration: "ONE", credit: 5 },
          { date: "03/03/2026", narration: "TWO", credit: 6 },
        ]),
      )
      .expect(200);
    const { line } = await channels({ from: "2026-02-27", until: "2026-03-20" });
    expect(line("remita", accountId).gaps).toEqual([
      { from: "2026-02-27", until: "2026-03-01" },
      { from: "2026-03-04", until: "2026-03-09" },
    ]);
    expect(line("bank", closed)).toBeUndefined();
    await server.college.db
      .update(bankStatement)
      .set({ finishedAt: null, sums: null })
      .where(eq(bankStatement.bankAccountId, accountId));
    const unfinished = await channels({ from: "2026-03-02", until: "2026-03-02" });
    expect(unfinished.line("remita", accountId)).toMatchObject({
      gaps: [{ from: "2026-03-02", until: "2026-03-02" }],
      waiting: [{ kind: "import_unfinished", count: 1, amount: 0 }],
    });
  });

  it("has gaps between statements", () => {
    const statement = (fromDay: string, untilDay: string) => ({
      isFinished: true,
      fromDay,
      untilDay,
    });
    const range = { firstDay: "2026-02-26", lastDay: "2026-03-08" };
    expect(
      gapsOf(range, "2026-03-07", [
        statement("2026-02-20", "2026-02-27"),
        statement("2026-03-02", "2026-03-02"),
        statement("2026-03-04", "2026-03-05"),
      ]),
    ).toEqual([
      { from: "2026-02-28", until: "2026-03-01" },
      { from: "2026-03-03", until: "2026-03-03" },
      { from: "2026-03-06", until: "2026-03-06" },
    ]);
  });
});

describe("sponsors", () => {
  it("compares approved remittances with the receipts of their shares", async () => {
    const { id } = await waitingRemittance();
    const waiting = await channels();
    expect(waiting.line("sponsor")).toMatchObject({
      ledger: { count: 0, amount: 0 },
      source: { count: 0, amount: 0 },
      waiting: [{ kind: "waiting", count: 1, amount: 86_500 }],
    });
    expect(waiting.transfers).toMatchObject([
      { remittance_id: id, state: "waiting", seen: "not_seen", seen_amount: null, row_id: null },
    ]);
    await otherSponsors.decide(id).expect(200);
    const { line } = await channels();
    expect(line("sponsor")).toMatchObject({
      ledger: { count: 1, amount: 86_500 },
      source: { count: 1, amount: 86_500 },
      difference: 0,
      waiting: [],
    });
    const { body: shares } = await sponsors.shares(id).expect(200);
    const receiptId = shares.rows[0].receipt_id;
    await sponsors.askVoid(receiptId).expect(200);
    const asked = await channels();
    expect(asked.line("sponsor").waiting).toMatchObject([{ kind: "void_asked", count: 1 }]);
    await otherSponsors.decideVoid(receiptId).expect(200);
    const after = await channels();
    expect(after.line("sponsor")).toMatchObject({
      ledger: { count: 0, amount: 0 },
      difference: 86_500,
      differences: [{ kind: "share_voided", count: 1, amount: 86_500 }],
      unexplained: 0,
    });
  });

  it("show what is for no student, and what was declined", async () => {
    const { id } = await waitingRemittance({ amount: 90_000, note: "For a student who left" });
    await otherSponsors.decide(id).expect(200);
    payer = await createPayer(server.college);
    const other = await waitingRemittance();
    await otherSponsors.decide(other.id, { is_approved: false, note: "It never came" }).expect(200);
    const { line, transfers } = await channels();
    expect(line("sponsor")).toMatchObject({
      difference: 3_500,
      differences: [{ kind: "unallocated", count: 1, amount: 3_500 }],
      unexplained: 0,
      waiting: [{ kind: "declined", count: 1, amount: 86_500 }],
    });
    expect(transfers).toMatchObject([
      { state: "credited", unallocated: 3_500 },
      { state: "declined", seen: "not_seen" },
    ]);
  });

  it("are seen on a statement by reference or amount, and matched by two people", async () => {
    const reference = "NELFUND/77";
    const { id } = await waitingRemittance({ bank_reference: reference });
    const accountId = await createBankAccount(server.college);
    await bank
      .import(
        accountId,
        statementOf([
          { narration: "A GIFT", credit: 86_500 },
          { narration: `NIP ${reference.toLowerCase()} IN PART`, credit: 1 },
        ]),
      )
      .expect(200);
    const seen = await channels();
    const [byAmount] = (await bank.get("rows/").query({ account: accountId, search: "GIFT" })).body
      .rows;
    expect(seen.transfers).toMatchObject([{ seen: "likely", seen_amount: 1 }]);
    expect(seen.line("bank", accountId).differences).toMatchObject([
      { kind: "leftover", count: 2 },
    ]);
    const { body } = await bank
      .propose(byAmount.id, { way: "sponsor_transfer", remittance_id: id, note: "By the advice" })
      .expect(200);
    await otherSponsors.decide(id).expect(200);
    await otherBank
      .decide(byAmount.id, { proposal_id: body.proposals[0].id, is_approved: true })
      .expect(200);
    const { line, transfers, balance } = await channels();
    expect(transfers).toMatchObject([
      { seen: "matched", seen_amount: 86_500, row_id: byAmount.id },
    ]);
    expect(line("bank", accountId)).toMatchObject({
      ledger: { count: 0, amount: 0 },
      differences: [
        { kind: "leftover", count: 1, amount: 1 },
        { kind: "sponsor_transfer", count: 1, amount: 86_500 },
      ],
      unexplained: 0,
    });
    expect(line("sponsor").ledger).toEqual({ count: 1, amount: 86_500 });
    expect(balance.difference).toBe(0);
  });
});

it("shows refunds on the day of the pay-out, and what is asked for or approved", async () => {
  const refused = await refusePayment(server.college, { accountId: payer.accountId, sessionId });
  const { body } = await refunds.askForPayment(refused.id).expect(201);
  expect((await channels()).line("refund").waiting).toMatchObject([{ kind: "asked", count: 1 }]);
  await otherRefunds.decide(body.id).expect(200);
  await otherRefunds.payOut(body.id).expect(200);
  const { line } = await channels();
  expect(line("refund")).toMatchObject({
    ledger: { count: 1, amount: 86_500 },
    source: null,
    waiting: [],
  });
});

it("takes 31 days at most, in order, of staff who see money", async () => {
  const long = await call({ from: "2026-01-01", until: "2026-02-01" }).expect(400);
  expect(long.body).toEqual({ until: ["Choose 31 days at most."] });
  await call({ from: "2026-03-02", until: "2026-03-01" }).expect(400);
  await call({ from: "2026-02-30", until: "2026-03-01" }).expect(400);
  await call({ from: today, until: today }, await createStaff(server.college, "LECTURER")).expect(
    403,
  );
  await call(
    { from: today, until: today },
    await createStaff(server.college, "ICT_SUPPORT"),
  ).expect(200);
});

it("writes the lines to a file, with an entry in the audit log", async () => {
  await take(1_000);
  const { text } = await request(server.url)
    .get("/payment/reconciliation/channels/export/")
    .query({ format: "csv", from: today, until: today })
    .set({ authorization: office.authorization })
    .expect(200);
  expect(text).toContain('"Counter, cash",,1,1000');
  expect(text).toContain('"not counted: 1, -1000.00"');
  const [entry] = await server.college.db
    .select()
    .from(auditEntry)
    .where(
      and(
        eq(auditEntry.action, "export"),
        eq(auditEntry.subject, "list:reconciliation-by-channel"),
      ),
    );
  expect(entry?.after).toMatchObject({ from: today, until: today });
});
