import type { ReactNode } from "react";
import type { Refusal } from "../../../lib/refusal.ts";

/** The server's report on a file, the schema's `ImportReport`. */
export interface ImportAnswer {
  readonly rowCount: number;
  /** The number of saved rows; 0 for a dry run. */
  readonly imported: number;
  readonly errorCount: number;
  /** The first errors. */
  readonly errors: readonly {
    readonly row: number;
    readonly column: string | null;
    readonly message: string;
  }[];
  /** What the rows would change, if their number is not enough. */
  readonly preview?: ReactNode;
}

export type ImportResult = { readonly report: ImportAnswer } | { readonly refusal: Refusal };
