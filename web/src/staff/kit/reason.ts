import { kitTexts } from "./kit-texts.ts";

const shortest = 5;
/** As long as the server takes. */
export const maxReasonLength = 500;

/** What is wrong with a reason; null where nothing is. */
export const reasonProblem = (reason: string): string | null =>
  reason.trim().length < shortest ? kitTexts.reasonShort : null;
