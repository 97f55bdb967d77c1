import { Table, type TableColumnsType, Typography } from "antd";
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type ThHTMLAttributes,
  useState,
} from "react";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { texts } from "../../../texts.ts";
import { DownloadButton } from "../../../ui/DownloadButton.tsx";
import styles from "./PaymentHistory.module.css";
import {
  columnTitles,
  type PaymentRow,
  type PaymentSort,
  receiptFileName,
  receiptName,
  type SortableColumn,
} from "./payment-rows.ts";

export interface PaymentListProps {
  readonly rows: readonly PaymentRow[];
  /** Null: newest first. */
  readonly sort: PaymentSort | null;
  readonly onSort: (sort: PaymentSort | null) => void;
}

/** Specification §9: 150 pixels unless a column needs less or more. */
const startWidths = {
  number: 60,
  item: 150,
  amount: 150,
  paidAt: 170,
  reference: 200,
  receipt: 150,
};

type ColumnKey = keyof typeof startWidths;

/** Specification §9, in pixels. */
const minWidth = 60;
const maxWidth = 500;
/** The step of the arrow keys in pixels. */
const step = 10;

interface ColumnResizerProps {
  readonly label: string;
  readonly width: number;
  readonly onResize: (width: number) => void;
}

/** The resize handle of a column: dragged, or moved with arrow keys, Home and End. */
const ColumnResizer = ({ label, width, onResize }: ColumnResizerProps) => {
  const resize = (wanted: number) => onResize(Math.min(maxWidth, Math.max(minWidth, wanted)));
  const press = (event: KeyboardEvent) => {
    // The header cell sorts on Enter.
    event.stopPropagation();
    const targets: Record<string, number> = {
      ArrowLeft: width - step,
      ArrowRight: width + step,
      Home: minWidth,
      End: maxWidth,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    resize(target);
  };
  const drag = ({ clientX: from }: PointerEvent) => {
    const released = new AbortController();
    const { signal } = released;
    const stop = () => released.abort();
    document.addEventListener(
      "pointermove",
      ({ clientX }) => resize(width + Math.round(clientX - from)),
      { signal },
    );
    document.addEventListener("pointerup", stop, { signal });
    document.addEventListener("pointercancel", stop, { signal });
  };
  return (
    <hr
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={`Width of ${label}`}
      aria-valuemin={minWidth}
      aria-valuemax={maxWidth}
      aria-valuenow={width}
      className={styles.resizer}
      onPointerDown={drag}
      // The end of a drag is a click, which would sort.
      onClick={(event) => event.stopPropagation()}
      onKeyDown={press}
    />
  );
};

interface HeaderCellProps extends ThHTMLAttributes<HTMLTableCellElement> {
  readonly resizer?: ReactNode;
}

const HeaderCell = ({ resizer, children, ...cell }: HeaderCellProps) => (
  <th {...cell}>
    {children}
    {resizer}
  </th>
);

export default function PaymentTable({ rows, sort, onSort }: PaymentListProps) {
  const { currencySymbol } = usePortal();
  const [widths, setWidths] = useState<Readonly<Record<ColumnKey, number>>>(startWidths);
  const resizable = (key: ColumnKey, title: string) => ({
    key,
    title,
    width: widths[key],
    onHeaderCell: () =>
      ({
        resizer: (
          <ColumnResizer
            label={title}
            width={widths[key]}
            onResize={(width) => setWidths((all) => ({ ...all, [key]: width }))}
          />
        ),
      }) as HeaderCellProps,
  });
  const sortable = (key: SortableColumn, title: string) => ({
    ...resizable(key, title),
    // The rows come sorted, because the list of a phone is sorted, too.
    sorter: true,
    sortOrder: sort?.column === key ? sort.order : null,
  });
  const titles = columnTitles(currencySymbol);
  const columns: TableColumnsType<PaymentRow> = [
    { ...resizable("number", "S/N"), render: (_value, _row, index) => index + 1 },
    { ...sortable("item", titles.item), dataIndex: "item" },
    {
      ...sortable("amount", titles.amount),
      dataIndex: "shownAmount",
      align: "right",
      className: styles.figures ?? "",
    },
    {
      ...sortable("paidAt", titles.paidAt),
      className: styles.oneLine ?? "",
      render: (_value, { paidAt, shownDate }) => <time dateTime={paidAt}>{shownDate}</time>,
    },
    {
      ...sortable("reference", titles.reference),
      render: (_value, { reference }) => (
        // Ant Design's own ellipsis takes the end of the text out of the page.
        <Typography.Text
          className={styles.reference ?? ""}
          copyable={{ text: reference, tooltips: [`Copy reference ${reference}`, "Copied"] }}
        >
          <span>{reference}</span>
        </Typography.Text>
      ),
    },
    {
      ...resizable("receipt", "Receipt"),
      render: (_value, row) => (
        <DownloadButton
          path={row.receiptUrl}
          fileName={receiptFileName(row.purpose)}
          variant="plain"
          name={receiptName(row)}
          labels={texts.receiptDownload}
        />
      ),
    },
  ];
  return (
    <Table<PaymentRow>
      className={styles.table ?? ""}
      rowKey="id"
      size="middle"
      columns={columns}
      dataSource={rows}
      components={{ header: { cell: HeaderCell } }}
      pagination={false}
      showSorterTooltip={false}
      tableLayout="fixed"
      scroll={{ x: Object.values(widths).reduce((sum, width) => sum + width, 0) }}
      onChange={(_pages, _filters, sorting) => {
        const { columnKey, order } = Array.isArray(sorting) ? (sorting[0] ?? {}) : sorting;
        onSort(order ? { column: columnKey as SortableColumn, order } : null);
      }}
    />
  );
}
