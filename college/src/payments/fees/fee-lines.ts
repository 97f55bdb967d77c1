import { and, eq, ne, sql } from "drizzle-orm";
import type { BodyOf, ValueOf } from "../../../../contract/endpoint.ts";
import type {
  changeFeeLine,
  createFeeLine,
  FeeLineBody,
} from "../../../../contract/payments/fees.ts";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { College } from "../../context.ts";
import type { Database, Transaction } from "../../db/database.ts";
import { isUniqueViolation } from "../../db/errors.ts";
import { feeLine, feeSection } from "../../db/schema/payments.ts";
import { department } from "../../db/schema/students.ts";
import { notFound, refuse, refuseFields } from "../../http/refusal.ts";
import { texts } from "../../texts.ts";
import { koboOf, nairaOf } from "./amounts.ts";
import { type FeeRow, matchDepartment } from "./schedule.ts";
import { feeTexts } from "./texts.ts";

/** @throws 409 `changed_elsewhere` when the record's revision differs from the one the caller saw. */
export const requireRevision = (record: { readonly revision: number }, seen: number): void => {
  if (record.revision !== seen) {
    throw refuse(409, feeTexts.changedElsewhere, "changed_elsewhere");
  }
};

type LineValues = ValueOf<typeof FeeLineBody>;
type FeeLineRow = typeof feeLine.$inferSelect;

/** A fee line in the contract's form. */
export const lineAnswer = ({ amountKobo, departmentName, ...row }: FeeLineRow) => ({
  ...row,
  amount: nairaOf(amountKobo),
  department: departmentName,
});

/**
 * The given line, fully checked except for what the unique index checks.
 * @param id of the line that it replaces.
 * @throws 400
 */
export const readLine = async (
  db: Database | Transaction,
  values: LineValues,
  id?: number,
): Promise<FeeRow> => {
  const label = tidy(values.label);
  if (label === "") throw refuseFields({ label: [texts.field.blank] });
  const amountKobo = koboOf(values.amount);
  if (amountKobo === undefined) throw refuseFields({ amount: [feeTexts.wholeKobo] });
  const departmentName = await readDepartment(db, values.department);
  await requirePlace(db, values, id);
  return {
    stage: values.stage,
    section: values.section,
    paidAt: values.paidAt,
    code: values.code,
    label,
    amountKobo,
    frequency: values.frequency,
    residency: values.residency,
    departmentName,
    position: values.position,
  };
};

const readDepartment = async (
  db: Database | Transaction,
  sent: string | null,
): Promise<string | null> => {
  const name = tidy(sent ?? "");
  if (name === "") return null;
  const names = await db.select({ name: department.name }).from(department);
  if (!names.some((one) => matchDepartment(one.name, [name]) !== null)) {
    throw refuseFields({ department: [feeTexts.unknownDepartment] });
  }
  return name;
};

/** A section is paid in one place, because the portal charges its whole total or nothing. */
const requirePlace = async (
  db: Database | Transaction,
  { stage, section, paidAt }: LineValues,
  id: number | undefined,
): Promise<void> => {
  const [other] = await db
    .select({ paidAt: feeLine.paidAt })
    .from(feeLine)
    .where(
      and(
        eq(feeLine.stage, stage),
        eq(feeLine.section, section),
        ne(feeLine.paidAt, paidAt),
        id === undefined ? undefined : ne(feeLine.id, id),
      ),
    )
    .limit(1);
  if (other !== undefined) {
    const place = feeTexts.places[other.paidAt];
    throw refuseFields({ paidAt: [feeTexts.otherPlace(place)] });
  }
  if (paidAt !== "portal") return;
  const paidOnline = await db.$count(
    feeSection,
    and(
      eq(feeSection.stage, stage),
      eq(feeSection.section, section),
      eq(feeSection.isPaidOnline, true),
    ),
  );
  if (paidOnline > 0) throw refuseFields({ paidAt: [feeTexts.paidOnline] });
};

/** On one line, without characters that a receipt cannot print or PostgreSQL cannot store. */
const tidy = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "")
    .trim();

/** Far above any real schedule; keeps a full read cheap. */
const mostLines = 1_000;

/** Any constant that no other part of the service locks. */
const scheduleLock = 7_304_218;

/** @throws 400 */
export const addLine = (college: College, actor: Account, values: BodyOf<typeof createFeeLine>) =>
  inSchedule(college, async (tx) => {
    if ((await tx.$count(feeLine)) >= mostLines) {
      throw refuseFields({ code: [feeTexts.tooManyLines] });
    }
    const [row] = await tx
      .insert(feeLine)
      .values(await readLine(tx, values))
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
  { revision, ...values }: BodyOf<typeof changeFeeLine>,
) =>
  inSchedule(college, async (tx) => {
    const before = await findLine(tx, id);
    requireRevision(before, revision);
    const [after] = await tx
      .update(feeLine)
      .set({ ...(await readLine(tx, values, id)), revision: sql`${feeLine.revision} + 1` })
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
    return { message: feeTexts.removed };
  });

const findLine = async (tx: Transaction, id: number): Promise<FeeLineRow> => {
  const [row] = await tx.select().from(feeLine).where(eq(feeLine.id, id));
  if (row === undefined) throw notFound();
  return row;
};

/** Serialises changes, because a line's rules depend on the other lines of its section. */
export const inSchedule = async <T>(
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
    throw refuseFields({ code: [feeTexts.sameLine] });
  }
};
