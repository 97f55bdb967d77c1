import {
  indexingRoundProblems,
  usualIndexingColumns,
} from "../../../../../rules/students/indexing-round.ts";
import type {
  ChangeRoundDialog_RoundFragment,
  IndexingValue,
} from "../../../gql/staff-students.ts";

interface ColumnValue {
  readonly heading?: string;
  readonly value?: IndexingValue;
}

export interface RoundValues {
  readonly programmeId: string;
  readonly entrySessionId: string;
  readonly closesOn: string;
  readonly quota: string;
  /** A row that was just added has no values yet. */
  readonly columns: readonly (ColumnValue | undefined)[];
}

const usualColumns: readonly ColumnValue[] = usualIndexingColumns.map(({ heading, value }) => ({
  heading,
  value: value.toUpperCase() as IndexingValue,
}));

/** The form begins with the round to change, or with the usual table. */
export const versionOf = (round: ChangeRoundDialog_RoundFragment | null) => ({
  values: {
    programmeId: "",
    entrySessionId: "",
    closesOn: round?.closesOn ?? "",
    quota: round ? String(round.quota) : "",
    columns: round?.columns.map(({ heading, value }) => ({ heading, value })) ?? usualColumns,
  } satisfies RoundValues as RoundValues,
  revision: round?.revision ?? 0,
});

export const inputOf = ({ closesOn, quota, columns }: RoundValues) => ({
  closesOn,
  quota: quota.trim() === "" ? Number.NaN : Number(quota.trim()),
  columns: columns.flatMap((one) =>
    one?.value === undefined ? [] : [{ heading: one.heading ?? "", value: one.value }],
  ),
});

/** What is wrong with the form, by field. */
export const problemsOf = (values: RoundValues, isNew: boolean) => ({
  ...indexingRoundProblems({
    ...inputOf(values),
    columns: values.columns.map((one) => ({
      heading: one?.heading ?? "",
      value: one?.value?.toLowerCase() ?? "",
    })),
  }),
  ...(isNew && values.programmeId === "" && { programmeId: "Choose the programme." }),
  ...(isNew && values.entrySessionId === "" && { entrySessionId: "Choose the session." }),
});
