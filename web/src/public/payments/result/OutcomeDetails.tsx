import type { OutcomeDetailsFragment, PaymentPurpose } from "../../../gql/public.ts";
import { formatMoney } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { Facts } from "../../../ui/Facts.tsx";
import { paymentResultTexts as words } from "./payment-result-texts.ts";

interface OutcomeDetailsProps {
  readonly purpose: PaymentPurpose;
  readonly outcome: OutcomeDetailsFragment;
}

/** The details of a payment. Fields that the college does not send are left out. */
export const OutcomeDetails = ({ purpose, outcome }: OutcomeDetailsProps) => {
  const { currencySymbol } = usePortal();
  const { amount, firstName, paymentId, reference, session, surname } = outcome;
  return (
    <Facts
      facts={[
        [words.item, words.items[purpose]],
        [words.payer, [surname, firstName].filter(Boolean).join(" ")],
        [words.session, session],
        [words.amount, amount === null ? null : formatMoney(amount, currencySymbol)],
        [words.paymentId, paymentId],
        [words.reference, reference],
      ]}
    />
  );
};
