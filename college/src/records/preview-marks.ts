import { createHash } from "node:crypto";

/** Bytes of a row's mark: enough that accidental collisions are negligible. */
const markBytes = 3;

/** One row of a bulk action: its state, and what would become of it. */
export interface Marked {
  readonly id: number;
  /** Everything that the outcome rests on, as text. */
  readonly state: string;
}

/** Encodes the state of rows, in the order of their ids: 4 characters each. */
export const previewOf = (rows: readonly Marked[]): string =>
  Buffer.concat(rows.map(markOf)).toString("base64url");

/** The rows that are not as they were when `preview` was made; all of them where it was made of other rows. */
export const changedSince = <R extends Marked>(
  rows: readonly R[],
  preview: string,
): readonly R[] => {
  const marks = Buffer.from(preview, "base64url");
  if (marks.length !== rows.length * markBytes) return rows;
  return rows.filter((row, index) => {
    const mark = marks.subarray(index * markBytes, (index + 1) * markBytes);
    return !mark.equals(markOf(row));
  });
};

const markOf = ({ id, state }: Marked): Buffer =>
  createHash("sha256").update(`${id} ${state}`).digest().subarray(0, markBytes);
