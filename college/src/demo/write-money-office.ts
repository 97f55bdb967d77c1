import { and, asc, desc, eq, gt, inArray, ne, notExists, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../db/database.ts";
import { account } from "../db/schema/accounts.ts";
import { academicSession } from "../db/schema/calendar.ts";
import { receipt } from "../db/schema/ledger.ts";
import { payment, sandboxTransaction } from "../db/schema/payments.ts";
import { announcement, auditEntry } from "../db/schema/staff.ts";
import { student } from "../db/schema/students.ts";
import { hostelLines, specifiedFees } from "../payments/fees/amounts.ts";
import { hasPaidFee } from "../payments/ledger/paid.ts";
import { makeReference } from "../payments/reference.ts";
import { repeater } from "./fixed-students.ts";
import { Random } from "./random.ts";
import { adminEmail } from "./staff/members.ts";

interface MoneyOfficeData {
  readonly seed: number;
  readonly now: Date;
  readonly currentSession: string;
  /** The college's own site: where the sandbox would send a payer back to. */
  readonly siteUrl: string;
  /** How many students at the beginning belong to the demo's accounts, and are left as they are. */
  readonly fixedStudents: number;
}

type NewPayment = typeof payment.$inferInsert;
type Payer = Pick<NewPayment, "accountId" | "sessionId">;

const hours = 3_600_000;

/**
 * Writes the money office's work: stuck payments, refused money, some of it resolved, and two announcements. Also
 * writes the sandbox's books for all payments.
 * @returns the number of payments in the books
 */
export const writeMoneyOffice = async (tx: Transaction, data: MoneyOfficeData): Promise<number> => {
  const random = new Random(data.seed);
  const [admin] = await tx.select().from(account).where(eq(account.login, adminEmail));
  const payers = await hostelPayers(tx, data);
  const [twice, twiceReturned, asked, promised] = await paidTuition(tx, data, others);
  const [refunded] = await paidTuition(tx, data, eq(student.matricNumber, repeater.matricNumber));
  const [less, lessHandled, stuck, longStuck, unanswered] = payers;
  const paidTwice = [twice, twiceReturned, asked, promised, refunded];
  const needed = [...paidTwice, less, lessHandled, stuck, longStuck, unanswered];
  if (admin === undefined || needed.includes(undefined)) return 0;

  const ago = (count: number): Date => new Date(data.now.getTime() - count * hours);
  const make = (payer: Payer | undefined, openedHoursAgo: number): NewPayment => ({
    accountId: payer?.accountId ?? 0,
    sessionId: payer?.sessionId ?? 0,
    purpose: "hostel",
    reference: makeReference(random.bytes(16)),
    amountKobo: specifiedFees.hostelFeeKobo,
    currency: "NGN",
    lines: hostelLines(specifiedFees.hostelFeeKobo),
    status: "pending",
    openedAt: ago(openedHoursAgo),
    checks: 6,
    // Late enough that they are still stuck when the demo is viewed.
    nextCheckAt: new Date(data.now.getTime() + 12 * hours),
  });
  const refused = { status: "refused", nextCheckAt: null, refusedCurrency: "NGN" } as const;
  const again = (paid: typeof twice): NewPayment => ({
    ...make(paid, 70),
    ...refused,
    purpose: "tuition",
    amountKobo: paid?.amountKobo ?? 0,
    lines: paid?.lines ?? [],
    refusal: "already_paid",
    refusedAmount: paid?.amountKobo ?? 0,
    gatewayResponse: "Successful",
  });
  const short = { ...refused, refusal: "amount", refusedAmount: 2_500_00 } as const;
  const resolvedAt = ago(20);
  const resolved = { resolvedAt, resolvedBy: admin.id };
  const returned = "Given back: refunded at the provider to the card it came from";
  const handled = "Handled: the rest was paid at the bursary, receipt 20418";
  const rows = await tx
    .insert(payment)
    .values([
      again(twice),
      { ...again(twiceReturned), ...resolved, resolution: returned },
      { ...make(less, 50), ...short, gatewayResponse: "Successful" },
      { ...make(lessHandled, 60), ...short, ...resolved, resolution: handled },
      make(stuck, 3),
      make(longStuck, 11),
      make(unanswered, 6),
      // Given back by refunds, which are written later.
      again(asked),
      again(promised),
      again(refunded),
    ])
    .returning();
  const known = rows.filter(({ status }) => status === "pending").at(-1);
  await writeSandbox(tx, data, known?.reference ?? "");
  await tx.insert(auditEntry).values(
    rows
      .filter(({ resolution }) => resolution !== null)
      .map(({ id, resolution }) => ({
        at: resolvedAt,
        actorAccountId: admin.id,
        action: "payment.resolve",
        subject: `payment:${id}`,
        before: { resolution: null },
        after: { resolution },
      })),
  );
  await tx.insert(announcement).values([
    {
      title: "Course registration",
      body: "Pay tuition before you register your courses.\nAsk your department where a course is missing.",
      audience: "students",
      startsAt: ago(30),
      createdBy: admin.id,
    },
    {
      title: "Office hours",
      body: "The bursary and ICT support are open from 8:00 AM to 4:00 PM, Monday to Friday.",
      audience: "staff",
      startsAt: ago(48),
      createdBy: admin.id,
    },
  ]);
  return rows.length;
};

/** Students whose tuition of the current session is paid and whose hostel fee is not, latest first. */
const hostelPayers = (
  tx: Transaction,
  { currentSession, fixedStudents }: MoneyOfficeData,
): Promise<Payer[]> =>
  tx
    .select({ accountId: student.accountId, sessionId: academicSession.id })
    .from(student)
    .innerJoin(academicSession, eq(academicSession.name, currentSession))
    .where(
      and(
        gt(student.id, fixedStudents),
        hasPaidFee("tuition", { accountId: student.accountId, sessionId: academicSession.id }),
        notExists(
          tx
            .select()
            .from(payment)
            .where(
              and(
                eq(payment.accountId, student.accountId),
                eq(payment.sessionId, academicSession.id),
                eq(payment.purpose, "hostel"),
              ),
            ),
        ),
      ),
    )
    .orderBy(desc(student.id))
    .limit(5);

/** Not the student whose refund was paid out. */
const others = ne(student.matricNumber, repeater.matricNumber);

/** Payments of tuition of the current session that were credited, four at most. */
const paidTuition = (
  tx: Transaction,
  { currentSession, fixedStudents }: MoneyOfficeData,
  of: SQL,
) =>
  tx
    .select({
      accountId: payment.accountId,
      sessionId: payment.sessionId,
      amountKobo: payment.amountKobo,
      lines: payment.lines,
    })
    .from(payment)
    .innerJoin(student, eq(student.accountId, payment.accountId))
    .innerJoin(academicSession, eq(academicSession.id, payment.sessionId))
    .where(
      and(
        eq(academicSession.name, currentSession),
        eq(payment.purpose, "tuition"),
        eq(payment.status, "succeeded"),
        gt(student.id, fixedStudents),
        of,
      ),
    )
    .orderBy(asc(student.id))
    .limit(4);

/** The provider's side of every payment; of one it has the money and the college does not know yet. */
const writeSandbox = async (
  tx: Transaction,
  { siteUrl }: MoneyOfficeData,
  unanswered: string,
): Promise<void> => {
  await writeSandboxBooks(tx, siteUrl);
  await tx
    .update(sandboxTransaction)
    .set({
      status: "success",
      gatewayResponse: "Successful",
      paidAt: sql`${sandboxTransaction.createdAt} + interval '3 minutes'`,
    })
    .where(inArray(sandboxTransaction.reference, [unanswered]));
};

/** The provider's side of every payment that it does not have yet. */
export const writeSandboxBooks = async (tx: Transaction, siteUrl: string): Promise<void> => {
  await tx.execute(sql`
    insert into ${sandboxTransaction}
      (reference, access_code, email, amount_kobo, currency, callback_url, metadata, status, gateway_response, paid_at, created_at)
    select p.reference, md5(p.reference), a.email, coalesce(p.refused_amount, p.amount_kobo), p.currency, ${siteUrl},
      jsonb_strip_nulls(jsonb_build_object('account_id', p.account_id::text, 'purpose', p.purpose, 'section', p.section)),
      case when p.status in ('succeeded', 'refused') then 'success' when p.status = 'failed' then 'failed' else 'ongoing' end,
      coalesce(p.gateway_response, 'The transaction was not completed'),
      coalesce(l.paid_at, case when p.status = 'refused' then p.opened_at + interval '2 minutes' end),
      p.opened_at
    from ${payment} p
    join ${account} a on a.id = p.account_id
    left join ${receipt} l on l.payment_id = p.id
    on conflict do nothing`);
};
