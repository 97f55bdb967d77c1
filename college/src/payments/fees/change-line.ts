import { eq, sql } from "drizzle-orm";
import type { BodyOf } from "../../../../contract/endpoint.ts";
import type { changeFeeLine, createFeeLine } from "../../../../contract/payments/fees.ts";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { isUniqueViolation } from "../../db/errors.ts";
import { feeLine } from "../../db/schema/payments.ts";
import { notFound, refuseFields } from "../../http/refusal.ts";
import { texts } from "../../texts.ts";
import { type FeeLineRow, lineAnswer, readLine } from "./line-form.ts";
import { requireRevision } from "./revision.ts";

/** Far beyond any schedule; reading it whole stays cheap. */
const mostLines = 1_000;

/** Any constant that no other part of the service locks. */
const scheduleLock = 7_304_218;

/** @throws 400 */
export const addLine = (college: College, actor: Account, given: BodyOf<typeof createFeeLine>) =>
  inSchedule(college, async (tx) => {
    if ((await tx.$count(feeLine)) >= mostLines) {
      throw refuseFields({ code: [texts.feeOffice.tooManyLines] });
    }
    const [row] = await tx
      .insert(feeLine)
      .values(await readLine(tx, given))
      .returning();
    if (row === undefined) throw new Error("the fee line was not written");
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "fee_line.create",
      subject: `fee_line:${row.id}`,
      after: lineAnswer(row),
    });
    return lineAnswer(row);
  });

/** @throws 400; 404; 409 `changed_elsewhere`. */
export const changeLine = (
  college: College,
  actor: Account,
  id: number,
  { revision, ...given }: BodyOf<typeof changeFeeLine>,
) =>
  inSchedule(college, async (tx) => {
    const before = await findLine(tx, id);
    requireRevision(before, revision);
    const [after] = await tx
      .update(feeLine)
      .set({ ...(await readLine(tx, given, id)), revision: sql`${feeLine.revision} + 1` })
      .where(eq(feeLine.id, id))
      .returning();
    if (after === undefined) throw new Error("the fee line is gone");
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "fee_line.change",
      subject: `fee_line:${id}`,
      before: lineAnswer(before),
      after: lineAnswer(after),
    });
    return lineAnswer(after);
  });

/** @throws 404; 409 `changed_elsewhere`. */
export const removeLine = (
  college: College,
  actor: Account,
  id: number,
  revision: number,
): Promise<{ message: string }> =>
  inSchedule(college, async (tx) => {
    const before = await findLine(tx, id);
    requireRevision(before, revision);
    await tx.delete(feeLine).where(eq(feeLine.id, id));
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "fee_line.remove",
      subject: `fee_line:${id}`,
      before: lineAnswer(before),
    });
    return { message: texts.feeOffice.removed };
  });

const findLine = async (tx: Transaction, id: number): Promise<FeeLineRow> => {
  const [row] = await tx.select().from(feeLine).where(eq(feeLine.id, id));
  if (row === undefined) throw notFound();
  return row;
};

/** One change at a time: what a line may be depends on the others of its section. */
const inSchedule = async <T>(
  { db }: College,
  change: (tx: Transaction) => Promise<T>,
): Promise<T> => {
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${scheduleLock})`);
      return change(tx);
    });
  } catch (error) {
    if (!isUniqueViolation(error, "fee_line_one")) throw error;
    throw refuseFields({ code: [texts.feeOffice.sameLine] });
  }
};
