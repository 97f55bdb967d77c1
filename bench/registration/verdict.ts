import { countsOf } from "../harness/figures.ts";
import { checkRegistrations } from "./check-registrations.ts";
import type { EndState } from "./end-state.ts";
import type { Rush } from "./rush.ts";

/** The refusals of too large or too small a selection; a rush must cause no other. */
const expected: ReadonlySet<string> = new Set([
  "PREREQUISITE",
  "CARRYOVER_REQUIRED",
  "COMPULSORY_REQUIRED",
  "TOO_MANY_CREDITS",
  "TOO_FEW_CREDITS",
]);

/** All that is wrong with a rush; none where all is right. */
export const wrongIn = (rush: Rush, end: EndState): readonly string[] => [
  ...checkRegistrations(end, rush.acknowledged),
  ...[...countsOf(rush.errors)].map(([name, times]) => `${times} answers were ${name}.`),
  ...[...countsOf(rush.refusals)]
    .filter(([code]) => !expected.has(code))
    .map(([code, times]) => `${times} calls were refused: ${code}.`),
  ...rush.incomplete.map((id) => `Student ${id} was told in the end that something is missing.`),
];
