import { and, eq, inArray } from "drizzle-orm";
import { refund } from "../src/db/schema/refunds.ts";
import { askForCredit } from "../src/payments/refunds/ask-refund.ts";
import { cancel, decide } from "../src/payments/refunds/decide-refund.ts";
import { payOut } from "../src/payments/refunds/pay-out.ts";
import { readFreeCredit } from "../src/payments/refunds/shown.ts";
import type { TestCollege } from "./college.ts";
import type { TestStudent } from "./people.ts";
import { allowRefusal, nthOf } from "./random-steps.ts";
import { nextSerial } from "./serial.ts";
import type { TestStaff } from "./staff.ts";

export type RefundStep =
  | { readonly kind: "ask for refund"; readonly kobo: number }
  | { readonly kind: "decide on refund"; readonly nth: number; readonly isApproved: boolean }
  | { readonly kind: "cancel refund"; readonly nth: number }
  | { readonly kind: "pay refund out"; readonly nth: number };

/** In which states each step finds a refund; another lane may change it meanwhile. */
const stateBefore = {
  "decide on refund": ["asked"],
  "cancel refund": ["asked", "approved"],
  "pay refund out": ["approved"],
} as const;

/** Asks for what credit there is, or less, or goes on with a refund of this account. */
export const refundMoney = async (
  { college }: Pick<TestCollege, "college">,
  officers: readonly [TestStaff, TestStaff],
  payer: TestStudent,
  one: RefundStep,
): Promise<void> => {
  const [asker, decider] = officers.map(({ accountId }) => ({ id: accountId }));
  if (asker === undefined || decider === undefined) throw new Error("two people decide");
  const number = nextSerial("refund request");
  if (one.kind === "ask for refund") {
    const amountKobo = Math.min(one.kobo, await readFreeCredit(college.db, payer.accountId));
    if (amountKobo === 0) return;
    const body = {
      studentId: payer.id,
      amount: amountKobo / 100,
      kind: "overpaid" as const,
      reason: "To see what happens",
    };
    await allowRefusal(askForCredit(college, asker, `refund-${number}`, body));
    // The same request again, as after a lost answer.
    await allowRefusal(askForCredit(college, asker, `refund-${number}`, body));
    return;
  }
  const isOf = eq(refund.accountId, payer.accountId);
  const rows = await college.db
    .select({ id: refund.id })
    .from(refund)
    .where(and(isOf, inArray(refund.state, [...stateBefore[one.kind]])))
    .orderBy(refund.id);
  const found = nthOf(rows, one.nth);
  if (found === undefined) return;
  if (one.kind === "cancel refund") await allowRefusal(cancel(college, asker, found.id));
  else if (one.kind === "pay refund out") {
    await allowRefusal(payOut(college, asker, found.id, { reference: `Transfer ${number}` }));
  } else {
    const decision = { isApproved: one.isApproved, note: "To see what happens" };
    await allowRefusal(decide(college, decider, found.id, decision));
  }
};
