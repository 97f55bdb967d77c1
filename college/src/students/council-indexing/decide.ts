import { and, eq, inArray, sql } from "drizzle-orm";
import type { BodyOf, ResponseOf } from "../../../../contract/endpoint.ts";
import type {
  checkCertificates,
  holdBackStudents,
  removeIndexNumber,
} from "../../../../contract/students/indexing-students.ts";
import type { Account } from "../../accounts/guard.ts";
import { readReason } from "../../audit/reason.ts";
import { recordChange, recordChanges } from "../../audit/record-change.ts";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { isOneOf } from "../../db/is-one-of.ts";
import { indexingRecord } from "../../db/schema/council-indexing.ts";
import { student } from "../../db/schema/students.ts";
import { refuse } from "../../http/refusal.ts";
import { lockRound } from "./save-round.ts";
import { isInRound } from "./state.ts";
import { selectRoundStudents } from "./students.ts";
import { indexingTexts as texts } from "./texts.ts";

type Outcome = ResponseOf<typeof holdBackStudents>;

/** Notes that the names of students were compared with their certificates. @throws 404 */
export const checkNames = (
  college: College,
  actor: Account,
  roundId: number,
  { students }: BodyOf<typeof checkCertificates>,
): Promise<Outcome> =>
  college.db.transaction(async (tx) => {
    const { programmeId } = await requireRound(tx, roundId);
    const seen = new Map(students.map(({ id, name }) => [id, name]));
    const found = await lockStudents(tx, roundId, [...seen.keys()]);
    const obstacleOf = ({ id, matricNumber, name, indexNumber, gaps }: RoundStudent) => {
      if (indexNumber !== null) return texts.isIndexed(matricNumber);
      if (seen.get(id) !== name) return texts.renamed(matricNumber);
      const isChecked = !gaps.includes("certificate_unchecked") && !gaps.includes("name_changed");
      return isChecked ? texts.isSo(matricNumber) : null;
    };
    const { chosen, leftOut } = judge(found, seen.size, obstacleOf);
    const checked = { checkedBy: actor.id, checkedAt: college.clock() };
    for (const { id: studentId, name } of chosen) {
      await tx
        .insert(indexingRecord)
        .values({ studentId, programmeId, checkedName: name, ...checked })
        .onConflictDoUpdate({ target, set: { checkedName: name, ...checked } });
    }
    await recordChanges(
      college,
      tx,
      chosen.map(({ id, name }) => ({
        actorAccountId: actor.id,
        action: "student.certificate_check",
        subject: `student:${id}`,
        after: { name },
      })),
    );
    return { changed: chosen.length, leftOut };
  });

const target = [indexingRecord.studentId, indexingRecord.programmeId];

/** Holds students back, or puts them forward again. @throws 400 `{reason}`; 404 */
export const holdBack = (
  college: College,
  actor: Account,
  roundId: number,
  { ids, isHeld, reason: typed }: BodyOf<typeof holdBackStudents>,
): Promise<Outcome> => {
  const reason = readReason(typed);
  return college.db.transaction(async (tx) => {
    const { programmeId } = await requireRound(tx, roundId);
    const unique = [...new Set(ids)];
    const found = await lockStudents(tx, roundId, unique);
    const heldReason = isHeld ? reason : null;
    const { chosen, leftOut } = judge(
      found,
      unique.length,
      ({ matricNumber, indexNumber, heldReason: before }) => {
        if (indexNumber !== null) return texts.isIndexed(matricNumber);
        return before === heldReason ? texts.isSo(matricNumber) : null;
      },
    );
    for (const { id: studentId } of chosen) {
      await tx
        .insert(indexingRecord)
        .values({ studentId, programmeId, heldReason })
        .onConflictDoUpdate({ target, set: { heldReason } });
    }
    await recordChanges(
      college,
      tx,
      chosen.map(({ id, heldReason: before }) => ({
        actorAccountId: actor.id,
        action: "student.indexing_hold",
        subject: `student:${id}`,
        before: { isHeld: before !== null },
        after: { isHeld },
        reason,
      })),
    );
    return { changed: chosen.length, leftOut };
  });
};

/** Takes an index number back. @throws 400 `{reason}`; 404; 409 `not_indexed` */
export const takeBackNumber = (
  college: College,
  actor: Account,
  roundId: number,
  { studentId, reason: typed }: BodyOf<typeof removeIndexNumber>,
): Promise<{ message: string }> => {
  const reason = readReason(typed);
  return college.db.transaction(async (tx) => {
    await requireRound(tx, roundId);
    const [one] = await lockStudents(tx, roundId, [studentId]);
    if (one === undefined) throw refuse(404, texts.unknown);
    if (one.indexNumber === null) throw refuse(409, texts.notIndexed, "not_indexed");
    await tx
      .update(indexingRecord)
      .set({ roundId: null, indexNumber: null, indexedAt: null })
      .where(and(eq(indexingRecord.studentId, studentId), eq(indexingRecord.roundId, roundId)));
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "student.index_removal",
      subject: `student:${studentId}`,
      before: { indexNumber: one.indexNumber },
      after: { indexNumber: null },
      reason,
    });
    return { message: texts.removed };
  });
};

/** The round, locked, so that it is not deleted meanwhile. @throws 404 */
export const requireRound = async (tx: Transaction, id: number) => {
  const round = await lockRound(tx, id);
  if (round === undefined) throw refuse(404, texts.noRound);
  return round;
};

export type RoundStudent = Awaited<ReturnType<typeof lockStudents>>[number];

/** Students of a round by their ids. Their rows are locked, so that nobody corrects their names meanwhile. */
export const lockStudents = async (tx: Transaction, roundId: number, ids: readonly number[]) => {
  await tx
    .select({ id: student.id })
    .from(student)
    .where(inArray(student.id, [...ids]))
    .orderBy(student.id)
    .for("no key update");
  return selectRoundStudents(tx, roundId)
    .where(and(isInRound, sql`${student.id} ${isOneOf(ids)}`))
    .orderBy(student.id);
};

const judge = (
  found: readonly RoundStudent[],
  asked: number,
  obstacleOf: (one: RoundStudent) => string | null,
) => {
  const judged = found.map((one) => ({ one, obstacle: obstacleOf(one) }));
  const leftOut = judged.flatMap(({ obstacle }) => obstacle ?? []);
  return {
    chosen: judged.filter(({ obstacle }) => obstacle === null).map(({ one }) => one),
    leftOut: found.length < asked ? [...leftOut, texts.unknown] : leftOut,
  };
};
