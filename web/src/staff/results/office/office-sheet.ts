import type { OfficeSheetQuery } from "../../../gql/staff-results.ts";

export type OfficeSheet = OfficeSheetQuery["resultSheet"];

export type SheetVersion = OfficeSheetQuery["resultSheetVersions"][number];

export type OfficeResult = OfficeSheet["rows"][number];

/** The students who take the course. Those who dropped it are not counted. */
export const activeRows = ({ rows }: Pick<OfficeSheet, "rows">): readonly OfficeResult[] =>
  rows.filter(({ isDropped }) => !isDropped);

/** Whether number and name contain every typed word. */
export const isFound = (
  { matricNumber, name }: Pick<OfficeResult, "matricNumber" | "name">,
  typed: string,
): boolean => {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const text = `${matricNumber} ${name}`.toLowerCase();
  return words.every((word) => text.includes(word));
};
