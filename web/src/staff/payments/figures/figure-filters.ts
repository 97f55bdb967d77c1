import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import {
  type FigureChoicesFragment,
  FigureChoicesFragmentDoc,
} from "../../../gql/staff-payments.ts";
import type { FilterField } from "../../kit/list/FilterDrawer.tsx";
import type { FilterKinds } from "../../kit/list/list-params.ts";
import { levelChoices, namedChoices } from "../../results/parts/texts.ts";
import { channels, choicesOf, sectionNames } from "../labels.tsx";

/** What figures and the lists behind them can be narrowed to: charges, and the days on which they or their payments were made. */
export const chargeKinds = {
  section: ["A", "B", "C", "LATE", "HOSTEL", "SCREENING"],
  department: "number",
  level: "number",
  sponsor: "number",
  sponsored: "flag",
  payer: ["STUDENT", "APPLICANT"],
  from: "date",
  until: "date",
} as const satisfies FilterKinds;

export const channelKind = ["ONLINE", "COUNTER", "BANK", "REMITA", "SPONSOR"] as const;

const idOf = (number: number | null): string | null => (number === null ? null : String(number));

interface WithNumbers {
  readonly department: number | null;
  readonly sponsor: number | null;
}

/** The filters of the URL as the schema has them. */
export const schemaFilters = <Filters extends WithNumbers>({
  department,
  sponsor,
  ...filters
}: Filters) => ({ ...filters, department: idOf(department), sponsor: idOf(sponsor) });

/** What figures can be narrowed to; nothing before the first answer. */
export const useFigureChoices = (
  from: FragmentType<FigureChoicesFragment> | undefined,
): FigureChoicesFragment | undefined => {
  const { data, complete } = useFragment({
    fragment: FigureChoicesFragmentDoc,
    from: from ?? null,
  });
  return complete ? data : undefined;
};

/** The fields of those filters. The first three are used most. */
export const chargeFields = (
  choices: FigureChoicesFragment | undefined,
  [from, until]: readonly [from: string, until: string],
): readonly FilterField<typeof chargeKinds>[] => [
  { name: "section", label: "Section", choices: choicesOf(sectionNames) },
  { name: "department", label: "Department", choices: namedChoices(choices?.departments) },
  { name: "level", label: "Level", choices: levelChoices },
  {
    name: "sponsor",
    label: "Sponsor",
    choices: (choices?.sponsors ?? []).map(({ id, shortName }) => ({
      value: id,
      label: shortName,
    })),
  },
  { name: "sponsored", label: "Covered by a sponsor", type: "flag" },
  {
    name: "payer",
    label: "Payers",
    choices: [
      { value: "STUDENT", label: "Students" },
      { value: "APPLICANT", label: "Applicants" },
    ],
  },
  { name: "from", label: from, type: "date" },
  { name: "until", label: until, type: "date" },
];

/** How money came in. */
export const channelField = {
  name: "channel",
  label: "Channel",
  choices: choicesOf(channels),
} as const;
