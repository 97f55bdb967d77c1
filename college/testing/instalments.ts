import type { PlanShare } from "../../rules/payments/instalments.ts";
import type { College } from "../src/context.ts";
import { paymentPlan, paymentPlanShare } from "../src/db/schema/instalments.ts";

/** 60 % for course registration, the rest for hostel and examinations. */
export const sixtyForty: readonly PlanShare[] = [
  { percent: 60, dueDate: "2026-03-15", unlocks: ["registration"] },
  { percent: 40, dueDate: "2026-05-15", unlocks: ["hostel", "examination"] },
];

/** Writes an instalment plan, for everybody by default; answers its id. */
export const createPlan = (
  { db }: College,
  {
    shares = sixtyForty,
    ...scope
  }: Pick<typeof paymentPlan.$inferInsert, "sessionId" | "departmentId" | "level" | "sponsorId"> & {
    readonly shares?: readonly PlanShare[];
  },
): Promise<number> =>
  db.transaction(async (tx) => {
    const [plan] = await tx.insert(paymentPlan).values(scope).returning();
    if (plan === undefined) throw new Error("the plan was not written");
    let throughPercent = 0;
    await tx.insert(paymentPlanShare).values(
      shares.map(({ percent, dueDate, unlocks }, index) => {
        throughPercent += percent;
        return {
          planId: plan.id,
          number: index + 1,
          percent,
          throughPercent,
          dueDate,
          unlocks: [...unlocks],
        };
      }),
    );
    return plan.id;
  });
