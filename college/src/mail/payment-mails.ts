import type { counterMethods } from "../../../contract/payments/counter.ts";
import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
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

/** Tells a student what a sponsor paid. */
export const sponsorReceiptMail = (
  identity: CollegeIdentity,
  {
    firstName,
    number,
    amountKobo,
    sponsor,
    accountUrl,
  }: CounterReceipt & { readonly sponsor: string },
): Letter => ({
  subject: `Receipt ${number} of ${identity.shortName}`,
  text: letter(identity, firstName, [
    `${sponsor} paid ${formatMoney(amountKobo, identity.currencySymbol)} for you. The receipt is ${number}.`,
    `Your account shows what it paid, and has the receipt: ${accountUrl}`,
  ]),
});

/** Tells a student that a receipt of a sponsor counts no longer. */
export const sponsorReceiptVoidedMail = (
  identity: CollegeIdentity,
  {
    firstName,
    number,
    amountKobo,
    sponsor,
    accountUrl,
  }: CounterReceipt & { readonly sponsor: string },
): Letter => ({
  subject: `Receipt ${number} of ${identity.shortName} is void`,
  text: letter(identity, firstName, [
    `The bursary has voided the receipt ${number} of ${formatMoney(amountKobo, identity.currencySymbol)} from ${sponsor}. What it paid is owed again.`,
    `Your account: ${accountUrl}`,
    "If you do not know why, ask the bursary.",
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
