import type { Refusal } from "../../../lib/refusal.ts";

/** A record in the preview of a bulk action. */
export interface BulkRow {
  readonly id: string;
  /** Number and name. */
  readonly label: string;
  /** The change: `Submitted → Admitted, Public Health`. */
  readonly outcome: string;
  /** Why the record cannot be changed; null if it can. */
  readonly problem: string | null;
}

export type BulkPreview = { readonly rows: readonly BulkRow[] } | { readonly refusal: Refusal };

/** `outdated`: data changed since the preview. Nothing was done, and these are the current rows. */
export type BulkResult =
  | { readonly done: string }
  | { readonly outdated: readonly BulkRow[] }
  | { readonly refusal: Refusal };
