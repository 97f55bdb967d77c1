import type { PromoteStudentsMutation } from "../../gql/staff.ts";
import type { BulkPreview, BulkResult, BulkRow } from "../kit/bulk/bulk-types.ts";

type Answer = PromoteStudentsMutation["promoteStudents"];
type Row = Extract<Answer, { readonly __typename: "StudentAction" }>["rows"][number];

/** Who stays as they are is in nobody's way, and nothing is done with them: they are left out like those who are. */
const rowOf = ({ id, matricNumber, name, before, after, note, problem }: Row): BulkRow => ({
  id,
  label: `${matricNumber} · ${name}`,
  outcome: after === null ? before : `${before} → ${after}`,
  problem: problem ?? note,
});

/** One call of a bulk action of students, on trial without a reason. */
export type SendAction = (call: {
  readonly ids: string[];
  readonly reason: string;
  readonly dryRun: boolean;
  readonly preview: string | null;
}) => Promise<Answer>;

/** A bulk action as its dialog runs it: what a preview answered goes with the real run, which is previewed anew where something changed. */
export const bulkAction = (send: SendAction) => {
  let seen: string | null = null;
  const look = async (ids: readonly string[]): Promise<BulkPreview> => {
    const answer = await send({ ids: [...ids], reason: "", dryRun: true, preview: null });
    if (answer.__typename === "Refusal") return { refusal: answer };
    seen = answer.preview;
    return { rows: answer.rows.map(rowOf) };
  };
  const run = async (ids: readonly string[], reason: string): Promise<BulkResult> => {
    const answer = await send({ ids: [...ids], reason, dryRun: false, preview: seen });
    if (answer.__typename === "StudentAction") return { done: answer.message };
    if (answer.code !== "PREVIEW_OUTDATED") return { refusal: answer };
    const now = await look(ids);
    return "rows" in now ? { outdated: now.rows } : now;
  };
  return { preview: look, run };
};
