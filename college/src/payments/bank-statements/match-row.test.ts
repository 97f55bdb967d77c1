import { and, desc, eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type Bank,
  bankOf,
  createBankAccount,
  createSlip,
  type StatementLine,
  statementOf,
} from "../../../testing/bank.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { createPayer, openFees, type Payer } from "../../../testing/payments.ts";
import { type Refunds, refundsOf } from "../../../testing/refunds.ts";
import { idIn, type SponsorCalls, sponsorsOf } from "../../../testing/sponsors.ts";
import { createStaff } from "../../../testing/staff.ts";
import { bankRow, rowProposal, slip } from "../../db/schema/bank.ts";
import { receipt } from "../../db/schema/ledger.ts";
import { auditEntry } from "../../db/schema/staff.ts";
import { readItems } from "../items.ts";
import { chargeStudents } from "../ledger/charge-students.ts";
import { cancelSlip } from "../slips/make-slip.ts";

let server: TestCollege;
let sessionId: number;
let officer: Bank;
let colleague: Bank;
let admin: Bank;
let sponsors: SponsorCalls;
let otherSponsors: SponsorCalls;
let refunds: Refunds;
let otherRefunds: Refunds;
let accountId: number;
let payer: Payer;

beforeAll(async () => {
  server = await startTestCollege({ now: "2026-03-10T09:00:00.000Z" });
  const { college, url } = server;
  ({ sessionId } = await openFees(college));
  const clerk = await createStaff(college, "BURSARY_OFFICER");
  const second = await createStaff(college, "BURSARY_OFFICER");
  officer = bankOf(url, clerk);
  colleague = bankOf(url, second);
  sponsors = sponsorsOf(url, clerk);
  otherSponsors = sponsorsOf(url, second);
  refunds = refundsOf(url, clerk);
  otherRefunds = refundsOf(url, second);
  admin = bankOf(url, await createStaff(college, "SUPER_ADMIN"));
});

afterAll(() => server.close());

beforeEach(async () => {
  accountId = await createBankAccount(server.college);
  payer = await createPayer(server.college);
});

const itemsOf = async (...sections: readonly string[]) => {
  const { college } = server;
  await college.db.transaction((tx) => chargeStudents(college, tx, sessionId, [payer.accountId]));
  const items = await readItems(college.db, payer.accountId);
  return items.filter(({ section }) => sections.includes(section));
};

/** Imports one line. @returns the id of its row */
const rowOf = async (line: StatementLine): Promise<number> => {
  await officer.import(accountId, statementOf([line])).expect(200);
  const { db } = server.college;
  const [row] = await db
    .select()
    .from(bankRow)
    .where(eq(bankRow.bankAccountId, accountId))
    .orderBy(desc(bankRow.id))
    .limit(1);
  if (row === undefined) throw new Error("the row was not imported");
  return row.id;
};

const leftover = (credit = 1_000) => rowOf({ narration: `CASH BY ${payer.matricNumber}`, credit });

const note = "The teller shows the student's number";

const proposed = async (id: number, body: object = {}): Promise<number> => {
  const answer = await officer
    .propose(id, { way: "credit_student", student_id: payer.id, note, ...body })
    .expect(200);
  return answer.body.proposals[0].id;
};

const receiptsNow = () =>
  server.college.db.select().from(receipt).where(eq(receipt.accountId, payer.accountId));

const auditOf = async (id: number) =>
  (
    await server.college.db
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.subject, `bank_row:${id}`))
      .orderBy(auditEntry.id)
  ).map(({ action }) => action);

describe("a leftover", () => {
  it("says what it is, and whose it may be", async () => {
    const id = await leftover();
    const { body } = await officer.row(id).expect(200);
    expect(body).toMatchObject({
      state: "open",
      kind: "unmatched",
      reason: "no_reference",
      amount: 1_000,
      file_name: "march.csv",
      slip: null,
      suggestions: [{ id: payer.id, matric_number: payer.matricNumber }],
      proposals: [],
      receipts: [],
      can_propose: true,
      can_decide: false,
    });
    expect((await admin.row(id).expect(200)).body).toMatchObject({ can_propose: false });
    await officer.row(2_147_483_647).expect(404);
  });

  it("is credited by two people, for chosen items", async () => {
    const [item] = await itemsOf("A");
    if (item === undefined) throw new Error("nothing is owed");
    const id = await leftover();
    const proposal = await proposed(id, { items: [item.key] });
    const seen = await officer.row(id).expect(200);
    expect(seen.body).toMatchObject({ state: "proposed", can_decide: false, can_propose: false });
    expect(await receiptsNow()).toEqual([]);
    const own = await officer.decide(id, { proposal_id: proposal, is_approved: true }).expect(409);
    expect(own.body).toMatchObject({ code: "second_person" });
    const { body } = await colleague
      .decide(id, { proposal_id: proposal, is_approved: true })
      .expect(200);
    expect(body).toMatchObject({
      state: "credited",
      student: { id: payer.id },
      receipt_number: expect.stringMatching(/^B\d{8}$/),
      proposals: [{ is_approved: true, note, lines: [{ label: item.label }] }],
      receipts: [{ lines: [{ label: item.label, amount: 1_000 }], voided_at: null }],
      can_ask_void: true,
    });
    expect(await receiptsNow()).toMatchObject([
      { channel: "bank", amountKobo: 1_000_00, allocatedKobo: 1_000_00 },
    ]);
    expect(await auditOf(id)).toEqual(["bank_row.propose", "bank_row.approve"]);
    const confirmed = await request(server.url)
      .get(`/payment/receipt/confirm/${body.receipts[0].receipt_code}/`)
      .expect(200);
    expect(confirmed.body).toMatchObject({ amount: 1_000, item: "Paid at Zenith Bank" });
  });

  it("becomes credit without items, which pays what the portal takes", async () => {
    const id = await leftover();
    const proposal = await proposed(id);
    const { body } = await admin.decide(id, { proposal_id: proposal, is_approved: true });
    expect(body.receipts[0].lines.length).toBeGreaterThan(0);
    expect(body.receipts[0].lines[0].amount).toBe(1_000);
  });

  it("is declined with a note, and can be proposed again", async () => {
    const id = await leftover();
    const proposal = await proposed(id);
    const bare = await colleague.decide(id, { proposal_id: proposal, is_approved: false });
    expect(bare.status).toBe(400);
    expect(bare.body).toEqual({ note: ["Say why, in 5 to 500 characters."] });
    const { body } = await colleague
      .decide(id, { proposal_id: proposal, is_approved: false, note: "It is of a namesake" })
      .expect(200);
    expect(body).toMatchObject({
      state: "open",
      proposals: [{ is_approved: false, decision_note: "It is of a namesake" }],
    });
    expect(await receiptsNow()).toEqual([]);
    await proposed(id);
    const late = await colleague.decide(id, { proposal_id: proposal, is_approved: true });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: "changed_elsewhere" });
  });

  it("goes back to the bank by two people, for good", async () => {
    const id = await leftover();
    const wrong = await officer
      .propose(id, { way: "return", student_id: payer.id, note })
      .expect(400);
    expect(wrong.body).toHaveProperty("student_id");
    const answer = await officer.propose(id, { way: "return", note }).expect(200);
    const { body } = await admin
      .decide(id, { proposal_id: answer.body.proposals[0].id, is_approved: true })
      .expect(200);
    expect(body).toMatchObject({ state: "returned", can_propose: false });
    expect(await receiptsNow()).toEqual([]);
    await officer.propose(id, { way: "return", note }).expect(409);
    await officer.import(accountId, statementOf([{ narration: body.narration, credit: 1_000 }]));
    expect((await officer.row(id)).body.state).toBe("returned");
  });

  describe("that is a sponsor's transfer", () => {
    const sent = 86_500;

    /** A remittance of the payer's tuition that waits. */
    const remittance = async (fields: object = {}): Promise<number> => {
      const { url, college } = server;
      const office = sponsorsOf(url, await createStaff(college, "SUPER_ADMIN"));
      const list = idIn(await sponsors.begin(idIn(await office.create())));
      await sponsors.importStudents(list, [payer.matricNumber]).expect(200);
      const id = idIn(await sponsors.record(list, { amount: sent, ...fields }));
      await sponsors.submit(id).expect(200);
      return id;
    };

    const asTransfer = (id: number, remittanceId: number) =>
      officer.propose(id, { way: "sponsor_transfer", remittance_id: remittanceId, note });

    it("credits nobody: the remittance does, once it is approved", async () => {
      const remittanceId = await remittance({ bank_reference: "NELFUND/12" });
      const id = await rowOf({ narration: "NIP NELFUND/12", credit: sent });
      const { body: seen } = await officer.row(id).expect(200);
      expect(seen.remittances[0]).toMatchObject({ id: remittanceId, amount: sent });
      const { body: waiting } = await asTransfer(id, remittanceId).expect(200);
      expect(waiting).toMatchObject({
        state: "proposed",
        proposals: [{ way: "sponsor_transfer", student: null, remittance: { id: remittanceId } }],
      });
      const decision = { proposal_id: waiting.proposals[0].id, is_approved: true };
      expect((await officer.decide(id, decision)).body.code).toBe("second_person");
      const early = await colleague.decide(id, decision).expect(409);
      expect(early.body.code).toBe("wrong_state");
      await otherSponsors.decide(remittanceId).expect(200);
      const { body } = await colleague.decide(id, decision).expect(200);
      expect(body).toMatchObject({
        state: "sponsor_transfer",
        student: null,
        remittance: { id: remittanceId, bank_reference: "NELFUND/12" },
        remittances: [],
        receipts: [],
        can_propose: false,
        can_ask_void: false,
      });
      expect(await receiptsNow()).toMatchObject([{ channel: "sponsor", amountKobo: sent * 100 }]);
      expect(await auditOf(id)).toEqual(["bank_row.propose", "bank_row.approve"]);
      await officer.propose(id, { way: "return", note }).expect(409);
      const state = "sponsor_transfer";
      const { body: page } = await admin.get("rows/").query({ account: accountId, state });
      expect(page.rows).toMatchObject([{ id }]);
      const { body: rest } = await admin
        .get("rows/")
        .query({ account: accountId, is_waiting: true });
      expect(rest.total).toBe(0);
    });

    it("is no more than the remittance, together with its other rows", async () => {
      const remittanceId = await remittance();
      const [half, other] = [await leftover(50_000), await leftover(50_000.5)];
      const large = await leftover(sent + 1);
      expect((await asTransfer(large, remittanceId).expect(400)).body).toHaveProperty(
        "remittance_id",
      );
      const first = await asTransfer(half, remittanceId).expect(200);
      const second = await asTransfer(other, remittanceId).expect(200);
      await otherSponsors.decide(remittanceId).expect(200);
      await colleague
        .decide(half, { proposal_id: first.body.proposals[0].id, is_approved: true })
        .expect(200);
      const refused = await colleague
        .decide(other, { proposal_id: second.body.proposals[0].id, is_approved: true })
        .expect(409);
      expect(refused.body.code).toBe("changed_elsewhere");
      expect((await officer.row(other)).body.state).toBe("proposed");
    });

    it("names a remittance that waits or is approved, and nothing else does", async () => {
      const remittanceId = await remittance();
      const id = await leftover();
      await asTransfer(id, 2_147_483_647).expect(400);
      const bare = await officer.propose(id, { way: "sponsor_transfer", note }).expect(400);
      expect(bare.body).toHaveProperty("remittance_id");
      const stray = { way: "return", remittance_id: remittanceId, note };
      expect((await officer.propose(id, stray).expect(400)).body).toHaveProperty("remittance_id");
      await otherSponsors
        .decide(remittanceId, { is_approved: false, note: "It never came" })
        .expect(200);
      await asTransfer(id, remittanceId).expect(400);
    });
  });

  it("is proposed with a student, with items of theirs, and a reason", async () => {
    const id = await leftover();
    const refused = async (body: object) =>
      (await officer.propose(id, { way: "credit_student", student_id: payer.id, note, ...body }))
        .body;
    expect(await refused({ note: "no" })).toHaveProperty("note");
    expect(await refused({ student_id: undefined })).toHaveProperty("student_id");
    expect(await refused({ student_id: 2_147_483_647 })).toHaveProperty("student_id");
    expect(await refused({ items: ["charge-2147483"] })).toHaveProperty("items");
    expect(await server.college.db.$count(rowProposal, eq(rowProposal.rowId, id))).toBe(0);
    const by = await admin.propose(id, { way: "return", note });
    expect(by.status).toBe(403);
  });

  it("of more than a receipt can hold only goes back", async () => {
    const id = await rowOf({ narration: "GRANT OF THE STATE", credit: "50,000,000.00" });
    const { body } = await officer.row(id).expect(200);
    expect(body).toMatchObject({ reason: "too_large", amount: 50_000_000 });
    await officer.propose(id, { way: "credit_student", student_id: payer.id, note }).expect(400);
    await officer.propose(id, { way: "return", note }).expect(200);
  });

  it("pays what is owed of its items by the time of the approval", async () => {
    const items = await itemsOf("A");
    const owed = items.reduce((sum, { outstandingKobo }) => sum + outstandingKobo, 0) / 100;
    const made = await createSlip(
      server.college,
      payer,
      items.map(({ key }) => key),
    );
    const id = await leftover(owed);
    const proposal = await proposed(id, { items: items.map(({ key }) => key) });
    await rowOf({ narration: made.reference, credit: owed });
    const { body } = await colleague
      .decide(id, { proposal_id: proposal, is_approved: true })
      .expect(200);
    const labels = body.receipts[0].lines.map(({ label }: { label: string }) => label);
    expect(labels).not.toContain(items[0]?.label);
    const [bank] = (await receiptsNow()).toReversed();
    expect(bank?.amountKobo).toBe(owed * 100);
  });
});

describe("a leftover that names a slip", () => {
  const slipNow = async (id: number) =>
    (await server.college.db.select().from(slip).where(eq(slip.id, id)))[0];

  const approved = async (id: number, body: object) => {
    const proposal = await proposed(id, body);
    return colleague.decide(id, { proposal_id: proposal, is_approved: true }).expect(200);
  };

  const made = async () => {
    const items = (await itemsOf("A")).map(({ key }) => key);
    return { items, slip: await createSlip(server.college, payer, items) };
  };

  it("counts for it where it is matched to its student, and no more once it is voided", async () => {
    const { items, slip: own } = await made();
    const other = await createPayer(server.college);
    const narration = `${own.reference} ${other.matricNumber}`;
    const id = await rowOf({ narration, credit: own.amountKobo / 100 });
    const { body } = await approved(id, { items });
    expect(body).toMatchObject({ state: "credited", slip: { id: own.id, state: "paid" } });
    expect(await slipNow(own.id)).toMatchObject({ receivedKobo: own.amountKobo });
    await officer.askVoid(id).expect(200);
    await colleague.decideVoid(id).expect(200);
    expect(await slipNow(own.id)).toMatchObject({ receivedKobo: 0, settledAt: null });
  });

  it("counts for the one of several that is the student's", async () => {
    const { items, slip: own } = await made();
    const student = payer;
    payer = await createPayer(server.college);
    const { slip: others } = await made();
    payer = student;
    const id = await rowOf({ narration: `${own.reference} ${others.reference}`, credit: 500 });
    await approved(id, { items });
    expect(await slipNow(own.id)).toMatchObject({ receivedKobo: 500_00, settledAt: null });
    expect(await slipNow(others.id)).toMatchObject({ receivedKobo: 0 });
  });

  it("counts for none that is another student's or cancelled", async () => {
    const { slip: own } = await made();
    const other = await createPayer(server.college);
    const narration = `${own.reference} ${other.matricNumber}`;
    const first = await rowOf({ narration, credit: 500 });
    await approved(first, { student_id: other.id });
    await cancelSlip(server.college, payer.accountId, own.id);
    const second = await rowOf({ narration, credit: 600 });
    await approved(second, {});
    expect(await slipNow(own.id)).toMatchObject({ receivedKobo: 0 });
  });
});

describe("the receipt of a row", () => {
  const credited = async () => {
    const items = await itemsOf("A");
    const made = await createSlip(
      server.college,
      payer,
      items.map(({ key }) => key),
    );
    const id = await rowOf({ narration: made.reference, credit: made.amountKobo / 100 });
    return { id, made };
  };

  it("is voided by two people, and the row is a leftover again", async () => {
    const { id, made } = await credited();
    const asked = await officer.askVoid(id).expect(200);
    expect(asked.body).toMatchObject({ state: "void_asked", can_decide_void: false });
    await officer.askVoid(id).expect(409);
    expect((await officer.decideVoid(id)).body).toMatchObject({ code: "second_person" });
    const { body } = await colleague.decideVoid(id).expect(200);
    expect(body).toMatchObject({
      state: "open",
      reason: "voided",
      student: null,
      receipts: [{ voided_at: expect.any(String), voids: [{ is_approved: true }] }],
      slip: { reference: made.reference, state: "open", received: 0 },
    });
    const owed = await readItems(server.college.db, payer.accountId);
    expect(owed.filter(({ section }) => section === "A")).not.toEqual([]);
    expect(await auditOf(id)).toEqual(["bank_row.ask_void", "bank_row.void"]);
    const other = await createPayer(server.college);
    const proposal = await proposed(id, { student_id: other.id });
    const again = await colleague
      .decide(id, { proposal_id: proposal, is_approved: true })
      .expect(200);
    expect(again.body).toMatchObject({ state: "credited", student: { id: other.id } });
    expect(again.body.receipts).toHaveLength(2);
  });

  it("stands where the void is declined, or nobody asks", async () => {
    const { id } = await credited();
    expect((await colleague.decideVoid(id)).status).toBe(409);
    await officer.askVoid(id).expect(200);
    const { body } = await colleague
      .decideVoid(id, { is_approved: false, note: "It is theirs" })
      .expect(200);
    expect(body).toMatchObject({ state: "credited" });
    expect((await receiptsNow())[0]).toMatchObject({ isReversed: false });
    const open = await leftover();
    expect((await officer.askVoid(open)).body).toMatchObject({ code: "changed_elsewhere" });
  });

  it("offers no void once its money was paid out as a refund", async () => {
    const id = await leftover(200_000);
    const proposal = await proposed(id);
    await colleague.decide(id, { proposal_id: proposal, is_approved: true }).expect(200);
    const { body: asked } = await refunds.askForCredit({ student_id: payer.id }).expect(201);
    await otherRefunds.decide(asked.id).expect(200);
    expect((await officer.row(id).expect(200)).body).toMatchObject({ can_ask_void: true });
    await officer.askVoid(id).expect(200);
    await refunds.payOut(asked.id).expect(200);
    expect((await colleague.decideVoid(id).expect(409)).body).toMatchObject({ code: "refunded" });
    const { body } = await colleague
      .decideVoid(id, { is_approved: false, note: "It was paid out" })
      .expect(200);
    expect(body).toMatchObject({ state: "credited", can_ask_void: false });
    expect((await officer.askVoid(id).expect(409)).body).toMatchObject({ code: "refunded" });
  });

  it("is not written for a leftover by the import once more", async () => {
    const { id, made } = await credited();
    await officer.askVoid(id).expect(200);
    await colleague.decideVoid(id).expect(200);
    const { body } = await officer.import(
      accountId,
      statementOf([{ narration: made.reference, credit: made.amountKobo / 100 }]),
    );
    expect(body.rows).toMatchObject([{ kind: "seen" }]);
    const [now] = await server.college.db.select().from(slip).where(eq(slip.id, made.id));
    expect(now?.receivedKobo).toBe(0);
  });
});

it("lists the rows by state, reason, day, amount and what is searched, and writes them to a file", async () => {
  const open = await leftover(1_234.56);
  const marked = await rowOf({ narration: "MARKED 50% OFF", credit: 77, date: "01/03/2026" });
  const waiting = await leftover(88);
  await proposed(waiting);
  const idsOf = async (query: object) =>
    (
      await admin
        .get("rows/")
        .query({ account: accountId, ...query })
        .expect(200)
    ).body.rows
      .map(({ id }: { id: number }) => id)
      .toSorted((a: number, b: number) => a - b);
  expect(await idsOf({})).toEqual([open, marked, waiting]);
  expect(await idsOf({ state: "open" })).toEqual([open, marked]);
  expect(await idsOf({ state: "proposed" })).toEqual([waiting]);
  expect(await idsOf({ state: "credited" })).toEqual([]);
  expect(await idsOf({ is_waiting: true })).toEqual([open, marked, waiting]);
  expect(await idsOf({ is_waiting: false })).toEqual([]);
  expect(await idsOf({ reason: "no_reference", until: "2026-03-01" })).toEqual([marked]);
  expect(await idsOf({ from: "2026-03-02" })).toEqual([open, waiting]);
  expect(await idsOf({ amount_from: 1_234.56 })).toEqual([open]);
  expect(await idsOf({ amount_until: 77 })).toEqual([marked]);
  expect(await idsOf({ search: "marked off" })).toEqual([marked]);
  expect(await idsOf({ search: "50%" })).toEqual([marked]);
  expect(await idsOf({ search: payer.matricNumber.toLowerCase() })).toEqual([open, waiting]);
  await admin.get("rows/").query({ from: "2026-02-30" }).expect(400);
  const file = await admin
    .get("rows/export/")
    .query({ format: "csv", account: accountId })
    .expect(200);
  expect(file.text).toContain("MARKED 50% OFF");
});

it("finds a credited row by its receipt, slip, transaction and student", async () => {
  const items = await itemsOf("A");
  const made = await createSlip(
    server.college,
    payer,
    items.map(({ key }) => key),
  );
  const shown = made.reference.replaceAll(/\d{4}(?=\d)/g, "$& ");
  const file = statementOf([{ narration: made.reference, credit: 500, id: "Tx-9" }]);
  await officer.import(accountId, file, { id_column: "Reference" }).expect(200);
  const [row] = await server.college.db
    .select()
    .from(bankRow)
    .where(and(eq(bankRow.bankAccountId, accountId), eq(bankRow.transactionId, "Tx-9")));
  const { body } = await officer.row(row?.id ?? 0).expect(200);
  for (const search of [made.reference, shown, "tx-9", body.receipt_number, payer.matricNumber]) {
    const found = await officer.get("rows/").query({ account: accountId, search }).expect(200);
    expect(found.body.rows).toMatchObject([{ id: row?.id, state: "credited", kind: "short" }]);
  }
});
