import type { Refusal } from "../../../lib/refusal.ts";
import type { BulkPreview, BulkResult, BulkRow } from "../../kit/bulk/bulk-types.ts";

interface PreviewedRow {
  readonly id: string;
  readonly code: string;
  readonly title: string;
  readonly before: string;
  readonly after: string | null;
  readonly note: string | null;
  readonly problem: string | null;
}

interface Run {
  readonly ids: string[];
  readonly reason: string;
  readonly dryRun: boolean;
  /** The token of the preview, with the real run. */
  readonly preview: string | null;
}

/** The answer of a mutation that can be previewed. */
type Answer =
  | ({ readonly __typename: "Refusal"; readonly code: string } & Refusal)
  | {
      readonly __typename: "CoursesAssignment" | "SheetsPublication";
      readonly message: string;
      readonly preview: string;
      readonly rows: readonly PreviewedRow[];
    };

/** A row where nothing changes counts as one that cannot be changed, and is left out. */
const rowOf = ({ id, code, title, before, after, note, problem }: PreviewedRow): BulkRow => ({
  id,
  label: `${code} · ${title}`,
  outcome: after === null ? before : `${before} → ${after}`,
  problem: problem ?? note,
});

/**
 * A change of several courses in the bulk dialog's format. The preview's token makes sure that exactly the previewed
 * state is changed.
 */
export const previewedChange = (send: (run: Run) => Promise<Answer>) => {
  let seen: string | null = null;
  const preview = async (ids: readonly string[]): Promise<BulkPreview> => {
    const answer = await send({ ids: [...ids], reason: "", dryRun: true, preview: null });
    if (answer.__typename === "Refusal") return { refusal: answer };
    seen = answer.preview;
    return { rows: answer.rows.map(rowOf) };
  };
  const run = async (ids: readonly string[], reason: string): Promise<BulkResult> => {
    const answer = await send({ ids: [...ids], reason, dryRun: false, preview: seen });
    if (answer.__typename !== "Refusal") return { done: answer.message };
    if (answer.code !== "PREVIEW_OUTDATED") return { refusal: answer };
    const now = await preview(ids);
    return "rows" in now ? { outdated: now.rows } : now;
  };
  return { preview, run };
};
