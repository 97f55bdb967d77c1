import { desc, eq, sql } from "drizzle-orm";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import type { paymentRecord } from "../../../../contract/payments/payment-records.ts";
import type { College } from "../../context.ts";
import { ledgerEntry, payment } from "../../db/schema/payments.ts";
import { auditEntry, staffMember } from "../../db/schema/staff.ts";
import { notFound } from "../../http/refusal.ts";
import { nairaOf } from "../fees/amounts.ts";
import { listedAnswer, selectPayments } from "./list.ts";

type PaymentRecord = ResponseOf<typeof paymentRecord>;

const mostAudit = 50;

const staffName = sql<string>`concat_ws(' ', ${staffMember.firstName}, ${staffMember.surname})`;

/** @throws 404 */
export const readRecord = async (college: College, id: number): Promise<PaymentRecord> => {
  const { db } = college;
  const [[listed], [found], audit] = await Promise.all([
    selectPayments(db).where(eq(payment.id, id)),
    db
      .select({ payment, ledger: ledgerEntry, resolvedBy: staffName })
      .from(payment)
      .leftJoin(ledgerEntry, eq(ledgerEntry.paymentId, payment.id))
      .leftJoin(staffMember, eq(staffMember.accountId, payment.resolvedBy))
      .where(eq(payment.id, id)),
    readAudit(college, id),
  ]);
  if (listed === undefined || found === undefined) throw notFound();
  const { payment: row, ledger, resolvedBy } = found;
  return {
    ...listedAnswer(listed),
    currency: row.currency,
    lines: row.lines.map(({ code, label, amountKobo }) => ({
      code,
      label,
      amount: nairaOf(amountKobo),
    })),
    gatewayResponse: row.gatewayResponse,
    checks: row.checks,
    nextCheckAt: row.nextCheckAt?.toISOString() ?? null,
    ledger: ledger === null ? null : ledgerAnswer(ledger),
    refused:
      row.status === "refused"
        ? { amount: row.refusedAmount, currency: row.refusedCurrency }
        : null,
    resolution:
      row.resolvedAt === null || row.resolution === null
        ? null
        : { text: row.resolution, at: row.resolvedAt.toISOString(), by: resolvedBy },
    audit,
  };
};

const ledgerAnswer = (entry: typeof ledgerEntry.$inferSelect) => ({
  amount: nairaOf(entry.amountKobo),
  paidAt: entry.paidAt.toISOString(),
  creditedAt: entry.creditedAt.toISOString(),
  receiptCode: entry.receiptCode,
});

const readAudit = async ({ db }: College, id: number): Promise<PaymentRecord["audit"]> => {
  const entries = await db
    .select({ entry: auditEntry, by: staffName })
    .from(auditEntry)
    .leftJoin(staffMember, eq(staffMember.accountId, auditEntry.actorAccountId))
    .where(eq(auditEntry.subject, `payment:${id}`))
    .orderBy(desc(auditEntry.at), desc(auditEntry.id))
    .limit(mostAudit);
  return entries.map(({ entry, by }) => ({
    at: entry.at.toISOString(),
    by,
    action: entry.action,
    reason: entry.reason,
    outcome: textOf(entry.after?.outcome ?? entry.after?.way),
  }));
};

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);
