import { and, eq } from "drizzle-orm";
import type { College } from "../context.ts";
import { academicSession } from "../db/schema/calendar.ts";
import { ledgerEntry, payment } from "../db/schema/payments.ts";
import { department, student } from "../db/schema/students.ts";
import type { Receipt } from "../documents/receipt.ts";
import { itemLabels } from "./item.ts";

/** Which receipt: a student's own, by payment, or anybody's, by the code its QR carries. */
type ReceiptKey =
  | {
      readonly accountId: number;
      readonly paymentId: number;
      readonly purpose: "tuition" | "hostel";
    }
  | { readonly code: string };

/** Reads a receipt as it was issued: the lines and the amount are those that were charged then. */
export const findReceipt = async (
  { db, config }: College,
  key: ReceiptKey,
): Promise<Receipt | undefined> => {
  const [row] = await db
    .select({
      surname: student.surname,
      firstName: student.firstName,
      otherName: student.otherName,
      matricNumber: student.matricNumber,
      department: department.name,
      purpose: ledgerEntry.purpose,
      amountKobo: ledgerEntry.amountKobo,
      paidAt: ledgerEntry.paidAt,
      receiptCode: ledgerEntry.receiptCode,
      lines: payment.lines,
      reference: payment.reference,
      session: academicSession.name,
    })
    .from(ledgerEntry)
    .innerJoin(payment, eq(payment.id, ledgerEntry.paymentId))
    .innerJoin(academicSession, eq(academicSession.id, ledgerEntry.sessionId))
    .innerJoin(student, eq(student.accountId, ledgerEntry.accountId))
    .innerJoin(department, eq(department.id, student.departmentId))
    .where(
      "code" in key
        ? eq(ledgerEntry.receiptCode, key.code)
        : and(
            eq(ledgerEntry.accountId, key.accountId),
            eq(ledgerEntry.paymentId, key.paymentId),
            eq(ledgerEntry.purpose, key.purpose),
          ),
    );
  if (row === undefined) return undefined;
  return {
    payer: [row.surname, row.firstName, row.otherName].filter(Boolean).join(" "),
    payerNumber: ["Matric number", row.matricNumber],
    department: row.department,
    item: itemLabels[row.purpose],
    lines: row.lines,
    amountKobo: row.amountKobo,
    reference: row.reference,
    paidAt: row.paidAt,
    session: row.session,
    confirmationUrl: `${config.publicUrl}/receipt/${row.receiptCode}`,
  };
};
