import { and, eq, inArray, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { FastifyInstance } from "fastify";
import { confirmReceipt, downloadReceipt } from "../../../contract/payments/payments.ts";
import type { College } from "../context.ts";
import { applicant, applicationSession } from "../db/schema/admissions.ts";
import { bankAccount, bankReceipt, bankRow } from "../db/schema/bank.ts";
import { academicSession } from "../db/schema/calendar.ts";
import { counterReceipt, type ReceiptLine } from "../db/schema/counter.ts";
import { receipt } from "../db/schema/ledger.ts";
import { payment } from "../db/schema/payments.ts";
import { sponsorReceipt } from "../db/schema/sponsors.ts";
import { department, student } from "../db/schema/students.ts";
import { makeReceipt, type Receipt } from "../documents/receipt.ts";
import { FileAnswer } from "../http/file-answer.ts";
import { notFound, refuse } from "../http/refusal.ts";
import { mount } from "../http/route.ts";
import { counterLabels, itemLabel, nairaOf } from "./fees/amounts.ts";
import { refundedKobo } from "./ledger/paid.ts";
import { paymentTexts } from "./texts.ts";

/**
 * The key of a receipt: a payer's own, a student's by payment, or any: by payment for the staff, by its QR code, or of the
 * counter, a bank or a sponsor by its id.
 */
type ReceiptKey =
  | { readonly paymentId: number }
  | { readonly receiptId: number }
  | {
      readonly accountId: number;
      readonly paymentId: number;
      readonly purpose: "tuition" | "hostel" | "section";
    }
  | { readonly accountId: number; readonly purpose: "screening" }
  | { readonly code: string };

/** Reads a receipt as issued, with the lines and amount of that time. */
export const findReceipt = async (
  { db, config }: College,
  key: ReceiptKey,
): Promise<Receipt | undefined> => {
  const counterEntry = alias(receipt, "counter_entry");
  const [row] = await db
    .select({
      receipt,
      payment,
      counterReceipt,
      bankReceipt,
      bank: bankAccount.bank,
      sponsorReceipt,
      voidedAt: counterEntry.paidAt,
      refundedKobo,
      session: academicSession.name,
      student,
      department: department.name,
      applicant,
      sessionTitle: applicationSession.title,
    })
    .from(receipt)
    .leftJoin(payment, eq(payment.id, receipt.paymentId))
    .leftJoin(academicSession, eq(academicSession.id, payment.sessionId))
    .leftJoin(counterReceipt, eq(counterReceipt.receiptId, receipt.id))
    .leftJoin(bankReceipt, eq(bankReceipt.receiptId, receipt.id))
    .leftJoin(bankRow, eq(bankRow.id, bankReceipt.rowId))
    .leftJoin(bankAccount, eq(bankAccount.id, bankRow.bankAccountId))
    .leftJoin(sponsorReceipt, eq(sponsorReceipt.receiptId, receipt.id))
    .leftJoin(counterEntry, eq(counterEntry.reversesId, receipt.id))
    .leftJoin(student, eq(student.accountId, receipt.accountId))
    .leftJoin(department, eq(department.id, student.departmentId))
    .leftJoin(applicant, eq(applicant.accountId, receipt.accountId))
    .leftJoin(applicationSession, eq(applicationSession.id, applicant.applicationSessionId))
    .where(conditionOf(key));
  if (row === undefined) return undefined;
  const person = row.student ?? row.applicant;
  if (person === null) return undefined;
  const { amountKobo, channel, paidAt, code } = row.receipt;
  return {
    ...contentOf(row),
    payer: [person.surname, person.firstName, person.otherName].filter(Boolean).join(" "),
    payerNumber:
      "matricNumber" in person
        ? ["Matric number", person.matricNumber]
        : ["Application number", person.applicationNo],
    payerPlace:
      "matricNumber" in person
        ? ["Department", row.department ?? ""]
        : ["Application session", row.sessionTitle ?? ""],
    amountKobo,
    channel,
    paidAt,
    voidedAt: row.voidedAt,
    refundedKobo: row.refundedKobo,
    confirmationUrl: `${config.publicUrl}/receipt/${code}`,
  };
};

/** What was paid, under which reference. */
const contentOf = (row: {
  readonly payment: typeof payment.$inferSelect | null;
  readonly counterReceipt: typeof counterReceipt.$inferSelect | null;
  readonly bankReceipt: typeof bankReceipt.$inferSelect | null;
  readonly bank: string | null;
  readonly sponsorReceipt: typeof sponsorReceipt.$inferSelect | null;
  readonly session: string | null;
}): Pick<Receipt, "item" | "lines" | "reference" | "session" | "sponsor"> => {
  if (row.counterReceipt !== null) {
    const { method, lines, number } = row.counterReceipt;
    return { item: counterLabels[method], reference: number, ...linesOf(lines) };
  }
  if (row.bankReceipt !== null) {
    const { lines, number } = row.bankReceipt;
    return { item: `Paid at ${row.bank}`, reference: number, ...linesOf(lines) };
  }
  if (row.sponsorReceipt !== null) {
    const { sponsor, lines, number } = row.sponsorReceipt;
    return { item: `Paid by ${sponsor}`, sponsor, reference: number, ...linesOf(lines) };
  }
  if (row.payment === null) throw new Error("a receipt has no source");
  const { lines, reference } = row.payment;
  return { item: itemLabel(row.payment), lines, reference, session: row.session ?? "" };
};

/** Lines of several sessions say which; the receipt is of the newest. */
const linesOf = (lines: readonly ReceiptLine[]): Pick<Receipt, "lines" | "session"> => {
  const sessions = new Set(lines.map(({ session }) => session));
  return {
    lines: lines.map(({ session, label, amountKobo }) => ({
      code: label,
      label: sessions.size > 1 ? `${label}, ${session}` : label,
      amountKobo,
    })),
    session: [...sessions].toSorted().at(-1) ?? "",
  };
};

const conditionOf = (key: ReceiptKey) => {
  if ("code" in key) return eq(receipt.code, key.code);
  if ("receiptId" in key) {
    return and(
      eq(receipt.id, key.receiptId),
      inArray(receipt.channel, ["counter", "bank", "remita", "sponsor"]),
      isNull(receipt.reversesId),
    );
  }
  if (!("accountId" in key)) return eq(receipt.paymentId, key.paymentId);
  return and(
    eq(receipt.accountId, key.accountId),
    eq(payment.purpose, key.purpose),
    "paymentId" in key ? eq(receipt.paymentId, key.paymentId) : undefined,
  );
};

/** Mounts a payer's receipts and the public check of a receipt. */
export const mountReceipts = (app: FastifyInstance, college: College): void => {
  mount(app, college, downloadReceipt, {
    handler: async ({ account, query }) => {
      const found = await findReceipt(college, {
        accountId: account.id,
        paymentId: query.paymentId,
        purpose: query.paymentType,
      });
      if (found === undefined) throw notFound();
      return new FileAnswer(
        "application/pdf",
        await makeReceipt(found, college.identity),
        `${query.paymentType}_receipt.pdf`,
      );
    },
  });

  mount(app, college, confirmReceipt, {
    handler: async ({ params, request }) => {
      const found = await findReceipt(college, { code: params.code });
      if (found === undefined) {
        // Only wrong codes are counted: a whole campus may confirm receipts from one address.
        await college.attempts.count("look-up", request.ip);
        throw refuse(404, paymentTexts.unknownReceipt);
      }
      return {
        ...found,
        amount: nairaOf(found.amountKobo),
        paymentDate: found.paidAt.toISOString(),
        voidedAt: found.voidedAt?.toISOString() ?? null,
        refunded: nairaOf(found.refundedKobo),
      };
    },
  });
};
