import type { ResultSheetState } from "../../../gql/staff-results.ts";
import { resultTexts } from "./texts.ts";

/** In the order in which a sheet passes through them. */
export const sheetStates = [
  "DRAFT",
  "SUBMITTED",
  "RETURNED",
  "APPROVED",
  "PUBLISHED",
  "AMENDED",
] as const satisfies readonly ResultSheetState[];

export const sheetStateChoices = sheetStates.map((value) => ({
  value,
  label: resultTexts.states[value],
}));

export const levelChoices = [100, 200, 300, 400, 500, 600, 700, 800, 900].map(String);
