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

const students = (count: number): string => (count === 1 ? "1 student" : `${count} students`);

const doing: Readonly<Record<PlanUnlock, string>> = {
  registration: "register courses",
  hostel: "pay the hostel fee",
  examination: "sit examinations",
};

/** The office of the instalment plans. */
export const planTexts = {
  locked: (unlock: PlanUnlock, count: number) =>
    `${students(count)} could no longer ${doing[unlock]}.`,
  late: (count: number) => `${students(count)} would be charged the late fee.`,
  exists:
    "There is such a plan already: the same session, department, level and sponsor. Change that one.",
  unknownSession: "The college has no such session.",
  unknownDepartment: "The college has no such department.",
  unknownSponsor: "The college has no such sponsor, or it is not active any more.",
  nothingToPreview: "Say which plan is to be removed, or what a plan is to be.",
  inUse: (consequences: readonly string[]) =>
    `Without this plan: ${consequences.join(" ")} Change it instead.`,
  noPlans: (session: string) => `${session} has no plans.`,
  sameSession: "Choose another session than the one that is copied.",
  allThere: (session: string) => `${session} has all these plans already.`,
  copied: (count: number, left: number) =>
    `${count === 1 ? "1 plan is" : `${count} plans are`} copied.${left === 0 ? "" : ` ${left} ${left === 1 ? "was" : "were"} there already and ${left === 1 ? "stays" : "stay"} as ${left === 1 ? "it is" : "they are"}.`}`,
} as const;
