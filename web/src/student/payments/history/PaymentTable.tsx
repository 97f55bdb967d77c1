import type { CSSProperties, ReactNode } from "react";
import { ColumnHeader } from "./ColumnHeader.tsx";
import styles from "./PaymentTable.module.css";
import { paymentHistoryTexts } from "./payment-history-texts.ts";
import type { PaymentRow } from "./payment-rows.ts";
import { ReceiptButton } from "./ReceiptButton.tsx";
import type { PaymentTableState } from "./use-payment-table.ts";

/** Safari and older browsers scroll a container by keyboard only if it is focusable. */
const keyboardScrollable = { tabIndex: 0 };

const Cell = ({ label, children }: { label: string; children: ReactNode }) => (
  <td>
    <span className={styles.cellLabel}>{label}</span>
    <span className={styles.cellText}>{children}</span>
  </td>
);

interface PaymentTableProps {
  readonly table: PaymentTableState;
  readonly currencySymbol: string;
  /** Shown instead of rows. */
  readonly whenEmpty: ReactNode;
}

/** The payments as a table with resizable columns. On a narrow screen each row is a card. */
export const PaymentTable = ({ table, currencySymbol, whenEmpty }: PaymentTableProps) => {
  const { rows } = table.getRowModel();
  const headers = table.getFlatHeaders();
  return (
    <section
      className={styles.scroller}
      aria-label={paymentHistoryTexts.table}
      {...keyboardScrollable}
    >
      <table
        className={styles.table}
        style={{ "--table-width": `${table.getTotalSize()}px` } as CSSProperties}
      >
        <colgroup>
          {headers.map((header) => (
            <col key={header.id} style={{ width: header.getSize() }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {headers.map((header) => (
              <ColumnHeader key={header.id} header={header} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, original }, index) => (
            <Row key={id} row={original} number={index + 1} currencySymbol={currencySymbol} />
          ))}
          {rows.length === 0 && (
            <tr className={styles.emptyRow}>
              <td colSpan={headers.length}>{whenEmpty}</td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
};

interface RowProps {
  readonly row: PaymentRow;
  readonly number: number;
  readonly currencySymbol: string;
}

const Row = ({ row, number, currencySymbol }: RowProps) => (
  <tr>
    <Cell label={paymentHistoryTexts.number}>{number}</Cell>
    <Cell label={paymentHistoryTexts.type}>{row.item}</Cell>
    <Cell label={paymentHistoryTexts.amount(currencySymbol)}>{row.shownAmount}</Cell>
    <Cell label={paymentHistoryTexts.paidAt}>
      <time dateTime={row.paidAt}>{row.shownDate}</time>
    </Cell>
    <Cell label={paymentHistoryTexts.reference}>{row.reference}</Cell>
    <Cell label={paymentHistoryTexts.receipt}>
      <ReceiptButton payment={row} />
    </Cell>
  </tr>
);
