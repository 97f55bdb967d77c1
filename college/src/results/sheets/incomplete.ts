import { isComplete } from "../../../../rules/score.ts";
import { refuse } from "../../http/refusal.ts";
import type { SheetStudent } from "./read-roster.ts";
import { sheetTexts } from "./texts.ts";

/** @throws 409 `incomplete` while marks of somebody who takes the course are missing, or nobody takes it */
export const requireComplete = (roster: readonly SheetStudent[]): void => {
  const taking = roster.filter(({ isDropped }) => !isDropped);
  if (taking.length === 0) throw refuse(409, sheetTexts.empty, "incomplete");
  const missing = taking.filter((one) => !isComplete(one));
  if (missing.length === 0) return;
  const who = missing.map(({ matricNumber }) => matricNumber);
  throw refuse(409, sheetTexts.incomplete(who), "incomplete");
};
