import type { BodyOf, ResponseOf } from "../../../../contract/endpoint.ts";
import type { copyPaymentPlans } from "../../../../contract/payments/plans.ts";
import { isRealDay } from "../../../../rules/real-time.ts";
import type { Account } from "../../accounts/guard.ts";
import type { College } from "../../context.ts";
import { refuseFields } from "../../http/refusal.ts";
import { answerSave, requireConfirmed } from "../../records/saving.ts";
import { changeWithEffect, type PlanScope } from "./effect.ts";
import { readPlans } from "./plans.ts";
import { planTexts } from "./texts.ts";
import { findSession, insertPlan, lockSession, named, record, sharesOf } from "./write-plan.ts";

type Outcome = ResponseOf<typeof copyPaymentPlans>;

/** Copies the plans that the other session does not have. @throws 400 with the invalid fields. */
export const copyPlans = (
  college: College,
  actor: Pick<Account, "id">,
  body: BodyOf<typeof copyPaymentPlans>,
): Promise<Outcome> =>
  answerSave(
    college.db.transaction(async (tx) => {
      if (body.from === body.to) throw refuseFields({ to: [planTexts.sameSession] });
      const from = await findSession(tx, body.from, "from");
      const to = await lockSession(tx, body.to, "to");
      // A sponsor who is not active any more pays for nobody in a later session.
      const plans = (await readPlans(tx, from))
        .filter(({ sponsor }) => sponsor?.isActive !== false)
        .map(({ plan }) => plan);
      if (plans.length === 0) throw refuseFields({ from: [planTexts.noPlans(body.from)] });
      const there = (await readPlans(tx, to)).map(({ plan }) => plan);
      const missing = plans.filter((plan) => !there.some((other) => isSameScope(plan, other)));
      if (missing.length === 0) throw refuseFields({ to: [planTexts.allThere(body.to)] });
      const years = Number(body.to.slice(0, 4)) - Number(body.from.slice(0, 4));
      const everybody = { sessionId: to, departmentId: null, level: null, sponsorId: null };
      const effect = await changeWithEffect(college, tx, everybody, async () => {
        for (const plan of missing) {
          const scope = { ...plan, sessionId: to };
          const shares = (await sharesOf(tx, plan.id)).map((share) => ({
            ...share,
            dueDate: yearsLater(share.dueDate, years),
          }));
          const id = await insertPlan(tx, scope, shares);
          await record(college, tx, actor, {
            action: "create",
            id,
            before: null,
            after: { ...(await named(tx, scope)), shares },
          });
        }
      });
      requireConfirmed(body, effect.consequences);
      return {
        isDone: true,
        id: null,
        message: planTexts.copied(missing.length, plans.length - missing.length),
        consequences: [],
      };
    }),
  );

const isSameScope = (one: PlanScope, other: PlanScope): boolean =>
  one.departmentId === other.departmentId &&
  one.level === other.level &&
  one.sponsorId === other.sponsorId;

/** The same day of another year; 28 February for a 29th that it does not have. */
const yearsLater = (day: string, years: number): string => {
  const moved = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
  return isRealDay(moved) ? moved : moved.replace(/29$/, "28");
};
