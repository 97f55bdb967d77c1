import { randomBytes } from "node:crypto";
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { zonedInstant } from "../../../../contract/zoned-time.ts";
import type { Transaction } from "../../db/database.ts";
import { account } from "../../db/schema/accounts.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import type { ReceiptLine } from "../../db/schema/counter.ts";
import { allocation, charge, receipt } from "../../db/schema/ledger.ts";
import {
  remittanceShare,
  sponsor,
  sponsorReceipt,
  sponsorRemittance,
  sponsorship,
} from "../../db/schema/sponsors.ts";
import { student } from "../../db/schema/students.ts";
import { grouped } from "../../grouped.ts";
import type { Job } from "../../jobs/jobs.ts";
import { sponsorReceiptMail } from "../../mail/payment-mails.ts";
import { queueMails } from "../../mail/queue.ts";
import { spendCredit } from "../ledger/entries.ts";
import type { PaymentsCollege } from "../payments-college.ts";
import { makeReceiptCode } from "../reference.ts";
import { chargeSponsored } from "./claims.ts";
import { payCovered } from "./pay-covered.ts";

/** Writes the receipts of approved remittances that a process left unfinished. */
export const sponsorCreditJob = (college: PaymentsCollege): Job => ({
  name: "sponsor credit",
  everySeconds: 20,
  run: async () => {
    const open = await college.db
      .select({ id: sponsorRemittance.id })
      .from(sponsorRemittance)
      .where(and(eq(sponsorRemittance.status, "approved"), isNull(sponsorRemittance.creditedAt)))
      .orderBy(asc(sponsorRemittance.id));
    for (const { id } of open) await creditRemittance(college, id);
  },
});

/**
 * Writes one receipt for each share of an approved remittance that has none, some at a time, each time in one transaction: who stops half-way
 * and starts again writes none twice.
 * @param patienceMs after which it stops between two transactions.
 */
export const creditRemittance = async (
  college: PaymentsCollege,
  id: number,
  patienceMs = Number.POSITIVE_INFINITY,
): Promise<void> => {
  const begun = performance.now();
  while (performance.now() - begun < patienceMs) {
    const isDone = await college.db.transaction((tx) => creditSome(college, tx, id));
    if (isDone) return;
  }
};

/** Limits what one transaction locks, and the parameters of its statements. */
const atOnce = 100;

/** @returns whether each share has its receipt now. */
const creditSome = async (
  college: PaymentsCollege,
  tx: Transaction,
  id: number,
): Promise<boolean> => {
  const transfer = await lockTransfer(tx, id);
  if (transfer === undefined) return true;
  const shares = await tx
    .select({
      id: remittanceShare.id,
      amountKobo: remittanceShare.amountKobo,
      accountId: student.accountId,
      firstName: student.firstName,
      email: account.email,
    })
    .from(remittanceShare)
    .innerJoin(student, eq(student.id, remittanceShare.studentId))
    .innerJoin(account, eq(account.id, student.accountId))
    .leftJoin(sponsorReceipt, eq(sponsorReceipt.shareId, remittanceShare.id))
    .where(and(eq(remittanceShare.remittanceId, id), isNull(sponsorReceipt.shareId)))
    .orderBy(asc(student.accountId))
    .limit(atOnce);
  if (shares.length === 0) {
    await tx
      .update(sponsorRemittance)
      .set({ creditedAt: college.clock() })
      .where(eq(sponsorRemittance.id, id));
    return true;
  }
  await writeReceipts(college, tx, transfer, shares);
  return false;
};

/** Locks an approved remittance that is not credited, so that processes write its receipts one after the other. */
const lockTransfer = async (tx: Transaction, id: number) => {
  const [row] = await tx
    .select({
      id: sponsorRemittance.id,
      paidOn: sponsorRemittance.paidOn,
      list: sponsorship,
      session: academicSession.name,
      sponsor: sponsor.shortName,
    })
    .from(sponsorRemittance)
    .innerJoin(sponsorship, eq(sponsorship.id, sponsorRemittance.sponsorshipId))
    .innerJoin(academicSession, eq(academicSession.id, sponsorship.sessionId))
    .innerJoin(sponsor, eq(sponsor.id, sponsorship.sponsorId))
    .where(
      and(
        eq(sponsorRemittance.id, id),
        eq(sponsorRemittance.status, "approved"),
        isNull(sponsorRemittance.creditedAt),
      ),
    )
    .for("no key update", { of: sponsorRemittance });
  return row;
};

interface Transfer {
  readonly id: number;
  /** `2026-03-25`. */
  readonly paidOn: string;
  readonly list: typeof sponsorship.$inferSelect;
  /** `2025/2026`. */
  readonly session: string;
  readonly sponsor: string;
}

interface Share {
  readonly id: number;
  readonly amountKobo: number;
  readonly accountId: number;
  readonly firstName: string;
  readonly email: string;
}

const writeReceipts = async (
  college: PaymentsCollege,
  tx: Transaction,
  { id, paidOn, list, session, sponsor: sponsorName }: Transfer,
  shares: readonly Share[],
): Promise<void> => {
  const now = college.clock();
  const accountIds = shares.map(({ accountId }) => accountId);
  await chargeSponsored(college, tx, list.sessionId, accountIds);
  const written = await tx
    .insert(receipt)
    .values(
      shares.map(({ accountId, amountKobo }) => ({
        accountId,
        channel: "sponsor" as const,
        amountKobo,
        paidAt: zonedInstant(paidOn, "00:00", college.identity.timeZone),
        creditedAt: now,
        code: makeReceiptCode(randomBytes(16)),
      })),
    )
    .returning({ id: receipt.id, accountId: receipt.accountId, amountKobo: receipt.amountKobo });
  await payCovered(tx, list, written, now);
  await spendCredit(tx, accountIds, now);
  const receiptOf = new Map(written.map((row) => [row.accountId, row.id]));
  const lines = await readLines(tx, [...receiptOf.values()]);
  const receipts = shares.map(({ id: shareId, accountId, amountKobo }) => {
    const receiptId = receiptOf.get(accountId) ?? 0;
    return {
      receiptId,
      shareId,
      number: `S${String(id).padStart(4, "0")}-${String(shareId).padStart(6, "0")}`,
      sponsor: sponsorName,
      lines: withCredit(lines.get(receiptId) ?? [], { session, amountKobo }),
    };
  });
  await tx.insert(sponsorReceipt).values(receipts);
  const accountUrl = `${college.config.publicUrl}/student/payment/account`;
  await queueMails(
    college,
    tx,
    shares.map(({ email, firstName, amountKobo }, index) => ({
      to: email,
      ...sponsorReceiptMail(college.identity, {
        firstName,
        number: receipts[index]?.number ?? "",
        amountKobo,
        sponsor: sponsorName,
        accountUrl,
      }),
    })),
  );
};

/** What these receipts pay, by receipt. */
const readLines = async (
  tx: Transaction,
  receiptIds: readonly number[],
): Promise<ReadonlyMap<number, readonly ReceiptLine[]>> => {
  const rows = await tx
    .select({
      receiptId: allocation.receiptId,
      session: academicSession.name,
      label: charge.label,
      amountKobo: allocation.amountKobo,
    })
    .from(allocation)
    .innerJoin(charge, eq(charge.id, allocation.chargeId))
    .innerJoin(academicSession, eq(academicSession.id, charge.sessionId))
    .where(inArray(allocation.receiptId, [...receiptIds]))
    .orderBy(asc(allocation.id));
  return new Map(
    [...grouped(rows, ({ receiptId }) => receiptId)].map(([receiptId, own]) => [
      receiptId,
      own.map(({ session, label, amountKobo }) => ({ session, label, amountKobo })),
    ]),
  );
};

const withCredit = (
  lines: readonly ReceiptLine[],
  { session, amountKobo }: Pick<ReceiptLine, "session" | "amountKobo">,
): readonly ReceiptLine[] => {
  const rest = amountKobo - lines.reduce((sum, line) => sum + line.amountKobo, 0);
  return rest === 0 ? lines : [...lines, { session, label: "Credit", amountKobo: rest }];
};
