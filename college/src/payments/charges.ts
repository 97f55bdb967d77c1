import { eq } from "drizzle-orm";
import type { BodyOf } from "../../../contract/endpoint.ts";
import type { initializeSectionPayment } from "../../../contract/payments/fee-sections.ts";
import type { initializeTuitionPayment } from "../../../contract/payments/payments.ts";
import type { Account } from "../accounts/guard.ts";
import { readApplicationStatus, sessionClosed } from "../admissions/application/status.ts";
import { isOpen } from "../admissions/sessions/session.ts";
import { academicSession } from "../db/schema/calendar.ts";
import type { payment } from "../db/schema/payments.ts";
import { refuse } from "../http/refusal.ts";
import { readCalendar } from "../registration/calendar.ts";
import { standingObstacle } from "../students/standing.ts";
import { hostelLines, itemLabel, nairaOf, screeningLines } from "./fees/amounts.ts";
import { type Dues, duesOf, isOpenTo, nextTuition } from "./fees/dues.ts";
import { readPaidOnline } from "./fees/fee-sections.ts";
import { shareObstacle } from "./instalments/standing.ts";
import { readStudentCharges } from "./ledger/charge-plans.ts";
import { chargeStudents } from "./ledger/charge-students.ts";
import { isFeePaid, readFee } from "./ledger/entries.ts";
import { type OpenPayment, openPayment } from "./open-payment.ts";
import type { Cashier } from "./provider.ts";
import { paymentTexts } from "./texts.ts";

type Purpose = (typeof payment.$inferSelect)["purpose"];

/** The portal's result pages, by purpose. */
const resultPaths: Record<Purpose, readonly string[]> = {
  tuition: ["/student/tuition-verify", "/tuition-verify"],
  hostel: ["/student/hostel-payment-verify", "/hostel-payment-verify"],
  screening: ["/payment-success"],
  section: ["/student/section-verify", "/section-verify"],
};

/** The applicant's return address: in §7 the call that opens the screening fee has no callback address. */
export const screeningCallbackUrl = (publicUrl: string): string => `${publicUrl}/payment-success`;

/**
 * True for the addresses a payer may be sent back to: a result page of this purpose on the portal's own
 * origin, bare. Anything else would make the provider's page an open redirect in the college's name.
 */
export const isCallbackUrl = (value: string, purpose: Purpose, publicUrl: string): boolean => {
  // `URL` drops white space and control characters, but the provider gets the address as given.
  if (!/^[\x21-\x7e]+$/.test(value) || !URL.canParse(value)) return false;
  const url = new URL(value);
  return (
    url.origin === new URL(publicUrl).origin &&
    url.username === "" &&
    url.password === "" &&
    url.search === "" &&
    url.hash === "" &&
    resultPaths[purpose].includes(url.pathname.replace(/\/$/, ""))
  );
};

/**
 * Opens a student's tuition of the current session, or the next share of it, at the amount the college computes.
 * @throws 400 for a record that is not the student's active one, a department without fees, a callback
 * outside the portal, tuition already paid, or a payment of it that arrives meanwhile (`share_paid`); 409 `not_active`; 502 when the provider does not answer.
 */
export const startTuition = async (
  cashier: Cashier,
  account: Account,
  { tuitionFeeId, callbackUrl, share = "all" }: BodyOf<typeof initializeTuitionPayment>,
): Promise<OpenPayment> => {
  const planned = await duesOf(cashier, account.id);
  requireCallback(cashier, callbackUrl, "tuition");
  requireActive(planned);
  requireUnpaid(planned);
  if (planned.tuitionFee?.id !== tuitionFeeId) {
    throw refuse(400, paymentTexts.notActiveFee, "fee_not_active");
  }
  if (planned.tuition.totalKobo === 0) throw refuse(400, paymentTexts.noFees, "no_fees");
  await cashier.db.transaction((tx) =>
    chargeStudents(cashier, tx, planned.session.id, [account.id]),
  );
  const dues = await duesOf(cashier, account.id);
  // Credit may have paid it.
  requireUnpaid(dues);
  const { lines, totalKobo } = share === "next" ? nextTuition(dues) : dues.tuition;
  return openPayment(cashier, {
    purpose: "tuition",
    accountId: account.id,
    sessionId: dues.session.id,
    amountKobo: totalKobo,
    lines,
    ...(dues.plan !== null && { paidKobo: dues.tuitionPaidKobo }),
    email: account.email,
    payerNumber: dues.matricNumber,
    item: itemLabel({ purpose: "tuition", section: null }),
    callbackUrl,
  });
};

/**
 * Opens a student's hostel fee of the current session.
 * @param amount the fee that the client expects, in naira; only compared, never charged.
 * @throws 400 before tuition, or the share that opens the hostel, is paid, for another amount, a callback outside the portal, or a fee already
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
  const obstacle = hostelObstacle(cashier, dues);
  if (obstacle !== null) throw refuse(400, obstacle, "tuition_unpaid");
  if (dues.isHostelPaid) throw refuse(400, paymentTexts.alreadyPaid, "already_paid");
  if (amount !== nairaOf(dues.hostelFeeKobo)) {
    throw refuse(400, paymentTexts.amountDiffers, "amount_differs");
  }
  return openPayment(cashier, {
    purpose: "hostel",
    accountId: account.id,
    sessionId: dues.session.id,
    amountKobo: dues.hostelFeeKobo,
    lines: hostelLines(dues.hostelFeeKobo),
    email: account.email,
    payerNumber: dues.matricNumber,
    item: itemLabel({ purpose: "hostel", section: null }),
    callbackUrl,
  });
};

/**
 * Opens what is outstanding of a section of a session that is not tuition. If the college no longer takes it online, an open payment of it
 * is offered again all the same.
 * @throws 400 `not_online`, `no_fees` where nothing is charged, a callback outside the portal, or a section already paid, in part
 * meanwhile (`share_paid`); 409 `not_active`; 502 when the provider does not answer.
 */
export const startSection = async (
  cashier: Cashier,
  account: Account,
  { section, session: named, callbackUrl }: BodyOf<typeof initializeSectionPayment>,
): Promise<OpenPayment> => {
  requireCallback(cashier, callbackUrl, "section");
  const sessionId = await chargedSession(cashier, account.id, named);
  const [payer] = await readStudentCharges(cashier, cashier.db, sessionId, [account.id]);
  if (payer === undefined) throw new Error("a student's account has no student");
  requireActive(payer);
  const fee = { accountId: account.id, sessionId, purpose: "section", section } as const;
  const charged = await readFee(cashier.db, fee);
  if (charged.length === 0) throw refuse(400, paymentTexts.sectionNotCharged, "no_fees");
  if (isFeePaid(charged)) throw refuse(400, paymentTexts.sectionPaid, "already_paid");
  const lines = charged
    .filter(({ settledAt }) => settledAt === null)
    .map(({ code, label, amountKobo, paidKobo }) => ({
      code,
      label,
      amountKobo: amountKobo - paidKobo,
    }));
  const isPaidOnline = await readPaidOnline(cashier.db);
  return openPayment(
    cashier,
    {
      ...fee,
      amountKobo: lines.reduce((sum, { amountKobo }) => sum + amountKobo, 0),
      lines,
      paidKobo: charged.reduce((sum, { paidKobo }) => sum + paidKobo, 0),
      email: account.email,
      payerNumber: payer.matricNumber,
      item: itemLabel(fee),
      callbackUrl,
    },
    isPaidOnline(payer.level, section)
      ? undefined
      : refuse(400, paymentTexts.notOnline, "not_online"),
  );
};

/** The session called so, or the current one, with what the account owes of it. @throws 400 `no_fees`; 404 */
const chargedSession = async (
  cashier: Cashier,
  accountId: number,
  named: string | undefined,
): Promise<number> => {
  const { session: current } = await readCalendar(cashier.db);
  if (named !== undefined && named !== current?.name) {
    const [earlier] = await cashier.db
      .select({ id: academicSession.id })
      .from(academicSession)
      .where(eq(academicSession.name, named));
    if (earlier === undefined) throw refuse(400, paymentTexts.sectionNotCharged, "no_fees");
    return earlier.id;
  }
  if (current === undefined) throw refuse(404, paymentTexts.noCurrentSession);
  await cashier.db.transaction((tx) => chargeStudents(cashier, tx, current.id, [accountId]));
  return current.id;
};

/** Why the hostel fee cannot be paid yet; null where tuition does not stand in the way. */
export const hostelObstacle = (
  { identity }: Pick<Cashier, "identity">,
  dues: Dues,
): string | null => {
  if (isOpenTo(dues, "hostel")) return null;
  const { plan, tuitionPaidKobo: paidKobo } = dues;
  const share = plan && shareObstacle(identity, { standings: plan, paidKobo }, "hostel");
  return share ?? paymentTexts.tuitionFirst;
};

/** @throws 400 `already_paid` */
const requireUnpaid = ({ isTuitionPaid }: Dues): void => {
  if (isTuitionPaid) throw refuse(400, paymentTexts.alreadyPaid, "already_paid");
};

/** @throws 409 `not_active` for a deferred, withdrawn or graduated student. */
const requireActive = ({ standing }: Pick<Dues, "standing">): void => {
  const obstacle = standingObstacle(standing, "pay");
  if (obstacle !== undefined) throw refuse(409, obstacle, "not_active");
};

const requireCallback = ({ config }: Cashier, callbackUrl: string, purpose: Purpose): void => {
  if (!isCallbackUrl(callbackUrl, purpose, config.publicUrl)) {
    throw refuse(400, paymentTexts.callbackRefused, "callback_refused");
  }
};

/**
 * Opens an applicant's screening fee, or returns its open reference. Opens nothing new after the session has closed,
 * because the application could no longer be submitted.
 * @param amount the fee that the client expects, in naira; only compared, never charged.
 * @throws 400 for another amount or a fee already paid; 409 `session_closed`; 502 when the provider does
 * not answer.
 */
export const startScreening = async (
  cashier: Cashier,
  account: Account,
  amount: number,
): Promise<OpenPayment> => {
  const { session, isPaid } = await readApplicationStatus(cashier.db, account.id);
  if (isPaid) throw refuse(400, paymentTexts.screeningPaid, "already_paid");
  if (amount !== nairaOf(session.screeningFeeKobo)) {
    throw refuse(400, paymentTexts.amountDiffers, "amount_differs");
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
      item: itemLabel({ purpose: "screening", section: null }),
      callbackUrl: screeningCallbackUrl(cashier.config.publicUrl),
    },
    isOpen(session, now) ? undefined : sessionClosed(session, cashier.identity, now),
  );
};
