import type { BroadsheetQuery } from "../../../gql/staff-results.ts";
import { isFound } from "../parts/texts.ts";

export type Broadsheet = NonNullable<BroadsheetQuery["broadsheet"]>;
export type BroadsheetRow = Broadsheet["rows"][number];

export const broadsheetSorts = ["NUMBER", "NAME", "GPA", "CGPA"] as const;

export type BroadsheetSort = (typeof broadsheetSorts)[number];

const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

const compare: Readonly<
  Record<BroadsheetSort, (one: BroadsheetRow, other: BroadsheetRow) => number>
> = {
  NUMBER: (one, other) => collator.compare(one.matricNumber, other.matricNumber),
  NAME: (one, other) => collator.compare(one.name, other.name),
  GPA: (one, other) => (one.gpa ?? 0) - (other.gpa ?? 0),
  CGPA: (one, other) => (one.cgpa ?? 0) - (other.cgpa ?? 0),
};

const averageOf = ({ gpa, cgpa }: BroadsheetRow, sort: BroadsheetSort): number | null =>
  sort === "GPA" ? gpa : sort === "CGPA" ? cgpa : 0;

/** The sorted rows that contain every search word. Students without an average come last in both orders. */
export const shownRows = (
  rows: readonly BroadsheetRow[],
  {
    sort,
    descending,
    search,
  }: { readonly sort: BroadsheetSort; readonly descending: boolean; readonly search: string },
): readonly BroadsheetRow[] => {
  const found = rows.filter(({ matricNumber, name }) => isFound(`${matricNumber} ${name}`, search));
  const sign = descending ? -1 : 1;
  const hasNone = (row: BroadsheetRow) => Number(averageOf(row, sort) === null);
  return found.sort(
    (one, other) =>
      hasNone(one) - hasNone(other) ||
      sign * compare[sort](one, other) ||
      compare.NUMBER(one, other),
  );
};
