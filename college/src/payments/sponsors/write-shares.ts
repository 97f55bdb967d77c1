import { sql } from "drizzle-orm";
import type { Transaction } from "../../db/database.ts";
import { remittanceShare, type sponsorRemittance } from "../../db/schema/sponsors.ts";

export type ShareValues = Pick<typeof remittanceShare.$inferInsert, "studentId" | "amountKobo">;

/** Rows per statement: PostgreSQL accepts at most 65,535 parameters. */
const atOnce = 1_000;

/** Writes shares of a draft; a student who has one has this one afterwards. */
export const insertShares = async (
  tx: Transaction,
  { id, sponsorshipId }: Pick<typeof sponsorRemittance.$inferSelect, "id" | "sponsorshipId">,
  shares: readonly ShareValues[],
): Promise<void> => {
  for (let from = 0; from < shares.length; from += atOnce) {
    await tx
      .insert(remittanceShare)
      .values(
        shares
          .slice(from, from + atOnce)
          .map((share) => ({ ...share, remittanceId: id, sponsorshipId })),
      )
      .onConflictDoUpdate({
        target: [remittanceShare.remittanceId, remittanceShare.studentId],
        set: { amountKobo: sql`excluded.amount_kobo` },
      });
  }
};
