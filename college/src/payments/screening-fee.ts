import type { Account } from "../accounts/guard.ts";
import { readApplicationStatus, sessionClosed } from "../admissions/application/status.ts";
import { isOpen } from "../admissions/sessions/session.ts";
import { refuse } from "../http/refusal.ts";
import { texts } from "../texts.ts";
import { screeningCallbackUrl } from "./callback-url.ts";
import type { Cashier } from "./cashier.ts";
import { nairaOf, screeningLines } from "./fees/amounts.ts";
import { itemLabels } from "./item.ts";
import { openPayment } from "./open-payment.ts";
import type { OpenPayment } from "./start-at-provider.ts";

/**
 * Opens an applicant's screening fee, or the reference that is open for it already. Once the session has closed
 * nothing new is opened, for nobody could submit what was paid for.
 * @param amount what the client believes the fee to be, in naira; never what is charged.
 * @throws 400 for another amount or a fee already paid; 409 `session_closed`; 502 when the provider does
 * not answer.
 */
export const startScreening = async (
  cashier: Cashier,
  account: Account,
  amount: number,
): Promise<OpenPayment> => {
  const { session, isPaid } = await readApplicationStatus(cashier.db, account.id);
  if (isPaid) throw refuse(400, texts.payment.screeningPaid, "already_paid");
  if (amount !== nairaOf(session.screeningFeeKobo)) {
    throw refuse(400, texts.payment.amountDiffers, "amount_differs");
  }
  const now = cashier.clock();
  return openPayment(
    cashier,
    {
      purpose: "screening",
      accountId: account.id,
      sessionId: session.academicSessionId,
      amountKobo: session.screeningFeeKobo,
      lines: screeningLines(session.screeningFeeKobo),
      email: account.email,
      payerNumber: account.login,
      item: itemLabels.screening,
      callbackUrl: screeningCallbackUrl(cashier.config.publicUrl),
    },
    isOpen(session, now) ? undefined : sessionClosed(session, cashier.identity, now),
  );
};
