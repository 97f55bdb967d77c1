import { and, eq, ne } from "drizzle-orm";
import type { ValueOf } from "../../../../contract/endpoint.ts";
import type { FeeLineGiven } from "../../../../contract/payments/fees.ts";
import type { Database, Transaction } from "../../db/database.ts";
import { feeLine } from "../../db/schema/payments.ts";
import { department } from "../../db/schema/students.ts";
import { refuseFields } from "../../http/refusal.ts";
import { texts } from "../../texts.ts";
import { nairaOf } from "./amounts.ts";
import { matchDepartment } from "./department.ts";
import type { FeeRow } from "./schedule.ts";

type Given = ValueOf<typeof FeeLineGiven>;
export type FeeLineRow = typeof feeLine.$inferSelect;

/** A fee line as the contract shows it. */
export const lineAnswer = (row: FeeLineRow) => ({
  id: row.id,
  stage: row.stage,
  section: row.section,
  paidAt: row.paidAt,
  code: row.code,
  label: row.label,
  amount: nairaOf(row.amountKobo),
  frequency: row.frequency,
  residency: row.residency,
  department: row.departmentName,
  position: row.position,
  revision: row.revision,
});

/**
 * The line that was given, with everything in it judged but what only the unique index can.
 * @param id of the line that it takes the place of.
 * @throws 400
 */
export const readLine = async (
  db: Database | Transaction,
  given: Given,
  id?: number,
): Promise<FeeRow> => {
  const label = tidy(given.label);
  if (label === "") throw refuseFields({ label: [texts.field.blank] });
  const amountKobo = Math.round(given.amount * 100);
  if (Math.abs(amountKobo - given.amount * 100) > 1e-6) {
    throw refuseFields({ amount: [texts.feeOffice.wholeKobo] });
  }
  const departmentName = await readDepartment(db, given.department);
  await requirePlace(db, given, id);
  return {
    stage: given.stage,
    section: given.section,
    paidAt: given.paidAt,
    code: given.code,
    label,
    amountKobo,
    frequency: given.frequency,
    residency: given.residency,
    departmentName,
    position: given.position,
  };
};

const readDepartment = async (
  db: Database | Transaction,
  given: string | null,
): Promise<string | null> => {
  const name = tidy(given ?? "");
  if (name === "") return null;
  const names = await db.select({ name: department.name }).from(department);
  if (!names.some((one) => matchDepartment(one.name, [name]) !== null)) {
    throw refuseFields({ department: [texts.feeOffice.unknownDepartment] });
  }
  return name;
};

/** A section is paid at one place: its total is one sum, and the portal charges the whole of it or nothing. */
const requirePlace = async (
  db: Database | Transaction,
  { stage, section, paidAt }: Given,
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
    const place = texts.feeOffice.places[other.paidAt];
    throw refuseFields({ paidAt: [texts.feeOffice.otherPlace(place)] });
  }
};

/** On one line, without what a receipt could not print or PostgreSQL does not store. */
const tidy = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "")
    .trim();
