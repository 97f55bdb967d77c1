import type { BodyOf, ResponseOf } from "../../../../contract/endpoint.ts";
import type { amendSheet } from "../../../../contract/results/publication.ts";
import { type GradeScale, gradeScales } from "../../../../rules/results/grade-scale.ts";
import {
  isComplete,
  type ScoreMaxima,
  scoreMaxima,
  scoresProblem,
} from "../../../../rules/results/score.ts";
import { scoreTexts } from "../../../../rules/results/score-texts.ts";
import type { CollegeConfig } from "../../config.ts";
import { type ResultRow, resultRow } from "./result-row.ts";
import { publicationTexts } from "./texts.ts";

const texts = publicationTexts.amendment;

type Sent = BodyOf<typeof amendSheet>["changes"][number];
type Problem = ResponseOf<typeof amendSheet>["rows"][number]["problem"];

/** A student of the sheet that stands, or who could be added to it. */
export interface Amendable {
  readonly studentId: number;
  readonly matricNumber: string;
  readonly name: string;
  /** Null for who has none yet. */
  readonly result: ResultRow | null;
}

/** What one of the changes sent comes to: a new result, none and why, or what is wrong. */
export interface JudgedChange {
  readonly studentId: number;
  readonly person: Amendable | undefined;
  readonly after: ResultRow | null;
  readonly isUnchanged: boolean;
  readonly problem: Problem;
}

/** Judges one change after another; what changes takes its grade from today's scale, and its credit load from the sheet. */
export const judgeChanges = (
  { gradeScale, caMaximum }: Pick<CollegeConfig, "gradeScale" | "caMaximum">,
  changes: readonly Sent[],
  people: ReadonlyMap<number, Amendable>,
  creditLoad: number,
): readonly JudgedChange[] => {
  const rules = { scale: gradeScales[gradeScale], maxima: scoreMaxima(caMaximum), creditLoad };
  return changes.map((sent) => judgeChange(sent, people.get(sent.studentId), rules));
};

interface Rules {
  readonly scale: GradeScale;
  readonly maxima: ScoreMaxima;
  readonly creditLoad: number;
}

const judgeChange = (
  { studentId, ca, exam, remark }: Sent,
  person: Amendable | undefined,
  { scale, maxima, creditLoad }: Rules,
): JudgedChange => {
  const scores = { ca, exam, remark };
  const problem = person ? problemOf(scores, maxima) : unknownStudent;
  const before = person?.result ?? null;
  const isUnchanged =
    before !== null && before.ca === ca && before.exam === exam && before.remark === remark;
  const after = problem === null ? resultRow(scale, { studentId, creditLoad, ...scores }) : null;
  return { studentId, person, after: isUnchanged ? before : after, isUnchanged, problem };
};

const unknownStudent = { code: "unknown_student", detail: texts.unknownStudent } as const;

const problemOf = (scores: Pick<Sent, "ca" | "exam" | "remark">, maxima: ScoreMaxima): Problem => {
  const { ca, exam } = scores;
  const detail =
    (ca !== null && ca > maxima.ca ? scoreTexts.atMost(maxima.ca) : null) ??
    (exam !== null && exam > maxima.exam ? scoreTexts.atMost(maxima.exam) : null) ??
    scoresProblem(scores);
  if (detail !== null) return { code: "invalid", detail };
  return isComplete(scores) ? null : { code: "incomplete", detail: texts.incomplete };
};
