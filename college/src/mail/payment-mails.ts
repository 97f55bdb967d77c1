import type { counterMethods } from "../../../contract/payments/counter.ts";
import type { refundKinds } from "../../../contract/payments/refund-shapes.ts";
import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import { dayText } from "../calendar-day.ts";
import { formatDay } from "../documents/text.ts";
import { formatMoney } from "../money.ts";
import { type Letter, letter, when } from "./letter.ts";

const paidBy: Readonly<Record<(typeof counterMethods)[number], string>> = {
  cash: "in cash",
  pos: "by POS",
  teller: "by bank teller",
};

interface OfflineReceipt {
  readonly firstName: string;
  /** `C2026-000123`, `B00001234`, `S0012-000345`. */
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
  }: OfflineReceipt & {
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

/** Tells a student that money which was paid in at a bank is in their account. */
export const bankReceiptMail = (
  identity: CollegeIdentity,
  {
    firstName,
    number,
    amountKobo,
    bank,
    day,
    restKobo,
    accountUrl,
  }: OfflineReceipt & {
    readonly bank: string;
    /** The bank's booking: `2026-11-25`. */
    readonly day: string;
    /** What its slip still awaits. */
    readonly restKobo: number;
  },
): Letter => {
  const shown = (kobo: number) => formatMoney(kobo, identity.currencySymbol);
  return {
    subject: `Receipt ${number} of ${identity.shortName}`,
    text: letter(identity, firstName, [
      `${shown(amountKobo)} that was paid in at ${bank} on ${dayText(day)} is in your account. The receipt is ${number}.`,
      ...(restKobo > 0
        ? [
            `Your payment slip still awaits ${shown(restKobo)}: the bank may have kept its charges. Pay the rest with the same reference.`,
          ]
        : []),
      `Your account shows what it paid, and has the receipt: ${accountUrl}`,
      "If nobody paid this for you, tell the college.",
    ]),
  };
};

/** Tells a student what a sponsor paid. */
export const sponsorReceiptMail = (
  identity: CollegeIdentity,
  {
    firstName,
    number,
    amountKobo,
    sponsor,
    accountUrl,
  }: OfflineReceipt & { readonly sponsor: string },
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
  }: OfflineReceipt & { readonly sponsor: string },
): Letter => ({
  subject: `Receipt ${number} of ${identity.shortName} is void`,
  text: letter(identity, firstName, [
    `The bursary has voided the receipt ${number} of ${formatMoney(amountKobo, identity.currencySymbol)} from ${sponsor}. What it paid is owed again.`,
    `Your account: ${accountUrl}`,
    "If you do not know why, ask the bursary.",
  ]),
});

/** Tells a student that a receipt of the counter or of a bank counts no longer. */
export const receiptVoidedMail = (
  identity: CollegeIdentity,
  { firstName, number, amountKobo, accountUrl }: OfflineReceipt,
): Letter => ({
  subject: `Receipt ${number} of ${identity.shortName} is void`,
  text: letter(identity, firstName, [
    `The bursary has voided the receipt ${number} of ${formatMoney(amountKobo, identity.currencySymbol)}. What it paid is owed again.`,
    `Your account: ${accountUrl}`,
    "If you paid this money, bring the receipt to the bursary.",
  ]),
});

const refundedFor: Readonly<Record<(typeof refundKinds)[number], string>> = {
  paid_twice: " that you paid twice",
  withdrawn: " after your withdrawal",
  overpaid: " that you paid too much",
  other: "",
};

/** Tells a student or an applicant that money is on its way back to them. */
export const refundPaidMail = (
  identity: CollegeIdentity,
  {
    firstName,
    amountKobo,
    kind,
    reference,
    accountUrl,
  }: {
    readonly firstName: string;
    readonly amountKobo: number;
    readonly kind: (typeof refundKinds)[number];
    /** Of the bank transfer, or of the provider's refund. */
    readonly reference: string;
    readonly accountUrl: string;
  },
): Letter => ({
  subject: `Refund of ${formatMoney(amountKobo, identity.currencySymbol)} by ${identity.shortName}`,
  text: letter(identity, firstName, [
    `The bursary has paid ${formatMoney(amountKobo, identity.currencySymbol)}${refundedFor[kind]} back to you. The reference is ${reference}.`,
    `You find your payments in the portal: ${accountUrl}`,
    "If the money does not reach you within a few days, tell the college, with this reference.",
  ]),
});

/** Tells a student what their fees were before an adjustment, and what they are now. */
export const adjustmentMail = (
  identity: CollegeIdentity,
  {
    firstName,
    lines,
    creditKobo,
    accountUrl,
  }: {
    readonly firstName: string;
    readonly lines: readonly {
      readonly label: string;
      readonly fromKobo: number;
      readonly toKobo: number;
    }[];
    /** What pays nothing now. */
    readonly creditKobo: number;
    readonly accountUrl: string;
  },
): Letter => {
  const shown = (kobo: number) => formatMoney(kobo, identity.currencySymbol);
  return {
    subject: `Your fees at ${identity.shortName} were adjusted`,
    text: letter(identity, firstName, [
      "The bursary has adjusted what you are charged:",
      ...lines.map(
        ({ label, fromKobo, toKobo }) =>
          `${label}: ${toKobo === 0 ? `${shown(fromKobo)} was taken back.` : `${shown(toKobo)} instead of ${shown(fromKobo)}.`}`,
      ),
      ...(creditKobo > 0
        ? [
            `You have credit of ${shown(creditKobo)}. It pays what you owe next, or the bursary pays it back to you: ask there.`,
          ]
        : []),
      `Your account: ${accountUrl}`,
    ]),
  };
};

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
