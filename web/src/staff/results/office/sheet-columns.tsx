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
  { title: texts.columns.code, cell: (row) => row.code, sort: "CODE", link },
  { title: texts.columns.title, cell: (row) => row.title, sort: "TITLE" },
  {
    title: texts.columns.state,
    sort: "STATE",
    cell: ({ state, version, isOverdue }) => (
      <>
        <SheetStateTag state={state} /> {version > 1 && texts.version(version)}
        {isOverdue && <StatusTag kind="bad">{texts.overdue}</StatusTag>}
      </>
    ),
  },
  {
    title: texts.columns.registered,
    cell: (row) => formatCount(row.registered),
    sort: "REGISTERED",
    numeric: true,
  },
  {
    title: texts.columns.entered,
    cell: ({ entered, registered }) => officeTexts.entered(entered, registered),
    sort: "ENTERED",
    numeric: true,
  },
  {
    title: texts.columns.average,
    cell: (row) => figure(row.averageTotal, officeTexts.average),
    sort: "AVERAGE_TOTAL",
    numeric: true,
  },
  {
    title: texts.columns.passRate,
    cell: (row) => figure(row.passRate, officeTexts.percent),
    numeric: true,
  },
  {
    title: texts.columns.flags,
    cell: ({ flagCount }) => (flagCount === 0 ? resultTexts.none : formatCount(flagCount)),
    numeric: true,
  },
  { title: texts.columns.level, cell: (row) => row.level, sort: "LEVEL", numeric: true },
  { title: texts.columns.department, cell: (row) => row.department, wraps: true },
  { title: texts.columns.lecturers, cell: (row) => row.lecturers.join(", ") || texts.nobody },
];
