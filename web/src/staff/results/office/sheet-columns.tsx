import type { ResultSheetsQuery } from "../../../gql/staff-results.ts";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import type { ListColumn } from "../../kit/list/table-columns.tsx";
import { SheetStateTag } from "../parts/SheetStateTag.tsx";
import { resultTexts } from "../parts/texts.ts";
import { formatCount, officeTexts } from "./texts.ts";

const texts = officeTexts.list;

export type SheetRow = ResultSheetsQuery["resultSheets"]["rows"][number];

export const sheetSorts = [
  "CODE",
  "TITLE",
  "LEVEL",
  "STATE",
  "REGISTERED",
  "ENTERED",
  "AVERAGE_TOTAL",
] as const;

const figure = (value: number | null, format: (value: number) => string): string =>
  value === null ? resultTexts.none : format(value);

/** The columns of the list of sheets. `link` returns a sheet's screen. */
export const sheetColumns = (
  link: (row: SheetRow) => string,
): readonly ListColumn<SheetRow, (typeof sheetSorts)[number]>[] => [
  {
    title: texts.columns.code,
    card: "title",
    cell: (row) => row.code,
    sort: "CODE",
    link,
    under: (row) => row.title,
  },
  {
    title: texts.columns.state,
    width: 170,
    card: "status",
    sort: "STATE",
    cell: ({ state, version, isOverdue }) => (
      <>
        <SheetStateTag state={state} /> {version > 1 && texts.version(version)}
        {isOverdue && <StatusTag kind="bad">{texts.overdue}</StatusTag>}
      </>
    ),
  },
  {
    title: texts.columns.entered,
    width: 110,
    card: "fact",
    cell: ({ entered, registered }) => officeTexts.entered(entered, registered),
    sort: "ENTERED",
    numeric: true,
  },
  {
    title: texts.columns.average,
    width: 90,
    cell: (row) => figure(row.averageTotal, officeTexts.average),
    sort: "AVERAGE_TOTAL",
    numeric: true,
  },
  {
    title: texts.columns.passRate,
    width: 90,
    card: "fact",
    cell: (row) => figure(row.passRate, officeTexts.percent),
    numeric: true,
  },
  {
    title: texts.columns.flags,
    width: 70,
    cell: ({ flagCount }) => (flagCount === 0 ? resultTexts.none : formatCount(flagCount)),
    numeric: true,
  },
  { title: texts.columns.level, width: 70, cell: (row) => row.level, sort: "LEVEL", numeric: true },
  { title: texts.columns.department, width: 130, cell: (row) => row.department },
  {
    title: texts.columns.lecturers,
    width: 140,
    cell: (row) => row.lecturers.join(", ") || texts.nobody,
  },
];
