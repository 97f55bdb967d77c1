import type { ResultSheetState } from "../../../../contract/results/states.ts";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import { canStep } from "../../../../rules/results/result-sheet.ts";
import type { College } from "../../context.ts";

/** Whether a sheet is with its lecturers after the last day on which it was to be submitted. */
export const isOverdue = (
  { clock, identity }: Pick<College, "clock" | "identity">,
  state: ResultSheetState,
  dueOn: string | null,
): boolean =>
  dueOn !== null && canStep(state, "submit") && dueOn < zonedDay(clock(), identity.timeZone);
