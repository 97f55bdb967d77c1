import type { Refusal } from "../../../lib/refusal.ts";

/** What a bulk action would come to for one record. */
export interface BulkRow {
  readonly id: string;
  /** Number and name. */
  readonly label: string;
  /** What would happen: `Submitted → Admitted, Public Health`. */
  readonly outcome: string;
  /** Why it cannot; null where it can. */
  readonly problem: string | null;
}

export type BulkPreview = { readonly rows: readonly BulkRow[] } | { readonly refusal: Refusal };

/** `outdated`: things changed since the preview, and these are the rows now; nothing was done. */
export type BulkResult =
  | { readonly done: string }
  | { readonly outdated: readonly BulkRow[] }
  | { readonly refusal: Refusal };
