import type { StudentRecordAccountFragment_account_refunds } from "../../../gql/staff-payments.ts";
import { formatDay, formatMoment } from "../../../lib/dates.ts";
import { formatAmount } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { HistoryTable } from "../../profiles/HistoryTable.tsx";
import { refundKinds, refundSources, refundTag } from "../refunds/labels.tsx";
import { ScreenLink } from "../ScreenLink.tsx";
import styles from "./Account.module.css";

const title = "Refunds";

interface AccountRefundsProps {
  readonly refunds: readonly StudentRecordAccountFragment_account_refunds[];
}

/** The refunds of an account. Those who read refunds open them here. */
export const AccountRefunds = ({ refunds }: AccountRefundsProps) => {
  const { currencySymbol, timeZone } = usePortal();
  return (
    <>
      <h3 className={styles.heading}>{title}</h3>
      <HistoryTable
        label={title}
        empty=""
        rows={refunds}
        rowKey={({ id }) => id}
        columns={[
          {
            title: "Asked for",
            cell: ({ id, askedAt }) => (
              <ScreenLink path={`refunds/${id}`}>{formatMoment(askedAt, timeZone)}</ScreenLink>
            ),
          },
          { title: "Why", cell: ({ kind }) => refundKinds[kind] },
          { title: "Source", cell: ({ source }) => refundSources[source] },
          {
            title: `Amount (${currencySymbol})`,
            numeric: true,
            cell: ({ amount }) => formatAmount(amount),
          },
          { title: "State", cell: ({ state }) => refundTag(state) },
          {
            title: "Paid out",
            cell: ({ paidAt, reference }) =>
              paidAt === null ? "–" : `${formatDay(paidAt, timeZone)}, ${reference}`,
          },
        ]}
      />
    </>
  );
};
