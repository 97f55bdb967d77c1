import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import { formatMoney } from "../money.ts";
import { type Letter, letter, when } from "./letter.ts";

/** Tells an applicant that the screening fee is credited, whichever way the college learnt of it. */
export const screeningPaidMail = (
  identity: CollegeIdentity,
  {
    firstName,
    amountKobo,
    reference,
    paidAt,
    formUrl,
  }: {
    readonly firstName: string;
    readonly amountKobo: number;
    readonly reference: string;
    readonly paidAt: Date;
    readonly formUrl: string;
  },
): Letter => ({
  subject: `Your ${identity.shortName} screening fee is received`,
  text: letter(identity, firstName, [
    `We received your pre-admission screening fee of ${formatMoney(amountKobo, identity.currencySymbol)} on ${when(identity, paidAt)}.`,
    `Your payment reference is ${reference}. Download the receipt from your dashboard and print it: it is the payment invoice that you bring to the aptitude test.`,
    `You can now fill in your application: ${formUrl}`,
  ]),
});
