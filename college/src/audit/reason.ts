import { refuseFields } from "../http/refusal.ts";
import { texts } from "../texts.ts";
import { oneLine } from "../typed-text.ts";

/** Minimum length after the reason is joined into one line. */
const shortest = 5;

/**
 * Reads the reason for an action as one line for the audit log.
 * @throws 400 by `field` when fewer than five characters remain
 */
export const readReason = (typed: string, field = "reason"): string => {
  const reason = oneLine(typed);
  if (reason.length < shortest) throw refuseFields({ [field]: [texts.reasonMissing] });
  return reason;
};
