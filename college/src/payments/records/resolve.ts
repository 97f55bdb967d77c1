import { eq } from "drizzle-orm";
import type { BodyOf } from "../../../../contract/endpoint.ts";
import type { resolvePayment } from "../../../../contract/payments/payment-records.ts";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { College } from "../../context.ts";
import { payment } from "../../db/schema/payments.ts";
import { notFound, refuse, refuseFields } from "../../http/refusal.ts";
import { texts } from "../../texts.ts";
import { oneLine } from "../../typed-text.ts";

/**
 * Writes down how money that was taken and not credited was dealt with. It credits nothing: only the provider's word does.
 * @throws 400; 404; 409 `not_refused` or `resolved`.
 */
export const resolve = (
  college: College,
  actor: Account,
  id: number,
  { way, note }: BodyOf<typeof resolvePayment>,
): Promise<{ message: string }> =>
  college.db.transaction(async (tx) => {
    const text = oneLine(note.normalize("NFC"));
    if (text.length < 5) throw refuseFields({ note: [texts.paymentOffice.resolution] });
    const [row] = await tx.select().from(payment).where(eq(payment.id, id)).for("update");
    if (row === undefined) throw notFound();
    if (row.status !== "refused") {
      throw refuse(409, texts.paymentOffice.notRefused, "not_refused");
    }
    if (row.resolvedAt !== null) {
      throw refuse(409, texts.paymentOffice.alreadyResolved, "resolved");
    }
    const resolution = `${texts.paymentOffice.ways[way]}: ${text}`;
    await tx
      .update(payment)
      .set({ resolvedAt: college.clock(), resolvedBy: actor.id, resolution })
      .where(eq(payment.id, id));
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "payment.resolve",
      subject: `payment:${id}`,
      before: { resolution: null },
      after: { resolution, way },
      reason: text,
    });
    return { message: texts.paymentOffice.resolved };
  });
