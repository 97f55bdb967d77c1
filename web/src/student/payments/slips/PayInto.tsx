import type { PaymentSlipsQuery_viewer_Student_paymentSlips as OwnSlips } from "../../../gql/student-payments.ts";
import { RegionCard } from "../../../ui/RegionCard.tsx";
import styles from "./Slips.module.css";

/** The college's accounts that a slip is paid into, any of them. */
export const PayInto = ({ accounts }: Pick<OwnSlips, "accounts">) => (
  <RegionCard title="Where to pay" size="small">
    <p>Pay into one of these accounts. The slip names them, too.</p>
    <ul className={styles.lines}>
      {accounts.map(({ id, channel, bank, accountName, accountNumber }) => (
        <li key={id} className={styles.line}>
          <span>
            <strong>{bank}</strong>
            <span className={styles.minor}>{accountName}</span>
          </span>
          <span className={styles.number}>
            <span className={styles.minor}>
              {channel === "REMITA" ? "Biller number" : "Account number"}
            </span>
            {accountNumber}
          </span>
        </li>
      ))}
    </ul>
  </RegionCard>
);
