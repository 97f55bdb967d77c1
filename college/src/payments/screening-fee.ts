import { and, eq } from "drizzle-orm";
import type { Account } from "../auth/guard.ts";
import type { Database } from "../db/database.ts";
import { applicant, applicationSession } from "../db/schema/admissions.ts";
import { type ChargedLine, ledgerEntry } from "../db/schema/payments.ts";
import { nairaOf } from "../fees/amounts.ts";
import { notFound, refuse } from "../http/refusal.ts";
import { texts } from "../texts.ts";
import { screeningCallbackUrl } from "./callback-url.ts";
import type { Cashier } from "./cashier.ts";
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
  const { session, isPaid } = await readDue(cashier.db, account.id);
  if (isPaid) throw refuse(400, texts.payment.screeningPaid, "already_paid");
  if (amount !== nairaOf(session.screeningFeeKobo)) {
    throw refuse(400, texts.payment.amountDiffers, "amount_differs");
  }
  const now = cashier.clock();
  const isTaking = session.opensAt <= now && now < session.closesAt;
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
    isTaking ? undefined : refuse(409, texts.payment.screeningClosed, "session_closed"),
  );
};

const screeningLines = (amountKobo: number): readonly ChargedLine[] => [
  { code: "screening", label: "Pre-admission screening", amountKobo },
];

const readDue = async (db: Database, accountId: number) => {
  const [row] = await db
    .select({ session: applicationSession, ledgerEntryId: ledgerEntry.id })
    .from(applicant)
    .innerJoin(applicationSession, eq(applicationSession.id, applicant.applicationSessionId))
    .leftJoin(
      ledgerEntry,
      and(
        eq(ledgerEntry.accountId, applicant.accountId),
        eq(ledgerEntry.purpose, "screening"),
        eq(ledgerEntry.sessionId, applicationSession.academicSessionId),
      ),
    )
    .where(eq(applicant.accountId, accountId));
  if (row === undefined) throw notFound();
  return { session: row.session, isPaid: row.ledgerEntryId !== null };
};
