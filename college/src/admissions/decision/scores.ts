import { eq, inArray, sql } from "drizzle-orm";
import type { importScores as importScoresEndpoint } from "../../../../contract/admissions/decision.ts";
import type { ValueOf } from "../../../../contract/endpoint.ts";
import type { Account } from "../../accounts/guard.ts";
import { recordChange, recordChanges } from "../../audit/record-change.ts";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { applicant } from "../../db/schema/admissions.ts";
import { refuse } from "../../http/refusal.ts";
import type { ImportCall } from "../../imports/mount.ts";
import { texts } from "../../texts.ts";
import { normaliseApplicationNumber } from "../sign-up/application-number.ts";
import { announceScores } from "./announce.ts";
import { type LockedCandidate, lockCandidate, lockCandidates } from "./candidates.ts";
import { scoreRefusal } from "./decision-rules.ts";
import { nameOf } from "./papers.ts";
import { decisionTexts } from "./texts.ts";

/**
 * Records or corrects an applicant's score in the aptitude test; the same score again changes nothing. The
 * first one is mailed, unless a decision was already mailed.
 * @param score percent.
 * @param seen the previous score the caller saw; undefined to skip the check.
 * @throws 404; 409 `changed_elsewhere`, `not_submitted`, `test_not_held` or `decided`.
 */
export const recordScore = (
  college: College,
  actor: Account,
  {
    applicantId,
    score,
    seen,
  }: {
    readonly applicantId: number;
    readonly score: number;
    readonly seen?: number | null | undefined;
  },
): Promise<{ message: string }> =>
  college.db.transaction(async (tx) => {
    const now = college.clock();
    const candidate = await lockCandidate(tx, eq(applicant.id, applicantId));
    const before = candidate.testScore;
    if (before !== score) {
      if (seen !== undefined && seen !== before) {
        throw refuse(409, texts.changedElsewhere, "changed_elsewhere");
      }
      const refusal = scoreRefusal(candidate, now);
      if (refusal !== undefined) throw refuse(409, decisionTexts.refusals[refusal], refusal);
      await tx
        .update(applicant)
        .set({ testScore: score, testTakenAt: candidate.applicant.testTakenAt ?? now })
        .where(eq(applicant.id, applicantId));
      await recordChange(college, tx, {
        actorAccountId: actor.id,
        action: "admission.score",
        subject: `applicant:${applicantId}`,
        before: { score: before },
        after: { score },
      });
      if (before === null && candidate.decision === null) {
        await announceScores(college, tx, [candidate.applicant]);
      }
    }
    return { message: decisionTexts.scoreRecorded };
  });

type Column = "application_no" | "score";
type Call = ImportCall<Column>;
type Preview = ValueOf<(typeof importScoresEndpoint)["response"]["properties"]["preview"]>[number];

/** A row that can be read by itself. */
interface ReadRow {
  readonly row: number;
  readonly applicationNo: string;
  readonly score: number;
}

interface Scored {
  readonly candidate: LockedCandidate;
  readonly score: number;
}

/** Records or corrects the scores of a file. A first score is mailed unless a decision was already mailed. */
export const importScores = async (tx: Transaction, call: Call): Promise<readonly Preview[]> => {
  const { college } = call;
  const rows = readRows(call);
  const candidates = await findCandidates(
    tx,
    rows.map(({ applicationNo }) => applicationNo),
  );
  const now = college.clock();
  const scored = rows.flatMap(({ row, applicationNo, score }): Scored[] => {
    const candidate = candidates.get(applicationNo);
    if (candidate === undefined) {
      call.problem(row, "application_no", decisionTexts.scores.unknown);
      return [];
    }
    if (candidate.testScore !== score) {
      const refusal = scoreRefusal(candidate, now);
      if (refusal !== undefined) call.problem(row, null, decisionTexts.refusals[refusal]);
    }
    return [{ candidate, score }];
  });
  await write(tx, call, scored);
  return scored.map(({ candidate, score }) => ({
    applicationNo: candidate.applicant.applicationNo,
    name: nameOf(candidate.applicant),
    score,
    before: candidate.testScore,
  }));
};

const readRows = ({ rows, problem }: Call): readonly ReadRow[] => {
  const { noNumber, notScore, twice } = decisionTexts.scores;
  const seen = new Map<string, number>();
  return rows.flatMap(({ row, cells }): ReadRow[] => {
    const applicationNo = normaliseApplicationNumber(cells.application_no);
    const before = seen.get(applicationNo);
    const score = readScore(cells.score);
    if (applicationNo === "") problem(row, "application_no", noNumber);
    else if (before === undefined) seen.set(applicationNo, row);
    else problem(row, "application_no", twice(before));
    if (score === undefined) problem(row, "score", notScore);
    const isWrong = applicationNo === "" || before !== undefined || score === undefined;
    return isWrong ? [] : [{ row, applicationNo, score }];
  });
};

/** A spreadsheet may write whole numbers with a decimal zero. */
const readScore = (text: string): number | undefined => {
  if (!/^\d{1,3}(?:\.0+)?$/.test(text)) return undefined;
  const score = Number(text);
  return score <= 100 ? score : undefined;
};

const findCandidates = async (
  tx: Transaction,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, LockedCandidate>> => {
  if (numbers.length === 0) return new Map();
  const found = await tx
    .select({ id: applicant.id })
    .from(applicant)
    .where(inArray(applicant.applicationNo, [...numbers]));
  const candidates = await lockCandidates(
    tx,
    found.map(({ id }) => id),
  );
  return new Map(candidates.map((one) => [one.applicant.applicationNo, one]));
};

const write = async (
  tx: Transaction,
  { college, account, reason }: Call,
  scored: readonly Scored[],
): Promise<void> => {
  const changing = scored.filter(({ candidate, score }) => candidate.testScore !== score);
  if (changing.length === 0) return;
  await update(college, tx, changing);
  await recordChanges(
    college,
    tx,
    changing.map(({ candidate, score }) => ({
      actorAccountId: account.id,
      action: "admission.score",
      subject: `applicant:${candidate.applicant.id}`,
      before: { score: candidate.testScore },
      after: { score },
      reason: reason ?? null,
    })),
  );
  const first = changing.filter(
    ({ candidate }) => candidate.testScore === null && candidate.decision === null,
  );
  await announceScores(
    college,
    tx,
    first.map(({ candidate }) => candidate.applicant),
  );
};

/** All of them in one statement. */
const update = async (
  { clock }: College,
  tx: Transaction,
  scored: readonly Scored[],
): Promise<void> => {
  const rows = scored.map(({ candidate, score }) => ({ id: candidate.applicant.id, score }));
  const updates = sql`json_to_recordset(${JSON.stringify(rows)}::json) as updates(id int, score int)`;
  await tx
    .update(applicant)
    .set({
      testScore: sql`updates.score`,
      testTakenAt: sql`coalesce(${applicant.testTakenAt}, ${clock().toISOString()}::timestamptz)`,
    })
    .from(updates)
    .where(eq(applicant.id, sql`updates.id`));
};
