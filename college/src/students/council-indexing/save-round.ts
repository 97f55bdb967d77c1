import { eq } from "drizzle-orm";
import type { BodyOf, ResponseOf } from "../../../../contract/endpoint.ts";
import type {
  changeIndexingRound,
  createIndexingRound,
} from "../../../../contract/students/council-indexing.ts";
import {
  type IndexingColumn,
  indexingRoundProblems,
} from "../../../../rules/students/indexing-round.ts";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import { isCalendarDay } from "../../calendar-day.ts";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { isUniqueViolation } from "../../db/errors.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { indexingRecord, indexingRound } from "../../db/schema/council-indexing.ts";
import { programme } from "../../db/schema/students.ts";
import { refuse, refuseFields } from "../../http/refusal.ts";
import { refuseProblems, requireSeen } from "../../records/saving.ts";
import { savingTexts } from "../../records/texts.ts";
import { texts as commonTexts } from "../../texts.ts";
import { oneLine } from "../../typed-text.ts";
import { indexingTexts as texts } from "./texts.ts";

type Form = Pick<BodyOf<typeof createIndexingRound>, "closesOn" | "quota" | "columns">;

/** Opens the indexing of a cohort. @throws 400 with the invalid fields */
export const openRound = async (
  college: College,
  actor: Account,
  { programmeId, entrySessionId, ...form }: BodyOf<typeof createIndexingRound>,
): Promise<ResponseOf<typeof createIndexingRound>> => {
  const values = readForm(form);
  try {
    return await college.db.transaction(async (tx) => {
      await requireCohort(tx, programmeId, entrySessionId);
      const [row] = await tx
        .insert(indexingRound)
        .values({ programmeId, entrySessionId, ...values })
        .returning({ id: indexingRound.id });
      if (row === undefined) throw new Error("the round was not written");
      await recordChange(college, tx, {
        actorAccountId: actor.id,
        action: "indexing_round.create",
        subject: `indexing_round:${row.id}`,
        after: { programmeId, entrySessionId, ...values },
      });
      return { message: texts.opened, id: row.id };
    });
  } catch (error) {
    if (isUniqueViolation(error, "indexing_round_cohort")) {
      throw refuseFields({ entrySessionId: [texts.roundExists] });
    }
    throw error;
  }
};

/** @throws 400 with the invalid fields; 404; 409 `changed_elsewhere` */
export const changeRound = (
  college: College,
  actor: Account,
  id: number,
  { revision, ...form }: BodyOf<typeof changeIndexingRound>,
): Promise<{ message: string }> => {
  const values = readForm(form);
  return college.db.transaction(async (tx) => {
    const before = requireSeen(await lockRound(tx, id), revision);
    await tx
      .update(indexingRound)
      .set({ ...values, revision: before.revision + 1 })
      .where(eq(indexingRound.id, id));
    const { closesOn, quota, columns } = before;
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "indexing_round.change",
      subject: `indexing_round:${id}`,
      before: { closesOn, quota, columns },
      after: values,
    });
    return { message: savingTexts.saved };
  });
};

/** Deletes a round in which nobody is indexed. @throws 404; 409 `changed_elsewhere`, `in_use` */
export const removeRound = (
  college: College,
  actor: Account,
  id: number,
  revision: number,
): Promise<{ message: string }> =>
  college.db.transaction(async (tx) => {
    const before = requireSeen(await lockRound(tx, id), revision);
    const indexed = await tx.$count(indexingRecord, eq(indexingRecord.roundId, id));
    if (indexed > 0) throw refuse(409, texts.inUse(indexed), "in_use");
    await tx.delete(indexingRound).where(eq(indexingRound.id, id));
    const { programmeId, entrySessionId, closesOn, quota } = before;
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "indexing_round.delete",
      subject: `indexing_round:${id}`,
      before: { programmeId, entrySessionId, closesOn, quota },
      after: null,
    });
    return { message: texts.deleted };
  });

/** The round, locked until the transaction ends; undefined where there is none. */
export const lockRound = async (tx: Transaction, id: number) => {
  const [row] = await tx
    .select()
    .from(indexingRound)
    .where(eq(indexingRound.id, id))
    .for("no key update");
  return row;
};

const readForm = ({ closesOn, quota, columns: typed }: Form) => {
  const columns = typed.map(({ heading, value }) => ({ heading: oneLine(heading), value }));
  refuseProblems(indexingRoundProblems({ closesOn, quota, columns }));
  if (!isCalendarDay(closesOn)) throw refuseFields({ closesOn: [commonTexts.field.notDay] });
  // The rule has passed their values.
  return { closesOn, quota, columns: columns as readonly IndexingColumn[] };
};

const requireCohort = async (
  tx: Transaction,
  programmeId: number,
  entrySessionId: number,
): Promise<void> => {
  const [known] = await tx
    .select({ id: programme.id })
    .from(programme)
    .where(eq(programme.id, programmeId))
    .for("key share");
  if (known === undefined) throw refuseFields({ programmeId: [texts.noProgramme] });
  const [began] = await tx
    .select({ id: academicSession.id })
    .from(academicSession)
    .where(eq(academicSession.id, entrySessionId));
  if (began === undefined) throw refuseFields({ entrySessionId: [texts.noSession] });
};
