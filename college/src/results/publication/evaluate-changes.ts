import type { BodyOf, ResponseOf } from "../../../../contract/endpoint.ts";
import type { amendSheet } from "../../../../contract/results/publication.ts";
import {
  isComplete,
  type ScoreMaxima,
  scoresProblem,
  scoreTexts,
} from "../../../../rules/results/score.ts";
import type { Cohort, Rulebook } from "../../courses/programmes/rulebook.ts";
import { publicationTexts } from "./texts.ts";
import { type ResultRow, resultRow } from "./versions.ts";

const texts = publicationTexts.amendment;

type Sent = BodyOf<typeof amendSheet>["changes"][number];
type Problem = ResponseOf<typeof amendSheet>["rows"][number]["problem"];

/** A student of the sheet that stands, or who could be added to it. */
export interface Amendable extends Cohort {
  readonly studentId: number;
  readonly matricNumber: string;
  readonly name: string;
  /** Null for who has none yet. */
  readonly result: ResultRow | null;
}

/** The verdict on one sent change: a new result, no result with the reason, or a problem. */
export interface EvaluatedChange {
  readonly studentId: number;
  readonly person: Amendable | undefined;
  readonly after: ResultRow | null;
  readonly isUnchanged: boolean;
  readonly problem: Problem;
}

/**
 * Evaluates one change after another; what changes takes its grade from the rules of now for the student's programme, and its credit
 * load from the sheet.
 */
export const evaluateChanges = (
  rulebook: Rulebook,
  changes: readonly Sent[],
  people: ReadonlyMap<number, Amendable>,
  creditLoad: number,
): readonly EvaluatedChange[] =>
  changes.map((sent) => evaluateChange(sent, people.get(sent.studentId), rulebook, creditLoad));

const evaluateChange = (
  { studentId, ca, exam, remark }: Sent,
  person: Amendable | undefined,
  rulebook: Rulebook,
  creditLoad: number,
): EvaluatedChange => {
  if (person === undefined) {
    const problem = { code: "unknown_student" as const, detail: texts.unknownStudent };
    return { studentId, person, after: null, isUnchanged: false, problem };
  }
  const scores = { ca, exam, remark };
  const { scale, maxima } = rulebook.markRulesOf(person);
  const problem = problemOf(scores, maxima);
  const before = person.result;
  const isUnchanged =
    before !== null && before.ca === ca && before.exam === exam && before.remark === remark;
  const after = problem === null ? resultRow(scale, { studentId, creditLoad, ...scores }) : null;
  return { studentId, person, after: isUnchanged ? before : after, isUnchanged, problem };
};

const problemOf = (scores: Pick<Sent, "ca" | "exam" | "remark">, maxima: ScoreMaxima): Problem => {
  const { ca, exam } = scores;
  const detail =
    (ca !== null && ca > maxima.ca ? scoreTexts.atMost(maxima.ca) : null) ??
    (exam !== null && exam > maxima.exam ? scoreTexts.atMost(maxima.exam) : null) ??
    scoresProblem(scores);
  if (detail !== null) return { code: "invalid", detail };
  return isComplete(scores) ? null : { code: "incomplete", detail: texts.incomplete };
};
