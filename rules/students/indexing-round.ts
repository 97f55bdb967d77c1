import { onlyProblems } from "../only-problems.ts";
import type { Problems } from "../profiles/personal-details.ts";
import { indexingTexts as texts } from "./texts.ts";

/** What a column of the table for a council can hold. `photo` is the name of the student's file. */
export const indexingValues = [
  "serial",
  "matric_number",
  "surname",
  "first_name",
  "other_name",
  "full_name",
  "sex",
  "date_of_birth",
  "nationality",
  "state_of_origin",
  "lga",
  "phone",
  "email",
  "address",
  "programme",
  "entry_session",
  "o_level",
  "photo",
] as const;

export type IndexingValue = (typeof indexingValues)[number];

/** A column of the table, as the council calls it. */
export interface IndexingColumn {
  readonly heading: string;
  readonly value: IndexingValue;
}

/** The table until the college says what the council asks for. */
export const usualIndexingColumns: readonly IndexingColumn[] = [
  { heading: "S/N", value: "serial" },
  { heading: "Surname", value: "surname" },
  { heading: "First name", value: "first_name" },
  { heading: "Other name", value: "other_name" },
  { heading: "Sex", value: "sex" },
  { heading: "Date of birth", value: "date_of_birth" },
  { heading: "State of origin", value: "state_of_origin" },
  { heading: "LGA", value: "lga" },
  { heading: "Matric number", value: "matric_number" },
  { heading: "O-level results", value: "o_level" },
  { heading: "Photo", value: "photo" },
];

interface IndexingRoundValues {
  /** `2026-03-10`; empty where none is typed. */
  readonly closesOn: string;
  readonly quota: number;
  readonly columns: readonly { readonly heading: string; readonly value: string }[];
}

const mostStudents = 5_000;
const mostColumns = 40;
const longestHeading = 60;

/** What is wrong with a round of a council's indexing, by field. */
export const indexingRoundProblems = ({
  closesOn,
  quota,
  columns,
}: IndexingRoundValues): Problems =>
  onlyProblems({
    closesOn: /^\d{4}-\d{2}-\d{2}$/.test(closesOn) ? undefined : texts.closesOn,
    quota:
      Number.isInteger(quota) && quota >= 1 && quota <= mostStudents
        ? undefined
        : texts.quota(mostStudents),
    columns: columnsProblem(columns),
  });

const columnsProblem = (columns: IndexingRoundValues["columns"]): string | undefined => {
  if (columns.length === 0) return texts.noColumns;
  if (columns.length > mostColumns) return texts.tooManyColumns(mostColumns);
  const headings = columns.map(({ heading }) => heading.trim());
  if (headings.some((heading) => heading === "" || heading.length > longestHeading)) {
    return texts.heading(longestHeading);
  }
  if (new Set(headings.map((heading) => heading.toLowerCase())).size < headings.length) {
    return texts.headingTwice;
  }
  const known: readonly string[] = indexingValues;
  return columns.every(({ value }) => known.includes(value)) ? undefined : texts.value;
};
