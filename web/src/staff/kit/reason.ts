import { kitTexts } from "./kit-texts.ts";

const shortest = 5;
/** The server's limit. */
export const maxReasonLength = 500;

/** The problem of a reason; null if there is none. */
export const reasonProblem = (reason: string): string | null =>
  reason.trim().length < shortest ? kitTexts.reasonShort : null;
