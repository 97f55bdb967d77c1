import type { StudentAccountQuery_viewer_Student_account_adjustments as AdjustmentShown } from "../../../gql/student-payments.ts";
import { formatDay } from "../../../lib/dates.ts";
import { formatMoney } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { RegionCard } from "../../../ui/RegionCard.tsx";
import styles from "./Account.module.css";

interface AdjustmentsProps {
  readonly adjustments: readonly AdjustmentShown[];
}

const kinds: Readonly<Record<AdjustmentShown["kind"], string>> = {
  WITHDRAWN: "As you withdrew or deferred",
  WRONGLY_CHARGED: "Wrongly charged",
  WAIVED: "Waived",
  OTHER: "Adjusted",
};

/** The charges that the bursary lowered or took back. */
export const Adjustments = ({ adjustments }: AdjustmentsProps) => {
  const { currencySymbol, timeZone } = usePortal();
  return (
    <RegionCard title="Adjustments" size="small">
      <ul className={styles.lines}>
        {adjustments.flatMap(({ id, kind, askedAt, decidedAt, lines }) =>
          lines.map(({ chargeId, session, label, from, to }) => (
            <li key={`${id}-${chargeId}`} className={styles.line}>
              <span>{label}</span>
              <span className={styles.amount}>{formatMoney(to, currencySymbol)}</span>
              <span className={styles.minor}>
                <span className={styles.payment}>
                  {`${kinds[kind]} on `}
                  <time dateTime={decidedAt ?? askedAt}>
                    {formatDay(decidedAt ?? askedAt, timeZone)}
                  </time>
                  {`, ${session} · ${to === 0 ? "taken back" : "lowered"} from ${formatMoney(from, currencySymbol)}`}
                </span>
              </span>
            </li>
          )),
        )}
      </ul>
    </RegionCard>
  );
};
