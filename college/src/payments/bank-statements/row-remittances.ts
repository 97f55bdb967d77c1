import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../db/database.ts";
import { bankRow } from "../../db/schema/bank.ts";
import { sponsor, sponsorRemittance } from "../../db/schema/sponsors.ts";
import { refuse, refuseFields } from "../../http/refusal.ts";
import { nairaOf } from "../fees/amounts.ts";
import { statementTexts } from "./texts.ts";

type Row = Pick<typeof bankRow.$inferSelect, "id" | "amountKobo" | "day">;

/** A sponsor's transfer, in a query that joins remittances and sponsors. */
export const remittanceColumns = {
  id: sponsorRemittance.id,
  // Text of SQL, because a joined object of two tables would never be null.
  sponsor: sql<string>`${sponsor.shortName}`,
  bankReference: sponsorRemittance.bankReference,
  paidOn: sponsorRemittance.paidOn,
  amountKobo: sponsorRemittance.amountKobo,
};

interface RemittanceColumns {
  readonly id: number;
  readonly sponsor: string;
  readonly bankReference: string;
  readonly paidOn: string;
  readonly amountKobo: number;
}

/** A sponsor's transfer in the form of the contract. */
export const shownRemittance = (found: RemittanceColumns | null) => {
  if (found === null) return null;
  const { amountKobo, ...remittance } = found;
  return { ...remittance, amount: nairaOf(amountKobo) };
};

/** In a query of remittances: what statements show of it, in kobo. */
const seenKobo = sql<number>`(select coalesce(sum(seen.amount_kobo), 0)::float8 from ${bankRow} seen
  where seen.remittance_id = ${sponsorRemittance}.id)`;

/** Whether a row says a remittance's reference, in a query of both. A short one would be in too many. */
export const saysReference = sql`length(${sponsorRemittance.bankReference}) >= 5 and (
  lower(coalesce(${bankRow.transactionId}, '')) = lower(${sponsorRemittance.bankReference})
  or position(lower(${sponsorRemittance.bankReference}) in lower(${bankRow.narration})) > 0)`;

const mostSuggestions = 20;

/** Remittances that a leftover may be, the likeliest first. */
export const suggestRemittances = async (db: Database, { id, amountKobo, day }: Row) => {
  const rows = await db
    .select(remittanceColumns)
    .from(sponsorRemittance)
    .innerJoin(sponsor, eq(sponsor.id, sponsorRemittance.sponsorId))
    .innerJoin(bankRow, eq(bankRow.id, id))
    .where(
      and(
        inArray(sponsorRemittance.status, ["waiting", "approved"]),
        sql`${seenKobo} + ${amountKobo} <= ${sponsorRemittance.amountKobo}`,
      ),
    )
    .orderBy(
      desc(sql`${saysReference}`),
      desc(sql`${sponsorRemittance.amountKobo} = ${amountKobo}`),
      sql`abs(${sponsorRemittance.paidOn} - ${day}::date)`,
      desc(sponsorRemittance.id),
    )
    .limit(mostSuggestions);
  return rows.flatMap((row) => shownRemittance(row) ?? []);
};

/** @throws 400 where a row cannot be the money of a remittance */
export const requireRemittance = async (
  tx: Transaction,
  remittanceId: number,
  { amountKobo }: Pick<Row, "amountKobo">,
): Promise<void> => {
  const [found] = await tx
    .select({ restKobo: sql<number>`${sponsorRemittance.amountKobo}::float8 - ${seenKobo}` })
    .from(sponsorRemittance)
    .where(
      and(
        eq(sponsorRemittance.id, remittanceId),
        inArray(sponsorRemittance.status, ["waiting", "approved"]),
      ),
    );
  if (found === undefined) throw refuseFields({ remittance_id: [statementTexts.noSuchTransfer] });
  if (amountKobo > found.restKobo) {
    throw refuseFields({ remittance_id: [statementTexts.moreThanTransfer] });
  }
};

/**
 * Says of a locked row that it is the money of a remittance, which credits the students.
 * @throws 409 `wrong_state` until the remittance is approved, `changed_elsewhere` where rows would come to more than it
 */
export const takeAsRemittance = async (
  tx: Transaction,
  { id, amountKobo }: Pick<Row, "id" | "amountKobo">,
  remittanceId: number,
): Promise<void> => {
  const [locked] = await tx
    .select({ status: sponsorRemittance.status, amountKobo: sponsorRemittance.amountKobo })
    .from(sponsorRemittance)
    .where(eq(sponsorRemittance.id, remittanceId))
    .for("no key update");
  if (locked?.status !== "approved") {
    throw refuse(409, statementTexts.remittanceOpen, "wrong_state");
  }
  const [seen] = await tx
    .select({ kobo: sql<number>`coalesce(sum(${bankRow.amountKobo}), 0)::float8` })
    .from(bankRow)
    .where(eq(bankRow.remittanceId, remittanceId));
  if ((seen?.kobo ?? 0) + amountKobo > locked.amountKobo) {
    throw refuse(409, statementTexts.moreThanTransfer, "changed_elsewhere");
  }
  await tx.update(bankRow).set({ remittanceId }).where(eq(bankRow.id, id));
};
