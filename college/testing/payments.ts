import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import request from "supertest";
import type { College } from "../src/context.ts";
import { adjustment, adjustmentLine } from "../src/db/schema/adjustments.ts";
import { bankReceipt, bankRow, rowProposal, slip } from "../src/db/schema/bank.ts";
import { counterReceipt, receiptVoid } from "../src/db/schema/counter.ts";
import { allocation, bill, charge, receipt } from "../src/db/schema/ledger.ts";
import { feeSection, payment, tuitionFee } from "../src/db/schema/payments.ts";
import { refund } from "../src/db/schema/refunds.ts";
import { sponsorReceipt } from "../src/db/schema/sponsors.ts";
import { type PayableItem, readItems } from "../src/payments/items.ts";
import { chargeStudents } from "../src/payments/ledger/charge-students.ts";
import { receive } from "../src/payments/ledger/receive.ts";
import { makeReference } from "../src/payments/reference.ts";
import { installReference } from "../src/reference/install.ts";
import type { TestCollege } from "./college.ts";
import { createCalendar, createStudent, signInAs, type TestStudent } from "./people.ts";

export const tuitionCallback = "http://localhost:4000/student/tuition-verify";
export const sectionCallback = "http://localhost:4000/student/section-verify";
export const hostelCallback = "http://localhost:4000/student/hostel-payment-verify";

/** A session with a fee schedule, and tuition payable at levels 100 and 200. */
export const openFees = async (
  college: College,
  { lateFrom = null }: { readonly lateFrom?: string | null } = {},
): Promise<{
  readonly sessionId: number;
  readonly tuitionFeeIds: Readonly<Record<100 | 200, number>>;
}> => {
  await installReference(college.db);
  const { sessionId } = await createCalendar(college);
  const [first, second] = await college.db
    .insert(tuitionFee)
    .values([
      { sessionId, level: 100, isActive: true, lateFrom },
      { sessionId, level: 200, isActive: true, lateFrom },
    ])
    .returning();
  if (first === undefined || second === undefined) throw new Error("the fees were not written");
  return { sessionId, tuitionFeeIds: { 100: first.id, 200: second.id } };
};

export interface Payer extends TestStudent {
  readonly authorization: string;
}

/** A signed-in level-100 student of Community Health, whose tuition is ₦86,500, by default. */
export const createPayer = async (
  college: College,
  fields: Parameters<typeof createStudent>[1] = {},
): Promise<Payer> => {
  const student = await createStudent(college, fields);
  return { ...student, authorization: (await signInAs(college, student)).authorization };
};

/** What a student owes of these sections, with the session charged. */
export const chargedItems = async (
  college: College,
  { accountId }: Pick<TestStudent, "accountId">,
  sessionId: number,
  ...sections: readonly string[]
): Promise<readonly PayableItem[]> => {
  await college.db.transaction((tx) => chargeStudents(college, tx, sessionId, [accountId]));
  const items = await readItems(college.db, accountId);
  return items.filter(({ section }) => sections.includes(section));
};

export const initializeTuition = (
  url: string,
  payer: Payer,
  tuitionFeeId: number,
  share?: "next" | "all",
) =>
  request(url)
    .post("/payment/tuition/initialize/")
    .set("authorization", payer.authorization)
    .send({ tuition_fee_id: tuitionFeeId, callback_url: tuitionCallback, share });

export const initializeHostel = (url: string, payer: Payer, amount = 25_000) =>
  request(url)
    .post("/payment/hostel/initialize/")
    .set("authorization", payer.authorization)
    .send({ amount, callback_url: hostelCallback });

export const initializeSection = (
  url: string,
  payer: Pick<Payer, "authorization">,
  section = "A",
  session?: string,
) =>
  request(url)
    .post("/payment/section/initialize/")
    .set("authorization", payer.authorization)
    .send({ section, session, callback_url: sectionCallback });

/** Lets students pay these sections online as well, and no others. */
export const payOnline = async (
  { db }: College,
  ...sections: readonly Pick<typeof feeSection.$inferInsert, "stage" | "section">[]
): Promise<void> => {
  await db.delete(feeSection);
  if (sections.length === 0) return;
  await db.insert(feeSection).values(sections.map((one) => ({ ...one, isPaidOnline: true })));
};

export const verify = (url: string, purpose: "tuition" | "hostel" | "section", reference: string) =>
  request(url).get(`/payment/${purpose}/verify/${reference}/`);

/** Writes a credited payment as settlement would have. */
export const creditPayment = async (
  { db, clock }: College,
  {
    accountId,
    sessionId,
    purpose,
    amountKobo = 25_000_00,
    paidAt = clock(),
  }: Pick<typeof payment.$inferInsert, "accountId" | "sessionId" | "purpose"> & {
    readonly amountKobo?: number;
    readonly paidAt?: Date;
  },
): Promise<{ readonly id: number; readonly reference: string; readonly receiptCode: string }> => {
  const [paid] = await db
    .insert(payment)
    .values({
      reference: makeReference(randomBytes(16)),
      purpose,
      accountId,
      sessionId,
      amountKobo,
      currency: "NGN",
      lines: [{ code: purpose, label: "One line", amountKobo }],
      status: "succeeded",
      openedAt: clock(),
    })
    .returning();
  if (paid === undefined) throw new Error("the payment was not written");
  await db.transaction((tx) => receive(tx, paid, paidAt, clock()));
  const [written] = await db.select().from(receipt).where(eq(receipt.paymentId, paid.id));
  if (written?.code == null) throw new Error("the fee was paid before");
  return { id: paid.id, reference: paid.reference, receiptCode: written.code };
};

/** No statement but this one takes entries out of the ledger. */
export const emptyLedger = ({ db }: College) =>
  db.execute(
    sql`truncate ${allocation}, ${charge}, ${receipt}, ${bill}, ${counterReceipt}, ${receiptVoid}, ${refund}, ${slip}, ${bankRow},
      ${rowProposal}, ${bankReceipt}, ${sponsorReceipt}, ${adjustment}, ${adjustmentLine}`,
  );

/** The receipts of an account. */
export const ledgerOf = ({ college }: Pick<TestCollege, "college">, accountId: number) =>
  college.db.select().from(receipt).where(eq(receipt.accountId, accountId));

export const paymentCalled = async (
  { college }: Pick<TestCollege, "college">,
  reference: string,
): Promise<typeof payment.$inferSelect> => {
  const [row] = await college.db.select().from(payment).where(eq(payment.reference, reference));
  if (row === undefined) throw new Error(`the college has no ${reference}`);
  return row;
};
