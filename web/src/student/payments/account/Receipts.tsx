import type { StudentAccountQuery_viewer_Student_account_receipts as AccountReceipt } from "../../../gql/student-payments.ts";
import { formatDay } from "../../../lib/dates.ts";
import { formatAmount } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { texts } from "../../../texts.ts";
import { DownloadButton } from "../../../ui/DownloadButton.tsx";
import { RegionCard } from "../../../ui/RegionCard.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import styles from "./Account.module.css";

const channels = {
  ONLINE: "Online",
  COUNTER: "At the counter",
  BANK: "At a bank",
  REMITA: "By Remita",
  SPONSOR: "By a sponsor",
} as const;

/** Where the money was paid in, or who paid it: the bank's or the sponsor's own name says it, but for Remita, which is no bank. */
const placeOf = ({ channel, bank, sponsor }: AccountReceipt): string => {
  if (sponsor !== null) return `Paid by ${sponsor}`;
  return channel === "BANK" && bank !== null ? `At ${bank}` : channels[channel];
};

interface ReceiptsProps {
  readonly receipts: readonly AccountReceipt[];
}

/** All money of the account, the newest first. Those of the counter, of banks and of sponsors can be downloaded here. */
export const Receipts = ({ receipts }: ReceiptsProps) => (
  <RegionCard title="Receipts" size="small">
    <ul className={styles.lines}>
      {receipts.map((receipt) => (
        <Receipt key={receipt.id} receipt={receipt} />
      ))}
    </ul>
  </RegionCard>
);

const Receipt = ({ receipt }: { readonly receipt: AccountReceipt }) => {
  const { currencySymbol, timeZone } = usePortal();
  const { reference, amount, paidAt, voidedAt, refunded, receiptUrl } = receipt;
  return (
    <li className={styles.line}>
      <span>{reference}</span>
      <span className={styles.amount}>
        {currencySymbol}
        {formatAmount(amount)}
      </span>
      <span className={styles.minor}>
        {placeOf(receipt)} · <time dateTime={paidAt}>{formatDay(paidAt, timeZone)}</time>{" "}
        {voidedAt !== null && (
          <StatusTag kind="bad">{`Voided on ${formatDay(voidedAt, timeZone)}`}</StatusTag>
        )}
        {refunded > 0 && (
          <span className={styles.payment}>
            {`${currencySymbol}${formatAmount(refunded)} of it goes back to you`}
          </span>
        )}
      </span>
      {receiptUrl !== null && (
        <span className={styles.state}>
          <DownloadButton
            path={receiptUrl}
            fileName={`receipt-${reference}.pdf`}
            variant="plain"
            name={`Download receipt ${reference}`}
            labels={texts.receiptDownload}
          />
        </span>
      )}
    </li>
  );
};
