import { eq } from "drizzle-orm";
import type { BodyOf, ResponseOf } from "../../../../contract/endpoint.ts";
import type { changePaymentPlan, createPaymentPlan } from "../../../../contract/payments/plans.ts";
import type { Account } from "../../accounts/guard.ts";
import type { College } from "../../context.ts";
import { paymentPlan } from "../../db/schema/instalments.ts";
import { refuse } from "../../http/refusal.ts";
import { answerSave, requireConfirmed, requireSeen, saved } from "../../records/saving.ts";
import { savingTexts } from "../../records/texts.ts";
import { changeWithEffect } from "./effect.ts";
import { planTexts } from "./texts.ts";
import {
  deletePlan,
  insertPlan,
  lockPlan,
  named,
  readForm,
  readScope,
  record,
  sharesOf,
  writeShares,
} from "./write-plan.ts";

type Outcome = ResponseOf<typeof createPaymentPlan>;
type Form = BodyOf<typeof createPaymentPlan>;

/** @throws 400 with the invalid fields. */
export const addPlan = (
  college: College,
  actor: Pick<Account, "id">,
  form: Form,
): Promise<Outcome> =>
  answerSave(
    college.db.transaction(async (tx) => {
      const scope = await readScope(tx, form);
      const shares = readForm(form.shares);
      let id = 0;
      const effect = await changeWithEffect(college, tx, scope, async () => {
        id = await insertPlan(tx, scope, shares);
      });
      requireConfirmed(form, effect.consequences);
      await record(college, tx, actor, {
        action: "create",
        id,
        before: null,
        after: { ...(await named(tx, scope)), shares },
      });
      return saved(id);
    }),
  );

/** @throws 400 with the invalid fields; 404; 409 `changed_elsewhere`. */
export const editPlan = (
  college: College,
  actor: Pick<Account, "id">,
  id: number,
  form: BodyOf<typeof changePaymentPlan>,
): Promise<Outcome> =>
  answerSave(
    college.db.transaction(async (tx) => {
      const plan = requireSeen(await lockPlan(tx, id), form.revision);
      const shares = readForm(form.shares);
      const before = await sharesOf(tx, id);
      const effect = await changeWithEffect(college, tx, plan, () => writeShares(tx, id, shares));
      requireConfirmed(form, effect.consequences);
      await tx
        .update(paymentPlan)
        .set({ revision: plan.revision + 1 })
        .where(eq(paymentPlan.id, id));
      const scope = await named(tx, plan);
      await record(college, tx, actor, {
        action: "change",
        id,
        before: { ...scope, shares: before },
        after: { ...scope, shares },
      });
      return saved(id);
    }),
  );

/** @throws 404; 409 `changed_elsewhere`, `in_use` where somebody would have something locked, or pay more. */
export const removePlan = (
  college: College,
  actor: Pick<Account, "id">,
  id: number,
  revision: number,
): Promise<{ message: string }> =>
  college.db.transaction(async (tx) => {
    const plan = requireSeen(await lockPlan(tx, id), revision);
    const before = { ...(await named(tx, plan)), shares: await sharesOf(tx, id) };
    const { consequences } = await changeWithEffect(college, tx, plan, () => deletePlan(tx, id));
    if (consequences.length > 0) throw refuse(409, planTexts.inUse(consequences), "in_use");
    await record(college, tx, actor, { action: "delete", id, before, after: null });
    return { message: savingTexts.deleted };
  });
