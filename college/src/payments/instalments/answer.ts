import type { ValueOf } from "../../../../contract/endpoint.ts";
import type { TuitionPlan } from "../../../../contract/payments/instalments.ts";
import { nextShare, unlockedBy } from "../../../../rules/payments/instalments.ts";
import { addDays } from "../../calendar-day.ts";
import { nairaOf } from "../fees/amounts.ts";
import { type Dues, nextTuition } from "../fees/dues.ts";
import { shareLabel } from "./texts.ts";

/** A student's plan as the contract has it; null where tuition is paid at once. */
export const planAnswer = (dues: Dues): ValueOf<typeof TuitionPlan> | null => {
  const { plan } = dues;
  if (plan === null) return null;
  return {
    shares: plan.map(
      ({ number, percent, amountKobo, outstandingKobo, dueDate, state, unlocks }) => ({
        number,
        label: shareLabel(number, plan.length),
        percent,
        amount: nairaOf(amountKobo),
        outstanding: nairaOf(outstandingKobo),
        dueDate,
        state,
        unlocks: [...unlocks],
      }),
    ),
    unlocked: unlockedBy(plan),
    nextAmount: nextShare(plan) === undefined ? null : nairaOf(nextTuition(dues).totalKobo),
  };
};

/** The first day of the late fee: with a plan, the day after the date of the next share. */
export const lateFromOf = ({ plan, tuitionFee }: Dues): string | null => {
  if (plan === null) return tuitionFee?.lateFrom ?? null;
  const next = nextShare(plan);
  return next === undefined ? null : addDays(next.dueDate, 1);
};
