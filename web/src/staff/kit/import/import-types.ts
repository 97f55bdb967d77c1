import type { ReactNode } from "react";
import type { Refusal } from "../../../lib/refusal.ts";

/** What the server says of a file: the schema's `ImportReport`. */
export interface ImportAnswer {
  readonly rowCount: number;
  /** How many rows were saved; 0 of a dry run. */
  readonly imported: number;
  readonly errorCount: number;
  /** The first of them. */
  readonly errors: readonly {
    readonly row: number;
    readonly column: string | null;
    readonly message: string;
  }[];
  /** What the rows would change, where there is more to say than their number. */
  readonly preview?: ReactNode;
}

export type ImportResult = { readonly report: ImportAnswer } | { readonly refusal: Refusal };
