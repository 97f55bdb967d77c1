import { and, eq } from "drizzle-orm";
import type { BodyOf, ParamsOf, ResponseOf } from "../../../../contract/endpoint.ts";
import type { changeFeeSection, feeSections } from "../../../../contract/payments/fee-sections.ts";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { College } from "../../context.ts";
import type { Database, Transaction } from "../../db/database.ts";
import { feeLine, feeSection, scheduleSections } from "../../db/schema/payments.ts";
import { refuseFields } from "../../http/refusal.ts";
import { inSchedule, requireRevision } from "./fee-lines.ts";
import { stageOf } from "./schedule.ts";
import { feeTexts } from "./texts.ts";

type Answer = ResponseOf<typeof feeSections>[number];
type Place = ParamsOf<typeof changeFeeSection>;

/** Of every stage and section, in the schedule's order. */
export const allSections = async (db: Database): Promise<readonly Answer[]> => {
  const rows = await db.select().from(feeSection);
  return (["first_year", "returning"] as const).flatMap((stage) =>
    scheduleSections.map((section) => answerOf({ stage, section }, rows)),
  );
};

const answerOf = (
  { stage, section }: Place,
  rows: readonly (typeof feeSection.$inferSelect)[],
): Answer =>
  rows.find((row) => row.stage === stage && row.section === section) ?? {
    stage,
    section,
    isPaidOnline: false,
    revision: 0,
  };

/** Whether students of a level may pay a section online as well, where it is not tuition. */
export type PaidOnline = (level: number, section: string) => boolean;

export const readPaidOnline = async (db: Database | Transaction): Promise<PaidOnline> => {
  const rows = await db.select().from(feeSection).where(eq(feeSection.isPaidOnline, true));
  return (level, section) =>
    rows.some((row) => row.stage === stageOf(level) && row.section === section);
};

/** What is charged and open is as it was. @throws 400 for tuition; 409 `changed_elsewhere`. */
export const changeSection = (
  college: College,
  actor: Account,
  { stage, section }: Place,
  { revision, isPaidOnline }: BodyOf<typeof changeFeeSection>,
): Promise<Answer> =>
  // With the lines, because these decide what is tuition.
  inSchedule(college, async (tx) => {
    const ofSection = and(eq(feeSection.stage, stage), eq(feeSection.section, section));
    const before = answerOf(
      { stage, section },
      await tx.select().from(feeSection).where(ofSection),
    );
    requireRevision(before, revision);
    if (isPaidOnline) await requireElsewhere(tx, { stage, section });
    const after = { stage, section, isPaidOnline, revision: revision + 1 };
    await tx
      .insert(feeSection)
      .values(after)
      .onConflictDoUpdate({ target: [feeSection.stage, feeSection.section], set: after });
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "fee_section.change",
      subject: `fee_section:${stage}/${section}`,
      before,
      after,
    });
    return after;
  });

/** @throws 400 */
const requireElsewhere = async (tx: Transaction, { stage, section }: Place): Promise<void> => {
  const inPortal = await tx.$count(
    feeLine,
    and(eq(feeLine.stage, stage), eq(feeLine.section, section), eq(feeLine.paidAt, "portal")),
  );
  if (inPortal > 0) throw refuseFields({ isPaidOnline: [feeTexts.tuitionAlready] });
};
