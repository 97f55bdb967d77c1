import { planTexts } from "../../../../../rules/payments/texts.ts";
import type {
  PlanCard_StudentFragment_fees_tuition_plan_shares,
  PlanUnlock,
} from "../../../gql/student-payments.ts";
import { formatCalendarDate } from "../../../lib/dates.ts";

export type Share = PlanCard_StudentFragment_fees_tuition_plan_shares;

/** The first share that is not paid; undefined where all are. */
export const nextShareOf = <Any extends Pick<Share, "state">>(
  shares: readonly Any[],
): Any | undefined => shares.find(({ state }) => state !== "PAID");

const things: Readonly<Record<PlanUnlock, string>> = {
  REGISTRATION: planTexts.unlocks.registration,
  HOSTEL: planTexts.unlocks.hostel,
  EXAMINATION: planTexts.unlocks.examination,
};

/** `Opens the hostel application and the examinations.`; undefined for a share that opens nothing. */
export const opensText = ({ unlocks }: Pick<Share, "unlocks">): string | undefined => {
  if (unlocks.length === 0) return undefined;
  const names = unlocks.map((unlock) => things[unlock]);
  return `Opens ${new Intl.ListFormat("en").format(names)}.`;
};

/** `Due by 15 January 2027`, or `Overdue since` the date. */
export const dueText = ({ dueDate, state }: Pick<Share, "dueDate" | "state">): string =>
  `${state === "OVERDUE" ? "Overdue since" : "Due by"} ${formatCalendarDate(dueDate)}`;
