import type { OutcomeDetailsFragment, PaymentPurpose } from "../../../gql/public-payments.ts";
import { formatMoney } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { Facts } from "../../../ui/Facts.tsx";
import { paymentResultTexts as labels } from "./payment-result-texts.ts";

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
        [labels.item, labels.items[purpose]],
        [labels.payer, [surname, firstName].filter(Boolean).join(" ")],
        [labels.session, session],
        [labels.amount, amount === null ? null : formatMoney(amount, currencySymbol)],
        [labels.paymentId, paymentId],
        [labels.reference, reference],
      ]}
    />
  );
};
