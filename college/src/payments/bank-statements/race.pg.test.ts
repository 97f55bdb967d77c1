import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type Bank,
  bankOf,
  createBankAccount,
  createSlip,
  statementOf,
} from "../../../testing/bank.ts";
import { createPayer, ledgerOf, openFees, type Payer } from "../../../testing/payments.ts";
import { type Race, startRace, statusCounts } from "../../../testing/race.ts";
import { remitFor, sponsorStudent } from "../../../testing/sponsor-steps.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import { bankRow, rowProposal, slip } from "../../db/schema/bank.ts";
import { receipt } from "../../db/schema/ledger.ts";
import { auditEntry } from "../../db/schema/staff.ts";
import { readItems } from "../items.ts";
import { chargeStudents } from "../ledger/charge-students.ts";
import { cancelSlip } from "../slips/make-slip.ts";

/** Two colleges on one PostgreSQL: the embedded database has one connection, and races prove nothing on it. */
let race: Race;
let servers: Race["colleges"];
let sessionId: number;
let clerks: readonly [TestStaff, TestStaff, TestStaff];
let officers: readonly [Bank, Bank, Bank];
let accountId: number;

beforeAll(async () => {
  race = await startRace();
  servers = race.colleges;
  const [first, second] = servers;
  ({ sessionId } = await openFees(first.college));
  const clerk = () => createStaff(first.college, "BURSARY_OFFICER");
  clerks = [await clerk(), await clerk(), await clerk()];
  officers = [
    bankOf(first.url, clerks[0]),
    bankOf(second.url, clerks[1]),
    bankOf(second.url, clerks[2]),
  ];
});

afterAll(() => race.close());

beforeEach(async () => {
  accountId = await createBankAccount(servers[0].college);
});

const payerWithSlip = async () => {
  const { college } = servers[0];
  const payer: Payer = await createPayer(college);
  await college.db.transaction((tx) => chargeStudents(college, tx, sessionId, [payer.accountId]));
  const items = await readItems(college.db, payer.accountId);
  const keys = items.filter(({ section }) => section === "A").map(({ key }) => key);
  return { payer, made: await createSlip(college, payer, keys) };
};

/** Imports a row that names nobody. @returns its id */
const leftover = async (narration: string, credit: number): Promise<number> => {
  await officers[0].import(accountId, statementOf([{ narration, credit }])).expect(200);
  const [row] = await servers[0].college.db
    .select()
    .from(bankRow)
    .where(and(eq(bankRow.bankAccountId, accountId), eq(bankRow.narration, narration)));
  if (row === undefined) throw new Error("the row was not imported");
  return row.id;
};

/** What the third officer says of a row. @returns the proposal's id */
const proposed = async (id: number, body: object): Promise<number> => {
  const answer = await officers[2].propose(id, { note: "The slip says so", ...body }).expect(200);
  return answer.body.proposals[0].id;
};

const statusesOf = async (calls: readonly PromiseLike<{ readonly status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status).toSorted((a, b) => a - b);

const actionsOf = async (id: number) =>
  (
    await servers[0].college.db
      .select({ action: auditEntry.action })
      .from(auditEntry)
      .where(eq(auditEntry.subject, `bank_row:${id}`))
      .orderBy(auditEntry.id)
  ).map(({ action }) => action);

describe("two people at once", () => {
  it("import the same file: each row is written once", async () => {
    const people = await Promise.all(Array.from({ length: 12 }, payerWithSlip));
    const lines = people.flatMap(({ made }) => [
      { narration: `A ${made.reference}`, credit: made.amountKobo / 100 - 500 },
      { narration: `CASH ${made.id}`, credit: 100 },
      { narration: `B ${made.reference}`, credit: 500 },
    ]);
    // More than one transaction's rows.
    const more = Array.from({ length: 250 }, (_, at) => ({
      narration: `CASH BY ${at}`,
      credit: 5,
    }));
    const file = statementOf([...lines, ...more]);
    const statuses = await statusesOf([
      officers[0].import(accountId, file),
      officers[1].import(accountId, file),
      officers[2].import(accountId, file),
    ]);
    // The college that imports it already refuses; another one takes turns.
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    const { db } = servers[0].college;
    expect(await db.$count(bankRow, eq(bankRow.bankAccountId, accountId))).toBe(
      lines.length + more.length,
    );
    for (const { payer, made } of people) {
      const [now] = await db.select().from(slip).where(eq(slip.id, made.id));
      expect(now?.receivedKobo).toBe(made.amountKobo);
      expect(await db.$count(receipt, eq(receipt.accountId, payer.accountId))).toBe(2);
    }
    const { body } = await officers[0].get("").query({ account: accountId });
    expect(body.rows).toMatchObject([{ finished_at: expect.any(String) }]);
    expect(body.rows[0].sums).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: "short", rows: 12 }),
        expect.objectContaining({ kind: "matched", rows: 12 }),
        expect.objectContaining({ kind: "unmatched", rows: 262 }),
        expect.objectContaining({ kind: "seen", rows: 0 }),
      ]),
    );
  });

  it("match one row: one of them wins", async () => {
    const { payer } = await payerWithSlip();
    const { payer: other } = await payerWithSlip();
    await officers[0].import(accountId, statementOf([{ narration: "CASH", credit: 100 }]));
    const [row] = await servers[0].college.db
      .select()
      .from(bankRow)
      .where(eq(bankRow.bankAccountId, accountId));
    const id = row?.id ?? 0;
    const propose = (by: Bank, student: Payer) =>
      by.propose(id, { way: "credit_student", student_id: student.id, note: "It is theirs" });
    const proposals = await Promise.all([
      propose(officers[0], payer),
      propose(officers[1], other),
      propose(officers[2], payer),
    ]);
    expect(proposals.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    for (const { status, body } of proposals) {
      if (status === 409) expect(body).toMatchObject({ code: "changed_elsewhere" });
    }
    const { db } = servers[0].college;
    const [waiting] = await db.select().from(rowProposal).where(eq(rowProposal.rowId, id));
    const decide = (by: Bank, is_approved: boolean) =>
      by.decide(id, { proposal_id: waiting?.id, is_approved, note: "It is another's" });
    const decisions = await Promise.all([
      ...officers.map((by) => decide(by, true)),
      ...officers.map((by) => decide(by, false)),
    ]);
    expect(decisions.filter(({ status }) => status === 200)).toHaveLength(1);
    const receipts = await db.$count(
      receipt,
      sql`${receipt.accountId} in (${payer.accountId}, ${other.accountId})`,
    );
    expect(receipts).toBeLessThanOrEqual(1);
  });

  it("approve one match: the money is credited once", async () => {
    const { payer } = await payerWithSlip();
    const id = await leftover("CASH AT THE BRANCH", 100);
    const proposal_id = await proposed(id, { way: "credit_student", student_id: payer.id });
    const [first, second] = officers;
    const answers = await race.whileLocked("row_proposal", 2, () =>
      Promise.all([first, second].map((by) => by.decide(id, { proposal_id, is_approved: true }))),
    );
    expect(statusCounts(answers)).toEqual({ 200: 1, 409: 1 });
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: "changed_elsewhere" });
    expect(await ledgerOf(servers[0], payer.accountId)).toMatchObject([
      { amountKobo: 100_00, allocatedKobo: 100_00, isReversed: false },
    ]);
    expect(await actionsOf(id)).toEqual(["bank_row.propose", "bank_row.approve"]);
  });

  it("approve two rows as all of one sponsor's transfer: one of them is", async () => {
    const { payer } = await payerWithSlip();
    const listId = await sponsorStudent(servers[0], payer, { sessionId, sections: ["C"] });
    const remittance_id = await remitFor(servers[0], [clerks[0], clerks[1]], payer, {
      listId,
      kobo: 5_000_00,
    });
    const ids = [await leftover("TRANSFER ONE", 5_000), await leftover("TRANSFER TWO", 5_000)];
    const way = "sponsor_transfer";
    const proposals = [
      await proposed(ids[0] ?? 0, { way, remittance_id }),
      await proposed(ids[1] ?? 0, { way, remittance_id }),
    ];
    const answers = await race.whileLocked("row_proposal", 2, () =>
      Promise.all(
        ids.map((id, at) =>
          officers[at === 0 ? 0 : 1].decide(id, {
            proposal_id: proposals[at],
            is_approved: true,
          }),
        ),
      ),
    );
    expect(statusCounts(answers)).toEqual({ 200: 1, 409: 1 });
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: "changed_elsewhere" });
    const { db } = servers[0].college;
    expect(await db.$count(bankRow, eq(bankRow.remittanceId, remittance_id))).toBe(1);
    expect(await ledgerOf(servers[0], payer.accountId)).toMatchObject([
      { channel: "sponsor", amountKobo: 5_000_00 },
    ]);
  });

  it("void one receipt: it is taken back once", async () => {
    const { payer, made } = await payerWithSlip();
    await officers[0].import(
      accountId,
      statementOf([{ narration: made.reference, credit: made.amountKobo / 100 }]),
    );
    const { db } = servers[0].college;
    const [row] = await db.select().from(bankRow).where(eq(bankRow.bankAccountId, accountId));
    const id = row?.id ?? 0;
    expect(await statusesOf(officers.map((by) => by.askVoid(id)))).toEqual([200, 409, 409]);
    const decisions = await Promise.all([...officers, ...officers].map((by) => by.decideVoid(id)));
    expect(decisions.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await db.$count(receipt, eq(receipt.accountId, payer.accountId))).toBe(2);
    const [now] = await db.select().from(bankRow).where(eq(bankRow.id, id));
    expect(now).toMatchObject({ receiptId: null, reason: "voided" });
  });
});

it("a slip that is cancelled while its money is imported is cancelled or paid, never both", async () => {
  const { college } = servers[1];
  for (let round = 0; round < 6; round += 1) {
    const { payer, made } = await payerWithSlip();
    const [answer] = await Promise.all([
      officers[0].import(
        accountId,
        statementOf([{ narration: made.reference, credit: made.amountKobo / 100 }]),
      ),
      cancelSlip(college, payer.accountId, made.id).catch(() => undefined),
    ]);
    expect(answer.status).toBe(200);
    const [now] = await college.db.select().from(slip).where(eq(slip.id, made.id));
    const isPaid = now?.receivedKobo === made.amountKobo;
    expect(now?.cancelledAt === null).toBe(isPaid);
    expect(answer.body.rows).toMatchObject([
      isPaid ? { kind: "matched" } : { kind: "ambiguous", reason: "slip_cancelled" },
    ]);
  }
});
