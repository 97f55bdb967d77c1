import type { BodyOf, ResponseOf } from "../../../../contract/endpoint.ts";
import type { previewPaymentPlan } from "../../../../contract/payments/plans.ts";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { notFound, refuseFields } from "../../http/refusal.ts";
import { changeWithEffect, type PlanEffect } from "./effect.ts";
import { planTexts } from "./texts.ts";
import {
  deletePlan,
  insertPlan,
  lockPlan,
  readForm,
  readScope,
  writeShares,
} from "./write-plan.ts";

/** Ends the transaction of a preview, which must not change anything. */
class Previewed extends Error {
  readonly preview: ResponseOf<typeof previewPaymentPlan>;

  constructor(preview: ResponseOf<typeof previewPaymentPlan>) {
    super("a preview changes nothing");
    this.preview = preview;
  }
}

/** What adding, changing or removing a plan comes to. Changes nothing. @throws 400 with the invalid fields; 404. */
export const previewPlan = async (
  college: College,
  body: BodyOf<typeof previewPaymentPlan>,
): Promise<ResponseOf<typeof previewPaymentPlan>> => {
  try {
    return await college.db.transaction(async (tx) => {
      throw new Previewed(await tryPlan(college, tx, body));
    });
  } catch (error) {
    if (error instanceof Previewed) return error.preview;
    throw error;
  }
};

const tryPlan = async (
  college: College,
  tx: Transaction,
  { id, plan: form }: BodyOf<typeof previewPaymentPlan>,
) => {
  if (id === undefined) {
    if (form === undefined) throw refuseFields({ plan: [planTexts.nothingToPreview] });
    const scope = await readScope(tx, form);
    const shares = readForm(form.shares);
    let added = 0;
    const effect = await changeWithEffect(college, tx, scope, async () => {
      added = await insertPlan(tx, scope, shares);
    });
    return previewOf(effect, added);
  }
  const plan = await lockPlan(tx, id);
  if (plan === undefined) throw notFound();
  if (form !== undefined) {
    const shares = readForm(form.shares);
    return previewOf(
      await changeWithEffect(college, tx, plan, () => writeShares(tx, id, shares)),
      id,
    );
  }
  // Whom it is for can only be counted while it is there.
  const { students } = await changeWithEffect(college, tx, plan, () => Promise.resolve());
  const effect = await changeWithEffect(college, tx, plan, () => deletePlan(tx, id));
  return previewOf({ ...effect, students }, id);
};

const previewOf = ({ students, locked, late, consequences }: PlanEffect, id: number) => ({
  students: students.get(id) ?? 0,
  locked: [...locked],
  late,
  consequences: [...consequences],
});
