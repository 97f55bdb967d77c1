import type { PaymentsQuery } from "../../../gql/staff-payments.ts";
import { formatMoney } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { Card } from "../../../ui/Card.tsx";
import styles from "../Payments.module.css";
import { paymentTexts as texts } from "./texts.ts";

interface PaymentTotalsProps {
  readonly totals: PaymentsQuery["paymentRecords"]["totals"];
}

/** The totals of all payments that match the filter. */
export const PaymentTotals = ({ totals }: PaymentTotalsProps) => {
  const { currencySymbol } = usePortal();
  if (totals.length === 0) return null;
  return (
    <Card>
      <dl className={styles.totals} aria-label={texts.totals}>
        {totals.map(({ status, count, amount }) => (
          <div key={status}>
            <dt>{`${texts.statuses[status]}: ${texts.totalOf(count)}`}</dt>
            <dd>{formatMoney(amount, currencySymbol)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};
