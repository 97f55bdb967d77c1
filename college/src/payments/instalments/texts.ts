import type { CollegeIdentity } from "../../../../contract/portal/college-identity.ts";
import type { PlanUnlock, ShareStanding } from "../../../../rules/payments/instalments.ts";
import { formatDay } from "../../documents/text.ts";
import { formatMoney } from "../../money.ts";

/** `Instalment 1 of 2` */
export const shareLabel = (number: number, of: number): string => `Instalment ${number} of ${of}`;

const before: Readonly<Record<PlanUnlock, string>> = {
  registration: "registering courses",
  hostel: "commencing hostel application",
  examination: "sitting examinations",
};

/** Why something is locked for a student who has paid a part of tuition. */
export const shareFirst = (
  { currencySymbol }: CollegeIdentity,
  unlock: PlanUnlock,
  { number, missingKobo, dueDate, state }: ShareStanding,
  of: number,
): string => {
  const due = state === "overdue" ? "was due on" : "is due by";
  return `You have to pay ${formatMoney(missingKobo, currencySymbol)} more of tuition before ${before[unlock]}. ${shareLabel(number, of)} ${due} ${formatDay(dueDate)}.`;
};
