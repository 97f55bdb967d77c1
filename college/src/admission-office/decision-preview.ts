import { createHash } from "node:crypto";
import type { Candidate } from "../admission/decision-rules.ts";
import type { admissionDecision } from "../db/schema/admissions.ts";

/** What of an applicant a preview showed, or was computed from. */
interface Seen {
  readonly id: number;
  readonly testScore: Candidate["testScore"];
  readonly decision: Pick<
    typeof admissionDecision.$inferSelect,
    "outcome" | "decidedAt" | "answer"
  > | null;
}

/** Bytes by which a row is told from its other states: none collides but by design. */
const markBytes = 3;

/** Stands for the state of rows, in the order of their ids: 4 characters each. */
export const previewOf = (rows: readonly Seen[]): string =>
  Buffer.concat(rows.map(markOf)).toString("base64url");

/** The rows that are not as they were when `preview` was made; all of them where it was made of other rows. */
export const changedSince = <R extends Seen>(rows: readonly R[], preview: string): readonly R[] => {
  const marks = Buffer.from(preview, "base64url");
  if (marks.length !== rows.length * markBytes) return rows;
  return rows.filter((row, index) => {
    const mark = marks.subarray(index * markBytes, (index + 1) * markBytes);
    return !mark.equals(markOf(row));
  });
};

const markOf = ({ id, testScore, decision }: Seen): Buffer => {
  const decided = decision && [decision.outcome, decision.decidedAt.getTime(), decision.answer];
  const state = JSON.stringify([id, testScore, decided]);
  return createHash("sha256").update(state).digest().subarray(0, markBytes);
};
