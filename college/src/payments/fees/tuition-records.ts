import { asc, desc, eq, sql } from "drizzle-orm";
import type { BodyOf } from "../../../../contract/endpoint.ts";
import type {
  changeTuitionRecord,
  createTuitionRecord,
} from "../../../../contract/payments/fees.ts";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import { isCalendarDay } from "../../calendar-day.ts";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { isUniqueViolation } from "../../db/errors.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { tuitionFee } from "../../db/schema/payments.ts";
import { notFound, refuseFields } from "../../http/refusal.ts";
import { texts } from "../../texts.ts";
import { requireRevision } from "./fee-lines.ts";
import { feeTexts } from "./texts.ts";

type Row = typeof tuitionFee.$inferSelect;

const answerOf = ({ sessionId: _, ...row }: Row, session: string) => ({ ...row, session });

/** Every record, the newest session first. */
export const allRecords = async ({ db }: College) => {
  const [records, sessions] = await Promise.all([
    db
      .select({ record: tuitionFee, session: academicSession.name })
      .from(tuitionFee)
      .innerJoin(academicSession, eq(academicSession.id, tuitionFee.sessionId))
      .orderBy(desc(academicSession.name), asc(tuitionFee.level), asc(tuitionFee.id)),
    db.select().from(academicSession).orderBy(desc(academicSession.name)),
  ]);
  return {
    records: records.map(({ record, session }) => answerOf(record, session)),
    sessions: sessions.map(({ name }) => name),
  };
};

/** @throws 400 */
export const addRecord = (
  college: College,
  actor: Account,
  { session: name, level, ...values }: BodyOf<typeof createTuitionRecord>,
) =>
  write(college, async (tx) => {
    if (level % 100 !== 0) throw refuseFields({ level: [feeTexts.notLevel] });
    const [session] = await tx.select().from(academicSession).where(eq(academicSession.name, name));
    if (session === undefined) throw refuseFields({ session: [feeTexts.unknownSession] });
    const [row] = await tx
      .insert(tuitionFee)
      .values({ sessionId: session.id, level, ...read(values) })
      .returning();
    if (row === undefined) throw new Error("the tuition record was not written");
    const answer = answerOf(row, name);
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "tuition_record.create",
      subject: `tuition_fee:${row.id}`,
      after: answer,
    });
    return answer;
  });

/** @throws 400; 404; 409 `changed_elsewhere`. */
export const changeRecord = (
  college: College,
  actor: Account,
  id: number,
  { revision, ...values }: BodyOf<typeof changeTuitionRecord>,
) =>
  write(college, async (tx) => {
    const before = await lockRecord(tx, id);
    requireRevision(before.record, revision);
    const [after] = await tx
      .update(tuitionFee)
      .set({ ...read(values), revision: sql`${tuitionFee.revision} + 1` })
      .where(eq(tuitionFee.id, id))
      .returning();
    if (after === undefined) throw new Error("the tuition record is gone");
    const answer = answerOf(after, before.session);
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "tuition_record.change",
      subject: `tuition_fee:${id}`,
      before: answerOf(before.record, before.session),
      after: answer,
    });
    return answer;
  });

const lockRecord = async (
  tx: Transaction,
  id: number,
): Promise<{ readonly record: Row; readonly session: string }> => {
  const [row] = await tx
    .select({ record: tuitionFee, session: academicSession.name })
    .from(tuitionFee)
    .innerJoin(academicSession, eq(academicSession.id, tuitionFee.sessionId))
    .where(eq(tuitionFee.id, id))
    .for("update", { of: tuitionFee });
  if (row === undefined) throw notFound();
  return row;
};

const read = ({
  isActive,
  lateFrom,
}: {
  readonly isActive: boolean;
  readonly lateFrom: string | null;
}) => {
  // The database has no year 0, and late dates fall in this century.
  if (lateFrom !== null && !(isCalendarDay(lateFrom) && lateFrom.startsWith("20"))) {
    throw refuseFields({ lateFrom: [texts.field.notDay] });
  }
  return { isActive, lateFrom };
};

const write = async <T>({ db }: College, change: (tx: Transaction) => Promise<T>): Promise<T> => {
  try {
    return await db.transaction(change);
  } catch (error) {
    if (!isUniqueViolation(error, "tuition_fee_active")) throw error;
    throw refuseFields({ isActive: [feeTexts.activeAlready] });
  }
};
