import { and, eq, isNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { BodyOf, ResponseOf } from "../../../../contract/endpoint.ts";
import type {
  changeRemittance as changeEndpoint,
  discardRemittance as discardEndpoint,
  recordRemittance as recordEndpoint,
  sponsorRemittance as remittanceEndpoint,
} from "../../../../contract/payments/sponsor-remittances.ts";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import { isCalendarDay } from "../../calendar-day.ts";
import type { Transaction } from "../../db/database.ts";
import { isUniqueViolation } from "../../db/errors.ts";
import { remittanceShare, sponsorReceipt, sponsorRemittance } from "../../db/schema/sponsors.ts";
import { staffMember } from "../../db/schema/staff.ts";
import { notFound, refuse, refuseFields } from "../../http/refusal.ts";
import { colleagueName } from "../../lists/names.ts";
import { requireSeen } from "../../records/saving.ts";
import { oneLine } from "../../typed-text.ts";
import { koboOf } from "../fees/amounts.ts";
import type { PaymentsCollege } from "../payments-college.ts";
import { accountsOf, chargeSponsored, readClaims } from "./claims.ts";
import { listedRemittance, selectRemittances } from "./remittance-list.ts";
import { lockOpenSponsorship } from "./sponsorship.ts";
import { sponsorTexts } from "./texts.ts";
import { insertShares } from "./write-shares.ts";

export type RemittanceRecord = ResponseOf<typeof remittanceEndpoint>;
export type RemittanceRow = typeof sponsorRemittance.$inferSelect;
type Caller = Pick<Account, "id" | "role">;

/** @throws 404 */
export const readRemittance = async (
  { db }: Pick<PaymentsCollege, "db">,
  caller: Caller,
  id: number,
): Promise<RemittanceRecord> => {
  const decider = alias(staffMember, "decider");
  const [[listed], [row]] = await Promise.all([
    selectRemittances(db).where(eq(sponsorRemittance.id, id)),
    db
      .select({ one: sponsorRemittance, decider: colleagueName(decider) })
      .from(sponsorRemittance)
      .leftJoin(decider, eq(decider.accountId, sponsorRemittance.decidedBy))
      .where(eq(sponsorRemittance.id, id)),
  ]);
  if (listed === undefined || row === undefined) throw notFound();
  const { one } = row;
  const isOwn = one.recordedBy === caller.id;
  return {
    ...listedRemittance(listed),
    revision: one.revision,
    note: one.note,
    decidedBy: one.decidedBy === null ? null : row.decider,
    decidedAt: one.decidedAt?.toISOString() ?? null,
    decisionNote: one.decisionNote,
    creditedAt: one.creditedAt?.toISOString() ?? null,
    canChange: one.status === "draft" && isOwn && caller.role === "BURSARY_OFFICER",
    canDecide: one.status === "waiting" && !isOwn,
  };
};

/** @throws 400; 404; 409 `wrong_state` */
export const recordRemittance = async (
  college: PaymentsCollege,
  caller: Caller,
  sponsorshipId: number,
  form: BodyOf<typeof recordEndpoint>,
): Promise<RemittanceRecord> => {
  const values = readForm(college, form);
  const id = await refuseTaken(
    college.db.transaction(async (tx) => {
      const list = await lockOpenSponsorship(tx, sponsorshipId);
      await chargeSponsored(college, tx, list.sessionId, await accountsOf(tx, list.id));
      const [row] = await tx
        .insert(sponsorRemittance)
        .values({
          ...values,
          sponsorshipId,
          sponsorId: list.sponsorId,
          recordedBy: caller.id,
          recordedAt: college.clock(),
        })
        .returning({ id: sponsorRemittance.id });
      if (row === undefined) throw new Error("the remittance was not written");
      await insertShares(tx, { id: row.id, sponsorshipId }, await readExpected(tx, sponsorshipId));
      await recordChange(college, tx, {
        actorAccountId: caller.id,
        action: "remittance.record",
        subject: `remittance:${row.id}`,
        after: { sponsorshipId, ...values },
      });
      return row.id;
    }),
  );
  return readRemittance(college, caller, id);
};

/** What is outstanding for each student of a list, less what other remittances are about to bring. */
const readExpected = async (tx: Transaction, sponsorshipId: number) => {
  const claims = await readClaims(tx, sponsorshipId);
  const coming = await tx
    .select({
      studentId: remittanceShare.studentId,
      amountKobo: sql<number>`sum(${remittanceShare.amountKobo})::float8`,
    })
    .from(remittanceShare)
    .innerJoin(sponsorRemittance, eq(sponsorRemittance.id, remittanceShare.remittanceId))
    .leftJoin(sponsorReceipt, eq(sponsorReceipt.shareId, remittanceShare.id))
    .where(
      and(
        eq(remittanceShare.sponsorshipId, sponsorshipId),
        isNull(sponsorReceipt.shareId),
        or(eq(sponsorRemittance.status, "waiting"), eq(sponsorRemittance.status, "approved")),
      ),
    )
    .groupBy(remittanceShare.studentId);
  const comingOf = new Map(coming.map(({ studentId, amountKobo }) => [studentId, amountKobo]));
  return claims.flatMap(({ id, outstandingKobo }) => {
    const amountKobo = outstandingKobo - (comingOf.get(id) ?? 0);
    return amountKobo > 0 ? { studentId: id, amountKobo } : [];
  });
};

/** @throws 400; 404; 409 `changed_elsewhere`, `wrong_state` */
export const changeRemittance = async (
  college: PaymentsCollege,
  caller: Caller,
  id: number,
  { revision, ...form }: BodyOf<typeof changeEndpoint>,
): Promise<RemittanceRecord> => {
  const values = readForm(college, form);
  await refuseTaken(
    college.db.transaction(async (tx) => {
      const before = requireSeen(await lockDraft(tx, caller, id), revision);
      await tx
        .update(sponsorRemittance)
        .set({ ...values, revision: before.revision + 1 })
        .where(eq(sponsorRemittance.id, id));
      const { amountKobo, paidOn, bankReference, note } = before;
      await recordChange(college, tx, {
        actorAccountId: caller.id,
        action: "remittance.change",
        subject: `remittance:${id}`,
        before: { amountKobo, paidOn, bankReference, note },
        after: values,
      });
    }),
  );
  return readRemittance(college, caller, id);
};

/** @throws 404; 409 `wrong_state` */
export const discardRemittance = (
  college: PaymentsCollege,
  caller: Caller,
  id: number,
): Promise<ResponseOf<typeof discardEndpoint>> =>
  college.db.transaction(async (tx) => {
    const { amountKobo, paidOn, bankReference, sponsorshipId } = await lockDraft(tx, caller, id);
    await tx.delete(remittanceShare).where(eq(remittanceShare.remittanceId, id));
    await tx.delete(sponsorRemittance).where(eq(sponsorRemittance.id, id));
    await recordChange(college, tx, {
      actorAccountId: caller.id,
      action: "remittance.discard",
      subject: `remittance:${id}`,
      before: { sponsorshipId, amountKobo, paidOn, bankReference },
    });
    return { message: sponsorTexts.discarded };
  });

/** Locks a remittance until the transaction ends. @throws 404 */
export const lockRemittance = async (tx: Transaction, id: number): Promise<RemittanceRow> => {
  const [row] = await tx
    .select()
    .from(sponsorRemittance)
    .where(eq(sponsorRemittance.id, id))
    .for("update");
  if (row === undefined) throw notFound();
  return row;
};

/** The same for a draft of the caller's own. @throws 404; 409 `wrong_state` */
export const lockDraft = async (
  tx: Transaction,
  caller: Pick<Account, "id">,
  id: number,
): Promise<RemittanceRow> => {
  const row = await lockRemittance(tx, id);
  if (row.status !== "draft") throw refuse(409, sponsorTexts.noDraft, "wrong_state");
  if (row.recordedBy !== caller.id) throw refuse(409, sponsorTexts.notYours, "wrong_state");
  return row;
};

const isReference = /^.{3,60}$/u;

/** All fields at once. @throws 400 */
const readForm = (
  { clock, identity }: PaymentsCollege,
  { amount, paidOn, bankReference, note = "" }: BodyOf<typeof recordEndpoint>,
) => {
  const amountKobo = koboOf(amount);
  const reference = oneLine(bankReference.normalize("NFC"));
  const isDay = isCalendarDay(paidOn);
  const problems = {
    ...(amountKobo === undefined && { amount: [sponsorTexts.amount] }),
    ...(amountKobo === 0 && { amount: [sponsorTexts.nothing] }),
    ...(!isDay && { paid_on: [sponsorTexts.day] }),
    ...(isDay &&
      paidOn > zonedDay(clock(), identity.timeZone) && { paid_on: [sponsorTexts.dayAhead] }),
    ...(!isReference.test(reference) && { bank_reference: [sponsorTexts.reference] }),
  };
  if (amountKobo === undefined || Object.keys(problems).length > 0) throw refuseFields(problems);
  return {
    amountKobo,
    paidOn,
    bankReference: reference,
    note: oneLine(note.normalize("NFC")) || null,
  };
};

const refuseTaken = async <T>(writing: Promise<T>): Promise<T> => {
  try {
    return await writing;
  } catch (error) {
    if (!isUniqueViolation(error, "sponsor_remittance_reference")) throw error;
    throw refuseFields({ bank_reference: [sponsorTexts.referenceTaken] });
  }
};
