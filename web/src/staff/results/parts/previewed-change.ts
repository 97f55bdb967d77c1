import type { Refusal } from "../../../lib/refusal.ts";
import type { BulkPreview, BulkResult, BulkRow } from "../../kit/bulk/bulk-types.ts";

type PreviewedRow = {
  readonly id: string;
  readonly before: string;
  readonly after: string | null;
  readonly note: string | null;
  readonly problem: string | null;
} & (
  | { readonly code: string; readonly title: string }
  | { readonly matricNumber: string; readonly name: string }
);

interface Run {
  readonly ids: string[];
  readonly reason: string;
  readonly dryRun: boolean;
  /** The token of the preview, with the real run. */
  readonly preview: string | null;
}

/** The answer of a mutation that can be previewed. */
type Answer =
  | ({ readonly code: string } & Refusal)
  | {
      readonly message: string;
      readonly preview: string;
      readonly rows: readonly PreviewedRow[];
    };

/** A row where nothing changes counts as one that cannot be changed, and is left out. */
const rowOf = (row: PreviewedRow): BulkRow => ({
  id: row.id,
  label: "code" in row ? `${row.code} · ${row.title}` : `${row.matricNumber} · ${row.name}`,
  outcome: row.after === null ? row.before : `${row.before} → ${row.after}`,
  problem: row.problem ?? row.note,
});

/**
 * A change of several courses or students in the bulk dialog's format. The preview's token makes sure that exactly the previewed
 * state is changed.
 */
export const previewedChange = (send: (run: Run) => Promise<Answer>) => {
  let seen: string | null = null;
  const preview = async (ids: readonly string[]): Promise<BulkPreview> => {
    const answer = await send({ ids: [...ids], reason: "", dryRun: true, preview: null });
    if ("fields" in answer) return { refusal: answer };
    seen = answer.preview;
    return { rows: answer.rows.map(rowOf) };
  };
  const run = async (ids: readonly string[], reason: string): Promise<BulkResult> => {
    const answer = await send({ ids: [...ids], reason, dryRun: false, preview: seen });
    if ("rows" in answer) return { done: answer.message };
    if (answer.code !== "PREVIEW_OUTDATED") return { refusal: answer };
    const now = await preview(ids);
    return "rows" in now ? { outdated: now.rows } : now;
  };
  return { preview, run };
};
