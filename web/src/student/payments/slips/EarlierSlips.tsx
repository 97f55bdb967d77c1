import { shownSlipReference } from "../../../../../rules/payments/slip-reference.ts";
import type { PaymentSlipsQuery_viewer_Student_paymentSlips_slips as PaymentSlip } from "../../../gql/student-payments.ts";
import { formatDay } from "../../../lib/dates.ts";
import { formatAmount } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { RegionCard } from "../../../ui/RegionCard.tsx";
import { type StatusKind, StatusTag } from "../../../ui/StatusTag.tsx";
import styles from "./Slips.module.css";

const states: Readonly<Record<PaymentSlip["state"], string>> = {
  OPEN: "Open",
  PAID: "Paid",
  SETTLED: "Paid otherwise",
  EXPIRED: "Expired",
  CANCELLED: "Cancelled",
};

const marks: Readonly<Record<PaymentSlip["state"], StatusKind>> = {
  OPEN: "waiting",
  PAID: "good",
  SETTLED: "good",
  EXPIRED: "neutral",
  CANCELLED: "neutral",
};

interface EarlierSlipsProps {
  readonly slips: readonly PaymentSlip[];
}

/** The slips that are not to be paid any more. */
export const EarlierSlips = ({ slips }: EarlierSlipsProps) => {
  const { currencySymbol, timeZone } = usePortal();
  const money = (naira: number): string => `${currencySymbol}${formatAmount(naira)}`;
  const dayOf = ({ state, issuedAt, expiresAt, paidAt }: PaymentSlip): string => {
    if (state === "PAID" && paidAt !== null) return `Paid on ${formatDay(paidAt, timeZone)}`;
    if (state === "EXPIRED") return `Expired on ${formatDay(expiresAt, timeZone)}`;
    return `Made on ${formatDay(issuedAt, timeZone)}`;
  };
  return (
    <RegionCard title="Earlier slips" size="small">
      <ul className={styles.lines}>
        {slips.map((slip) => (
          <li key={slip.id} className={styles.line}>
            <span>
              {shownSlipReference(slip.reference)}
              <span className={styles.minor}>{dayOf(slip)}</span>
              {slip.state === "SETTLED" && (
                <span className={styles.minor}>
                  Do not pay with it. Money that still comes is your credit.
                </span>
              )}
              {slip.state === "EXPIRED" && (
                <span className={styles.minor}>
                  {slip.received > 0
                    ? `${money(slip.received)} came in. Make a new slip for the rest.`
                    : "If you have paid with it, the money is counted when it comes."}
                </span>
              )}
            </span>
            <span className={styles.number}>
              <span className={styles.amount}>{money(slip.amount)}</span>
              <StatusTag kind={marks[slip.state]}>{states[slip.state]}</StatusTag>
            </span>
          </li>
        ))}
      </ul>
    </RegionCard>
  );
};
