import { refuseFields } from "../http/refusal.ts";
import { texts } from "../texts.ts";
import { oneLine } from "../typed-text.ts";

/** Of what is left of a reason once it is one line. */
const shortest = 5;

/** Why something is done, as one line for the audit log. @throws 400 by `field` where less than five characters are left of it */
export const readReason = (typed: string, field = "reason"): string => {
  const reason = oneLine(typed);
  if (reason.length < shortest) throw refuseFields({ [field]: [texts.staff.reasonMissing] });
  return reason;
};
