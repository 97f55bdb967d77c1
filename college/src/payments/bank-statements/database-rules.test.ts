import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bankOf, createBankAccount, createSlip, statementOf } from "../../../testing/bank.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { createPayer, openFees, type Payer } from "../../../testing/payments.ts";
import { sponsorStudent } from "../../../testing/sponsor-steps.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import type { Transaction } from "../../db/database.ts";
import { bankReceipt, bankRow, rowProposal, slip } from "../../db/schema/bank.ts";
import { charge, receipt } from "../../db/schema/ledger.ts";
import { sponsorRemittance, sponsorship } from "../../db/schema/sponsors.ts";
import { chargeStudents } from "../ledger/charge-students.ts";

let server: TestCollege;
let sessionId: number;
let officer: TestStaff;
let colleague: TestStaff;
let payer: Payer;
let slipId: number;
/** A row that is credited, and a leftover, of ₦86,500 each. */
let credited: typeof bankRow.$inferSelect;
let leftover: typeof bankRow.$inferSelect;

beforeAll(async () => {
  server = await startTestCollege();
  ({ sessionId } = await openFees(server.college));
  officer = await createStaff(server.college, "BURSARY_OFFICER");
  colleague = await createStaff(server.college, "BURSARY_OFFICER");
});

afterAll(() => server.close());

beforeEach(async () => {
  const { college, url } = server;
  const accountId = await createBankAccount(college);
  payer = await createPayer(college);
  await college.db.transaction((tx) => chargeStudents(college, tx, sessionId, [payer.accountId]));
  const charges = await college.db
    .select({ id: charge.id, section: charge.section })
    .from(charge)
    .where(eq(charge.accountId, payer.accountId));
  const keys = charges.filter(({ section }) => section === "C").map(({ id }) => `charge-${id}`);
  const made = await createSlip(college, payer, keys);
  slipId = made.id;
  const file = statementOf([
    { narration: made.reference, credit: "86,500.00" },
    { narration: "CASH DEP", credit: "86,500.00" },
  ]);
  await bankOf(url, officer).import(accountId, file).expect(200);
  const rows = await college.db
    .select()
    .from(bankRow)
    .where(eq(bankRow.bankAccountId, accountId))
    .orderBy(bankRow.line);
  const [first, second] = rows;
  if (first === undefined || second === undefined) throw new Error("rows are missing");
  [credited, leftover] = [first, second];
});

const change = (row: typeof bankRow.$inferSelect, values: Partial<typeof bankRow.$inferInsert>) =>
  server.college.db.update(bankRow).set(values).where(eq(bankRow.id, row.id));

const proposalOf = async (
  tx: Transaction,
  decision: Partial<typeof rowProposal.$inferInsert> = {},
): Promise<number> => {
  const [row] = await tx
    .insert(rowProposal)
    .values({
      rowId: leftover.id,
      way: "credit_student",
      studentId: payer.id,
      lines: [],
      note: "By the teller",
      proposedBy: officer.accountId,
      proposedAt: server.college.clock(),
      ...decision,
    })
    .returning({ id: rowProposal.id });
  return row?.id ?? 0;
};

const approved = () => ({
  isApproved: true,
  decidedBy: colleague.accountId,
  decidedAt: server.college.clock(),
});

/** A remittance past all code, for a list of the payer alone. */
const remittanceOf = async (
  amountKobo: number,
  { status }: { readonly status: "approved" | "waiting" },
): Promise<number> => {
  const { db, clock } = server.college;
  const listId = await sponsorStudent(server, payer, { sessionId, sections: ["C"] });
  const [list] = await db.select().from(sponsorship).where(eq(sponsorship.id, listId));
  const [row] = await db
    .insert(sponsorRemittance)
    .values({
      sponsorId: list?.sponsorId ?? 0,
      sponsorshipId: listId,
      amountKobo,
      paidOn: "2026-03-09",
      bankReference: "FT/1",
      recordedBy: officer.accountId,
      recordedAt: clock(),
      status,
      ...(status === "approved" && { decidedBy: colleague.accountId, decidedAt: clock() }),
    })
    .returning({ id: sponsorRemittance.id });
  return row?.id ?? 0;
};

interface Entry {
  readonly row: typeof bankRow.$inferSelect;
  readonly decision?: Partial<typeof rowProposal.$inferInsert>;
  readonly receiptOf?: Partial<typeof receipt.$inferInsert>;
  readonly ofSlip?: boolean;
}

/** Writes a receipt for a row past all code. */
const enter = ({ row, decision = {}, receiptOf = {}, ofSlip = false }: Entry) =>
  server.college.db.transaction(async (tx) => {
    const now = server.college.clock();
    const proposalId = ofSlip ? null : await proposalOf(tx, decision);
    const [written] = await tx
      .insert(receipt)
      .values({
        accountId: payer.accountId,
        channel: "bank",
        amountKobo: 86_500_00,
        paidAt: now,
        creditedAt: now,
        code: `code-${row.id}-${Math.random()}`,
        ...receiptOf,
      })
      .returning({ id: receipt.id });
    const receiptId = written?.id ?? 0;
    await tx.insert(bankReceipt).values({
      receiptId,
      number: `X${receiptId}`,
      rowId: row.id,
      slipId: ofSlip ? slipId : null,
      proposalId,
      lines: [],
    });
  });

const refusal = (message: RegExp) => ({
  cause: expect.objectContaining({ message: expect.stringMatching(message) }),
});

describe("the database", () => {
  it.each([
    { narration: "Something else" },
    { amountKobo: 1 },
    { day: "2026-01-01" },
    { identity: "row:other" },
    { receiptId: null },
    { reason: "no_reference" as const },
  ])("refuses that %j of a row is written", async (values) => {
    await expect(change(credited, values)).rejects.toMatchObject(refusal(/never changed/));
  });

  it("refuses that a row is taken away", async () => {
    const { db } = server.college;
    await expect(db.delete(bankRow).where(eq(bankRow.id, leftover.id))).rejects.toMatchObject(
      refusal(/never deleted/),
    );
  });

  it("refuses money that goes back without two people", async () => {
    await expect(change(leftover, { isReturned: true })).rejects.toMatchObject(
      refusal(/two people/),
    );
    await server.college.db.transaction((tx) =>
      proposalOf(tx, { way: "return", studentId: null, ...approved() }),
    );
    await change(leftover, { isReturned: true });
    await expect(change(leftover, { isReturned: false })).rejects.toMatchObject(
      refusal(/never changed/),
    );
  });

  it("refuses a row as a sponsor's transfer without two people, or of more than was approved", async () => {
    const { db } = server.college;
    const small = await remittanceOf(1_00, { status: "approved" });
    const whole = await remittanceOf(86_500_00, { status: "approved" });
    const open = await remittanceOf(86_500_00, { status: "waiting" });
    await expect(change(leftover, { remittanceId: whole })).rejects.toMatchObject(
      refusal(/two people/),
    );
    for (const remittanceId of [small, open, whole]) {
      await db.transaction((tx) =>
        proposalOf(tx, { way: "sponsor_transfer", studentId: null, remittanceId, ...approved() }),
      );
    }
    for (const remittanceId of [small, open]) {
      await expect(change(leftover, { remittanceId })).rejects.toMatchObject(
        refusal(/no more than an approved remittance/),
      );
    }
    await change(leftover, { remittanceId: whole });
    await expect(change(leftover, { remittanceId: null })).rejects.toMatchObject(refusal(/stays/));
    await expect(enter({ row: leftover, decision: approved() })).rejects.toMatchObject(
      refusal(/bank_row_dealt_with_once/),
    );
  });

  it("refuses a second receipt of a row", async () => {
    await expect(enter({ row: credited, ofSlip: true })).rejects.toMatchObject(
      refusal(/one receipt/),
    );
  });

  it("refuses a receipt of another amount, channel or account", async () => {
    const decision = approved();
    const other = await createPayer(server.college);
    for (const [receiptOf, message] of [
      [{ amountKobo: 86_500_01 }, /one receipt/],
      [{ channel: "remita" }, /one receipt/],
      [{ accountId: other.accountId }, /two people/],
    ] as const) {
      await expect(enter({ row: leftover, decision, receiptOf })).rejects.toMatchObject(
        refusal(message),
      );
    }
    await enter({ row: leftover, decision });
    expect(
      await server.college.db.select().from(bankRow).where(eq(bankRow.id, leftover.id)),
    ).toMatchObject([{ receiptId: expect.any(Number) }]);
  });

  it("refuses a receipt that nobody approved, and an approval by the proposer", async () => {
    await expect(enter({ row: leftover })).rejects.toMatchObject(refusal(/two people/));
    const own = { ...approved(), decidedBy: officer.accountId };
    await expect(enter({ row: leftover, decision: own })).rejects.toMatchObject(
      refusal(/row_proposal_second_person/),
    );
  });

  it("refuses two proposals that wait for one row", async () => {
    const { db } = server.college;
    await db.transaction((tx) => proposalOf(tx));
    await expect(db.transaction((tx) => proposalOf(tx))).rejects.toMatchObject(
      refusal(/row_proposal_waiting/),
    );
  });

  it("counts for a slip what its receipts come to", async () => {
    const { db } = server.college;
    const read = async () => (await db.select().from(slip).where(eq(slip.id, slipId)))[0];
    expect(await read()).toMatchObject({ receivedKobo: 86_500_00, settledAt: expect.any(Date) });
    const bank = bankOf(server.url, officer);
    await bank.askVoid(credited.id).expect(200);
    await bankOf(server.url, colleague).decideVoid(credited.id).expect(200);
    expect(await read()).toMatchObject({ receivedKobo: 0, settledAt: null });
  });
});
