import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import {
  type AccountAdjustments_AdjustmentFragment,
  AccountAdjustments_AdjustmentFragmentDoc,
} from "../../../gql/staff-payments.ts";
import { formatMoment } from "../../../lib/dates.ts";
import { formatAmount } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { HistoryTable } from "../../profiles/HistoryTable.tsx";
import { adjustmentKinds, adjustmentTag } from "../adjustments/labels.tsx";
import { ScreenLink } from "../ScreenLink.tsx";
import styles from "./Account.module.css";

const title = "Adjustments";

interface AccountAdjustmentsProps {
  readonly adjustments: readonly FragmentType<AccountAdjustments_AdjustmentFragment>[];
}

/** The adjustments of an account, line by line. Those who read adjustments open them here. */
export const AccountAdjustments = ({ adjustments }: AccountAdjustmentsProps) => {
  const { currencySymbol, timeZone } = usePortal();
  const { data, complete } = useFragment({
    fragment: AccountAdjustments_AdjustmentFragmentDoc,
    from: [...adjustments],
  });
  if (!complete) return null;
  return (
    <>
      <h3 className={styles.heading}>{title}</h3>
      <HistoryTable
        label={title}
        empty=""
        rows={data.flatMap(({ lines, ...one }) =>
          lines.map((line) => ({ ...one, ...line, key: `${one.id}-${line.chargeId}` })),
        )}
        rowKey={({ key }) => key}
        columns={[
          {
            title: "Asked for",
            cell: ({ id, askedAt }) => (
              <ScreenLink path={`adjustments/${id}`}>{formatMoment(askedAt, timeZone)}</ScreenLink>
            ),
          },
          { title: "Fee", cell: ({ label, session }) => `${label}, ${session}` },
          { title: "Why", cell: ({ kind }) => adjustmentKinds[kind] },
          {
            title: `From (${currencySymbol})`,
            numeric: true,
            cell: ({ from }) => formatAmount(from),
          },
          {
            title: `To (${currencySymbol})`,
            numeric: true,
            cell: ({ to: amount }) => formatAmount(amount),
          },
          { title: "State", cell: ({ state }) => adjustmentTag(state) },
        ]}
      />
    </>
  );
};
