import { eq } from "drizzle-orm";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import { addDays } from "../../calendar-day.ts";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { entryClearance } from "../../db/schema/entry-clearance.ts";
import { programme } from "../../db/schema/students.ts";
import { usualPapers } from "./texts.ts";

type Registrar = Pick<College, "clock" | "identity"> & {
  readonly config: Pick<College["config"], "entryClearanceDays">;
};

/**
 * Opens the clearance of somebody who accepts an offer, with the papers that the programme asks for now. @returns the last day for
 * handing them in; null at a college or programme that asks for none.
 */
export const openEntryClearance = async (
  { config, clock, identity }: Registrar,
  tx: Transaction,
  { applicantId, programmeId }: { readonly applicantId: number; readonly programmeId: number },
): Promise<string | null> => {
  if (config.entryClearanceDays === 0) return null;
  const [own] = await tx
    .select({ papers: programme.entryPapers })
    .from(programme)
    .where(eq(programme.id, programmeId));
  const papers = own?.papers ?? usualPapers;
  if (papers.length === 0) return null;
  const now = clock();
  const dueOn = addDays(zonedDay(now, identity.timeZone), config.entryClearanceDays);
  await tx
    .insert(entryClearance)
    .values({ applicantId, papers: [...papers], dueOn, openedAt: now });
  return dueOn;
};
