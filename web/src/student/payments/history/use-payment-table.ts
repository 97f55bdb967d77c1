import {
  createColumnHelper,
  getCoreRowModel,
  getSortedRowModel,
  type SortingFn,
  useReactTable,
} from "@tanstack/react-table";
import { paymentHistoryTexts } from "./payment-history-texts.ts";
import { compareRows, type PaymentRow, type SortableColumn } from "./payment-rows.ts";

/** Specification §9, in pixels. */
const columnWidths = { minSize: 60, size: 150, maxSize: 500 };

const column = createColumnHelper<PaymentRow>();

const by =
  (name: SortableColumn): SortingFn<PaymentRow> =>
  (one, other) =>
    compareRows[name](one.original, other.original);

const unsortable = { enableSorting: false };
const sortable = (name: SortableColumn) => ({ sortingFn: by(name), sortDescFirst: false });

const columnsFor = (currencySymbol: string) => [
  column.display({ id: "number", header: paymentHistoryTexts.number, ...unsortable }),
  column.accessor("item", { header: paymentHistoryTexts.type, ...sortable("item") }),
  column.accessor("amount", {
    header: paymentHistoryTexts.amount(currencySymbol),
    ...sortable("amount"),
  }),
  column.accessor("paidAt", { header: paymentHistoryTexts.paidAt, ...sortable("paidAt") }),
  column.accessor("reference", {
    header: paymentHistoryTexts.reference,
    ...sortable("reference"),
  }),
  column.display({ id: "receipt", header: paymentHistoryTexts.receipt, ...unsortable }),
];

/** The state of the history's table: columns, sort and widths. Without a sort the rows keep their order. */
export const usePaymentTable = (rows: readonly PaymentRow[], currencySymbol: string) =>
  useReactTable({
    data: rows as PaymentRow[],
    columns: columnsFor(currencySymbol),
    defaultColumn: columnWidths,
    columnResizeMode: "onChange",
    getRowId: ({ id }) => id,
    getCoreRowModel: getCoreRowModel(),
    getSortedRowModel: getSortedRowModel(),
  });

export type PaymentTableState = ReturnType<typeof usePaymentTable>;
