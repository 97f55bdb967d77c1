import type { counterMethods } from "../../../contract/payments/counter.ts";
import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import { formatDay } from "../documents/text.ts";
import { formatMoney } from "../money.ts";
import { type Letter, letter, when } from "./letter.ts";

const paidBy: Readonly<Record<(typeof counterMethods)[number], string>> = {
  cash: "in cash",
  pos: "by POS",
  teller: "by bank teller",
};

interface CounterReceipt {
  readonly firstName: string;
  /** `C2026-000123`. */
  readonly number: string;
  readonly amountKobo: number;
  /** The student's account in the portal. */
  readonly accountUrl: string;
}

/** Tells a student what was received at the counter, so that money without a receipt, or the other way round, is noticed. */
export const counterReceiptMail = (
  identity: CollegeIdentity,
  {
    firstName,
    number,
    amountKobo,
    method,
    receivedAt,
    accountUrl,
  }: CounterReceipt & {
    readonly method: (typeof counterMethods)[number];
    readonly receivedAt: Date;
  },
): Letter => ({
  subject: `Receipt ${number} of ${identity.shortName}`,
  text: letter(identity, firstName, [
    `The bursary received ${formatMoney(amountKobo, identity.currencySymbol)} from you ${paidBy[method]} on ${when(identity, receivedAt)}. The receipt is ${number}.`,
    `Your account shows what it paid, and has the receipt: ${accountUrl}`,
    "If you did not pay this, tell the college.",
  ]),
});

/** Tells a student that a receipt of the counter counts no longer. */
export const receiptVoidedMail = (
  identity: CollegeIdentity,
  { firstName, number, amountKobo, accountUrl }: CounterReceipt,
): Letter => ({
  subject: `Receipt ${number} of ${identity.shortName} is void`,
  text: letter(identity, firstName, [
    `The bursary has voided the receipt ${number} of ${formatMoney(amountKobo, identity.currencySymbol)}. What it paid is owed again.`,
    `Your account: ${accountUrl}`,
    "If you paid this money, bring the receipt to the bursary.",
  ]),
});

interface DueShare {
  readonly firstName: string;
  /** `Instalment 1 of 2` */
  readonly share: string;
  /** What is missing of it and of the shares before it. */
  readonly missingKobo: number;
  /** The last day on which it is in time, `2027-01-15`. */
  readonly dueDate: string;
  /** Where tuition is paid. */
  readonly tuitionUrl: string;
}

/** Reminds a student of a share of tuition before its date. */
export const shareComingMail = (
  identity: CollegeIdentity,
  { firstName, share, missingKobo, dueDate, tuitionUrl }: DueShare,
): Letter => ({
  subject: `${share} of your tuition is due by ${formatDay(dueDate)}`,
  text: letter(identity, firstName, [
    `${share} of your tuition is due by ${formatDay(dueDate)}. You have to pay ${formatMoney(missingKobo, identity.currencySymbol)} by then. From the day after, a late fee is charged.`,
    `Pay here: ${tuitionUrl}`,
  ]),
});

/** Tells a student that the date of a share of tuition has passed. */
export const shareOverdueMail = (
  identity: CollegeIdentity,
  { firstName, share, missingKobo, dueDate, tuitionUrl }: DueShare,
): Letter => ({
  subject: `${share} of your tuition is overdue`,
  text: letter(identity, firstName, [
    `${share} of your tuition was due on ${formatDay(dueDate)}, and ${formatMoney(missingKobo, identity.currencySymbol)} of it is not paid. What this instalment opens stays closed until it is.`,
    `Pay here: ${tuitionUrl}`,
  ]),
});
