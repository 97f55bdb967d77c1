import { readFileSync } from "node:fs";
import { and, eq, isNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importedKinds } from "../../../contract/payments/bank-rows.ts";
import { leftoverReasons } from "../../../contract/payments/bank-statements.ts";
import { slipStates } from "../../../contract/payments/slips.ts";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { adjustment } from "../db/schema/adjustments.ts";
import { bankAccount, bankRow, bankStatement, rowProposal } from "../db/schema/bank.ts";
import { academicSession } from "../db/schema/calendar.ts";
import { cashBook, receiptVoid } from "../db/schema/counter.ts";
import { allocation, charge, receipt } from "../db/schema/ledger.ts";
import {
  feeLine,
  feeSection,
  payment,
  sandboxTransaction,
  tuitionFee,
} from "../db/schema/payments.ts";
import { refund } from "../db/schema/refunds.ts";
import { sponsorRemittance, sponsorship } from "../db/schema/sponsors.ts";
import { announcement } from "../db/schema/staff.ts";
import { department, student } from "../db/schema/students.ts";
import { previewStatement } from "../payments/bank-statements/import-statement.ts";
import { answerStatementRows } from "../payments/bank-statements/read-statement.ts";
import { selectCounterReceipts } from "../payments/counter/receipt-list.ts";
import { portalTuition } from "../payments/fees/dues.ts";
import { readFigures } from "../payments/instalments/compliance.ts";
import { hasPaidFee } from "../payments/ledger/paid.ts";
import { selectSlips, slipState } from "../payments/slips/slip.ts";
import { readClaims } from "../payments/sponsors/claims.ts";
import { selectRemittances } from "../payments/sponsors/remittance-list.ts";

let test: TestCollege;

beforeAll(async () => {
  test = await startTestCollege({ hasDemo: true });
});
afterAll(() => test.close());

const ledgerOf = (matricNumber: string) =>
  test.college.db
    .select({
      purpose: payment.purpose,
      session: academicSession.name,
      naira: sql<number>`${receipt.amountKobo} / 100`,
    })
    .from(receipt)
    .innerJoin(payment, eq(payment.id, receipt.paymentId))
    .innerJoin(student, eq(student.accountId, receipt.accountId))
    .innerJoin(academicSession, eq(academicSession.id, payment.sessionId))
    .where(eq(student.matricNumber, matricNumber))
    .orderBy(receipt.paidAt);

describe("the money of the demo", () => {
  it("gives the fixed students the payments their descriptions promise", async () => {
    expect(await ledgerOf("COHT/2025/001")).toEqual([]);
    expect(await ledgerOf("COHT/2025/004")).toEqual([]);
    expect(await ledgerOf("COHT/2024/002")).toMatchObject([
      { purpose: "tuition", session: "2024/2025" },
      { purpose: "hostel", session: "2024/2025", naira: 25_000 },
      { purpose: "tuition", session: "2025/2026", naira: 49_000 },
      { purpose: "hostel", session: "2025/2026", naira: 25_000 },
    ]);
    const eze = await ledgerOf("COHT/2024/003");
    expect(eze.filter(({ session }) => session === "2025/2026")).toEqual([
      { purpose: "tuition", session: "2025/2026", naira: 34_000 },
    ]);
  });

  it("credits exactly the succeeded payments, to their payers and amounts", async () => {
    const { db } = test.college;
    const rows = await db
      .select()
      .from(payment)
      .leftJoin(receipt, eq(receipt.paymentId, payment.id));
    for (const { payment: paid, receipt: entry } of rows) {
      expect(entry !== null).toBe(paid.status === "succeeded");
      expect(paid.lines.reduce((sum, line) => sum + line.amountKobo, 0)).toBe(paid.amountKobo);
      if (entry === null) continue;
      const { accountId, amountKobo } = paid;
      expect(entry).toMatchObject({ accountId, amountKobo });
      expect(entry.paidAt.getTime()).toBeGreaterThan(paid.openedAt.getTime());
      expect(entry.creditedAt.getTime()).toBeLessThan(test.clock.read().getTime());
    }
    const statuses = new Set(rows.map(({ payment: { status } }) => status));
    expect(statuses).toEqual(new Set(["succeeded", "failed", "pending", "refused"]));
  });

  it("has days at the bursary's counter in every state", async () => {
    const { db } = test.college;
    const receipts = await selectCounterReceipts(db);
    expect(receipts).toHaveLength(16);
    expect(receipts.filter(({ isReversed }) => isReversed)).toHaveLength(1);
    expect(receipts.filter(({ voidId }) => voidId !== null)).toHaveLength(1);
    const methods = new Set(receipts.map(({ method }) => method));
    expect([...methods].toSorted()).toEqual(["cash", "pos", "teller"]);
    const books = await db.select().from(cashBook).orderBy(cashBook.id);
    expect(
      books.map(({ countedKobo, recordedKobo }) => (countedKobo ?? NaN) - (recordedKobo ?? 0)),
    ).toEqual([0, -500_00, 0, NaN]);
  });

  it("has a class that pays in instalments, with students in every state", async () => {
    const { plans } = await readFigures(test.college, undefined);
    expect(plans).toMatchObject([
      {
        department: "Orthopaedic Cast Technology",
        level: 300,
        students: 19,
        paid: 13,
        shares: [
          { percent: 60, dueDate: "2026-02-28", due: 0, overdue: 4 },
          { percent: 40, dueDate: "2026-03-30", due: 2, overdue: 0 },
        ],
      },
      // Those whom the sponsor has paid for have paid everything.
      { sponsor: "NELFUND", department: null, students: 7, paid: 2 },
    ]);
  });

  it("lets level 100 pay section A online as well, which one student has done", async () => {
    const { db } = test.college;
    expect(await db.select().from(feeSection)).toEqual([
      { stage: "first_year", section: "A", isPaidOnline: true, revision: 1 },
    ]);
    const paid = await db.select().from(payment).where(eq(payment.purpose, "section"));
    expect(paid).toMatchObject([{ section: "A", amountKobo: 15_000_00, status: "succeeded" }]);
    const own = await db
      .select({ paidKobo: charge.paidKobo, amountKobo: charge.amountKobo })
      .from(charge)
      .where(and(eq(charge.accountId, paid[0]?.accountId ?? 0), eq(charge.section, "A")));
    expect(own).toHaveLength(2);
    for (const { paidKobo, amountKobo } of own) expect(paidKobo).toBe(amountKobo);
  });

  it("has payment slips and rows of bank statements in every state", async () => {
    const { db, clock } = test.college;
    const slips = await selectSlips(db);
    const states = slips.map((one) => slipState(one, clock()));
    expect(new Set(states)).toEqual(new Set(slipStates));
    // One awaits a rest.
    const isInPart = ({ receivedKobo, settledAt }: (typeof slips)[number]) =>
      receivedKobo > 0 && settledAt === null;
    expect(slips.filter(isInPart)).toHaveLength(1);
    const rows = await db
      .select({ row: bankRow, proposal: rowProposal, asked: receiptVoid.id })
      .from(bankRow)
      .leftJoin(rowProposal, and(eq(rowProposal.rowId, bankRow.id), isNull(rowProposal.isApproved)))
      .leftJoin(
        receiptVoid,
        and(eq(receiptVoid.receiptId, bankRow.receiptId), isNull(receiptVoid.isApproved)),
      );
    expect(new Set(rows.map(({ row }) => row.kind))).toEqual(new Set(importedKinds));
    const reasons = new Set(rows.flatMap(({ row }) => row.reason ?? []));
    expect(leftoverReasons.filter((reason) => !reasons.has(reason))).toEqual(["too_large"]);
    expect(rows.filter(({ row }) => row.isReturned)).toHaveLength(1);
    expect(rows.filter(({ row }) => row.remittanceId !== null)).toHaveLength(1);
    expect(rows.filter(({ proposal }) => proposal !== null)).toHaveLength(1);
    expect(rows.filter(({ asked }) => asked !== null)).toHaveLength(1);
    // By the import, and by two people.
    expect(rows.filter(({ row }) => row.receiptId !== null)).toHaveLength(7);
    const statements = await db.select().from(bankStatement);
    expect(statements.map(({ finishedAt }) => finishedAt === null)).toEqual([false, false, false]);
    expect(statements.map(({ unreadable }) => unreadable.length)).toEqual([1, 0, 0]);
  });

  it("has slips for the statement in the docs, which has rows of every kind", async () => {
    const { college } = test;
    const [source] = await college.db.select().from(bankAccount).orderBy(bankAccount.id);
    const bytes = readFileSync(new URL("../../../docs/bank-statement.csv", import.meta.url));
    const map = source?.columns;
    if (source === undefined || map == null) throw new Error("the demo has no columns");
    const read = await answerStatementRows({ bytes, map, today: "2099-01-01" });
    if (!("rows" in read)) throw new Error("the statement cannot be read");
    const { sums } = await previewStatement(college, source.id, {
      isDryRun: true,
      fileName: "bank-statement.csv",
      map,
      contentHash: "",
      rows: read.rows,
    });
    expect(sums.filter(({ rows }) => rows === 0).map(({ kind }) => kind)).toEqual(["seen"]);
  });

  it("has sponsors with lists and remittances in every state", async () => {
    const { db } = test.college;
    const lists = await db.select().from(sponsorship).orderBy(sponsorship.id);
    expect(lists.map(({ coverage, isClosed }) => [coverage, isClosed])).toEqual([
      ["full", false],
      ["percentage", false],
      ["at_most", true],
    ]);
    const remittances = await selectRemittances(db).orderBy(sponsorRemittance.id);
    expect(remittances.map((one) => [one.status, one.creditedAt !== null, one.students])).toEqual([
      ["approved", true, 3],
      ["waiting", false, 2],
      ["declined", false, 2],
      ["draft", false, 4],
      ["approved", true, 2],
    ]);
    expect(remittances.at(-1)).toMatchObject({ waitingVoids: 1 });
    const claims = await readClaims(db, lists[0]?.id ?? 0);
    expect(claims).toHaveLength(8);
    expect(claims.some(({ missing }) => missing.length > 0)).toBe(true);
    expect(claims.filter(({ paidKobo }) => paidKobo > 0)).toHaveLength(3);
  });

  it("has stuck payments, refused money and the provider's books", async () => {
    const { db } = test.college;
    const refused = await db.select().from(payment).where(eq(payment.status, "refused"));
    expect(refused.filter(({ resolvedAt }) => resolvedAt === null)).toHaveLength(4);
    expect(refused.filter(({ resolvedAt }) => resolvedAt !== null)).toHaveLength(3);
    expect(await db.$count(announcement)).toBe(2);
    const unequal = await db
      .select({ status: payment.status })
      .from(sandboxTransaction)
      .innerJoin(payment, eq(payment.reference, sandboxTransaction.reference))
      .leftJoin(receipt, eq(receipt.paymentId, payment.id))
      .where(sql`(${sandboxTransaction.status} = 'success') <> (${receipt.id} is not null)`);
    // One that was paid and that nobody told of, and the refused ones.
    expect(unequal.map(({ status }) => status).toSorted()).toEqual([
      "pending",
      ...Array(7).fill("refused"),
    ]);
  });

  it("has refunds in every state, of refused payments and of credit", async () => {
    const rows = await test.college.db.select().from(refund);
    for (const isOfPayment of [true, false]) {
      const own = rows.filter(({ paymentId }) => (paymentId !== null) === isOfPayment);
      expect(own.map(({ state }) => state).toSorted()).toEqual([
        "approved",
        "asked",
        "cancelled",
        "declined",
        "paid",
      ]);
    }
  });

  it("has adjustments of charges in every state", async () => {
    const rows = await test.college.db.select().from(adjustment);
    expect(rows.map(({ state }) => state).toSorted()).toEqual([
      "approved",
      "approved",
      "asked",
      "cancelled",
      "declined",
    ]);
  });

  it("charges this session's tuition as the schedule has it today", async () => {
    const { db, identity } = test.college;
    const fees = {
      departments: (await db.select().from(department)).map(({ name }) => name),
      rows: await db.select().from(feeLine),
    };
    const paid = await db
      .select()
      .from(receipt)
      .innerJoin(payment, eq(payment.id, receipt.paymentId))
      .innerJoin(student, eq(student.accountId, receipt.accountId))
      .innerJoin(department, eq(department.id, student.departmentId))
      .innerJoin(academicSession, eq(academicSession.id, payment.sessionId))
      .where(
        sql`${academicSession.isCurrent} and ${payment.purpose} = 'tuition'
          and ${hasPaidFee("tuition", { accountId: student.accountId, sessionId: academicSession.id })}`,
      );
    expect(paid.length).toBeGreaterThan(100);
    for (const { receipt: entry, student: payer, department: of } of paid) {
      const { level, stateOfOrigin } = payer;
      const due = portalTuition(
        fees,
        { department: of.name, level, stateOfOrigin, homeState: identity.homeState },
        { lateFrom: null, today: "2026-03-10", lateFeeKobo: 10_000_00 },
      );
      expect(entry.amountKobo).toBe(due.totalKobo);
    }
  });

  it("has accounts in every state, and books that balance", async () => {
    const { db } = test.college;
    const counted = await db.execute(sql`
      select count(*) filter (where open > 0 and paid > 0)::int as partly, count(*) filter (where open = 0)::int as settled,
        count(*) filter (where old > 0)::int as arrears, count(*) filter (where credit > 0)::int as credit
      from (
        select c.account_id, sum(c.amount_kobo - c.paid_kobo) as open, sum(c.paid_kobo) as paid,
          sum(case when s.is_current then 0 else c.amount_kobo - c.paid_kobo end) as old,
          (select sum(r.amount_kobo - r.allocated_kobo) from receipt r where r.account_id = c.account_id) as credit
        from charge c join academic_session s on s.id = c.session_id
        where c.reverses_id is null and not c.is_reversed group by c.account_id
      ) account`);
    expect(counted).toMatchObject({
      rows: [{ partly: expect.any(Number), settled: expect.any(Number), arrears: 12, credit: 4 }],
    });
    const [sums] = await db
      .select({ kobo: sql`sum(${receipt.amountKobo} - ${receipt.allocatedKobo})`.mapWith(Number) })
      .from(receipt);
    const [spent] = await db
      .select({ kobo: sql`sum(${allocation.amountKobo})`.mapWith(Number) })
      .from(allocation);
    const [paid] = await db
      .select({ kobo: sql`sum(${charge.paidKobo})`.mapWith(Number) })
      .from(charge);
    expect(sums?.kobo).toBe(4 * 10_000_00 - 6_000_00 - 4_000_00);
    expect(spent?.kobo).toBe(paid?.kobo);
  });

  it("never has a hostel paid before the same session's tuition", async () => {
    const early = await test.college.db.execute(sql`
      select hostel.id from charge hostel where hostel.purpose = 'hostel' and not exists (
        select 1 from charge tuition where tuition.purpose = 'tuition'
          and tuition.account_id = hostel.account_id and tuition.session_id = hostel.session_id
          and tuition.settled_at < hostel.settled_at)`);
    expect(early).toMatchObject({ rows: [] });
  });

  it("has one active tuition record per level, not late today", async () => {
    const active = await test.college.db
      .select()
      .from(tuitionFee)
      .where(eq(tuitionFee.isActive, true));
    expect(active.map(({ level }) => level).toSorted()).toEqual([100, 200, 300]);
    expect(active.every(({ lateFrom }) => lateFrom === "2026-04-09")).toBe(true);
  });
});
