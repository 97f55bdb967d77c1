import type { Account } from "../accounts/guard.ts";
import { refuse } from "../http/refusal.ts";
import { standingObstacle } from "../students/standing.ts";
import { texts } from "../texts.ts";
import { isCallbackUrl } from "./callback-url.ts";
import type { Cashier } from "./cashier.ts";
import { hostelFeeKobo, hostelLines, nairaOf } from "./fees/amounts.ts";
import { type Dues, duesOf } from "./fees/dues.ts";
import { itemLabels } from "./item.ts";
import { openPayment } from "./open-payment.ts";
import type { OpenPayment } from "./start-at-provider.ts";

/**
 * Opens a student's tuition of the current session, at the amount the college computes.
 * @throws 400 for a record that is not the student's active one, a department without fees, a callback
 * outside the portal, or tuition already paid; 409 `not_active`; 502 when the provider does not answer.
 */
export const startTuition = async (
  cashier: Cashier,
  account: Account,
  { tuitionFeeId, callbackUrl }: { readonly tuitionFeeId: number; readonly callbackUrl: string },
): Promise<OpenPayment> => {
  const dues = await duesOf(cashier, account.id);
  requireCallback(cashier, callbackUrl, "tuition");
  requireActive(dues);
  if (dues.isTuitionPaid) throw refuse(400, texts.payment.alreadyPaid, "already_paid");
  if (dues.tuitionFee?.id !== tuitionFeeId) {
    throw refuse(400, texts.payment.notActiveFee, "fee_not_active");
  }
  if (dues.tuition.totalKobo === 0) throw refuse(400, texts.payment.noFees, "no_fees");
  return openPayment(cashier, {
    purpose: "tuition",
    accountId: account.id,
    sessionId: dues.session.id,
    amountKobo: dues.tuition.totalKobo,
    lines: dues.tuition.lines,
    email: account.email,
    payerNumber: dues.matricNumber,
    item: itemLabels.tuition,
    callbackUrl,
  });
};

/**
 * Opens a student's hostel fee of the current session.
 * @param amount what the client believes the fee to be, in naira; never what is charged.
 * @throws 400 before tuition is paid, for another amount, a callback outside the portal, or a fee already
 * paid; 409 `not_active`; 502 when the provider does not answer.
 */
export const startHostel = async (
  cashier: Cashier,
  account: Account,
  { amount, callbackUrl }: { readonly amount: number; readonly callbackUrl: string },
): Promise<OpenPayment> => {
  const dues = await duesOf(cashier, account.id);
  requireCallback(cashier, callbackUrl, "hostel");
  requireActive(dues);
  if (!dues.isTuitionPaid) throw refuse(400, texts.payment.tuitionFirst, "tuition_unpaid");
  if (dues.isHostelPaid) throw refuse(400, texts.payment.alreadyPaid, "already_paid");
  if (amount !== nairaOf(hostelFeeKobo)) {
    throw refuse(400, texts.payment.amountDiffers, "amount_differs");
  }
  return openPayment(cashier, {
    purpose: "hostel",
    accountId: account.id,
    sessionId: dues.session.id,
    amountKobo: hostelFeeKobo,
    lines: hostelLines,
    email: account.email,
    payerNumber: dues.matricNumber,
    item: itemLabels.hostel,
    callbackUrl,
  });
};

/** @throws 409 `not_active` for who is deferred, has withdrawn or graduated. */
const requireActive = ({ standing }: Dues): void => {
  const obstacle = standingObstacle(standing, "pay");
  if (obstacle !== undefined) throw refuse(409, obstacle, "not_active");
};

const requireCallback = (
  { config }: Cashier,
  callbackUrl: string,
  purpose: "tuition" | "hostel",
): void => {
  if (!isCallbackUrl(callbackUrl, purpose, config.publicUrl)) {
    throw refuse(400, texts.payment.callbackRefused, "callback_refused");
  }
};
