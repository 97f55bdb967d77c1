import { Flex, Select } from "antd";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { texts } from "../../../texts.ts";
import { DownloadButton } from "../../../ui/DownloadButton.tsx";
import styles from "./PaymentHistory.module.css";
import type { PaymentListProps } from "./PaymentTable.tsx";
import {
  columnTitles,
  type PaymentSort,
  receiptFileName,
  receiptName,
  sortableColumns,
} from "./payment-rows.ts";

const iconAlone = { ...texts.receiptDownload, label: "", busy: "" };

const orders = { ascend: "ascending", descend: "descending" } as const;

export const PaymentList = ({ rows, sort, onSort }: PaymentListProps) => {
  const { currencySymbol } = usePortal();
  const titles = columnTitles(currencySymbol);
  const choices = sortableColumns.flatMap((column) =>
    (["ascend", "descend"] as const).map((order) => ({
      value: `${column} ${order}`,
      label: `${titles[column]}, ${orders[order]}`,
      sort: { column, order } satisfies PaymentSort,
    })),
  );
  return (
    <Flex vertical gap="small">
      <Select
        aria-label="Sort by"
        value={sort ? `${sort.column} ${sort.order}` : ""}
        options={[{ value: "", label: "Newest first" }, ...choices]}
        onChange={(value) => onSort(choices.find((choice) => choice.value === value)?.sort ?? null)}
      />
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.id} className={styles.row}>
            <span>{row.item}</span>
            <span className={styles.amount}>
              {currencySymbol}
              {row.shownAmount}
            </span>
            <span className={styles.minor}>
              <time dateTime={row.paidAt}>{row.shownDate}</time> · <span>{row.reference}</span>
            </span>
            <DownloadButton
              path={row.receiptUrl}
              fileName={receiptFileName(row.purpose)}
              variant="plain"
              name={receiptName(row)}
              labels={iconAlone}
            />
          </li>
        ))}
      </ul>
    </Flex>
  );
};
