import { Link } from "react-router-dom";
import type { StudentRecordAccountFragment_account_receipts } from "../../../gql/staff-payments.ts";
import { formatDay } from "../../../lib/dates.ts";
import { formatAmount } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { texts } from "../../../texts.ts";
import { DownloadButton } from "../../../ui/DownloadButton.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { HistoryTable } from "../../profiles/HistoryTable.tsx";
import { useStaffPath } from "../../shell/role-context.ts";
import { channelOf, paidText } from "../labels.tsx";
import { receiptPath } from "../receipt-path.ts";
import styles from "./Account.module.css";

const title = "Receipts";

interface AccountReceiptsProps {
  readonly receipts: readonly StudentRecordAccountFragment_account_receipts[];
}

/** All money of an account. Those who read receipts of the counter and of banks open and download them here. */
export const AccountReceipts = ({ receipts }: AccountReceiptsProps) => {
  const { currencySymbol, timeZone } = usePortal();
  const to = useStaffPath();
  return (
    <>
      <h3 className={styles.heading}>{title}</h3>
      <HistoryTable
        label={title}
        empty="Nothing was paid yet."
        rows={receipts}
        rowKey={({ id }) => id}
        columns={[
          { title: "Channel", cell: (receipt) => receipt.bank ?? channelOf(receipt) },
          {
            title: "Number",
            cell: (receipt) => {
              const path = receiptPath(receipt);
              return receipt.receiptUrl === null || path === null ? (
                receipt.reference
              ) : (
                <Link to={to(path)}>{receipt.reference}</Link>
              );
            },
          },
          {
            title: `Amount (${currencySymbol})`,
            numeric: true,
            cell: ({ amount }) => formatAmount(amount),
          },
          { title: "Paid", cell: (receipt) => paidText(receipt, timeZone) },
          {
            title: "State",
            cell: ({ voidedAt, refunded }) => {
              if (voidedAt !== null) {
                return (
                  <StatusTag kind="bad">{`Voided on ${formatDay(voidedAt, timeZone)}`}</StatusTag>
                );
              }
              return refunded > 0
                ? `Valid, ${currencySymbol}${formatAmount(refunded)} of it for refunds`
                : "Valid";
            },
          },
          {
            title: "Receipt",
            cell: ({ reference, receiptUrl }) =>
              receiptUrl === null ? (
                "–"
              ) : (
                <DownloadButton
                  path={receiptUrl}
                  fileName={`receipt-${reference}.pdf`}
                  variant="plain"
                  name={`Download receipt ${reference}`}
                  labels={texts.receiptDownload}
                />
              ),
          },
        ]}
      />
    </>
  );
};
