import type { ClearanceUnit } from "../../../../contract/students/leaving-clearance.ts";

/** Leaving the college. */
export const clearanceTexts = {
  notGraduated: "A statement of result is for those who have graduated.",
  held: (units: readonly ClearanceUnit[]) =>
    `The ${list(units)} ${units.length === 1 ? "holds" : "hold"} you until what is named there is settled.`,
  waiting: (units: readonly ClearanceUnit[]) =>
    `The ${list(units)} ${units.length === 1 ? "has" : "have"} not signed you off yet.`,
  owing: "Fees are owed. Ask the bursary.",
  notLeaving: (who: string) => `${who}: is not leaving the college any more.`,
  changedElsewhere: (who: string) => `${who}: somebody else has decided meanwhile.`,
  isSo: (who: string) => `${who}: is so already.`,
  owes: (who: string, amount: string) => `${who}: ${amount} is owed.`,
  unknown: "A student is not in the list any more.",
  otherOffice: "Another office decides this.",
  noteMissing: "Say what the student owes or has to bring back.",
} as const;

const list = (names: readonly string[]): string =>
  names.length < 2
    ? names.join("")
    : `${names.slice(0, -1).join(", the ")} and the ${names.at(-1)}`;
