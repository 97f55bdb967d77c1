import type { PaymentHistory_PaymentFragment } from "../../../gql/student-payments.ts";
import { formatDay } from "../../../lib/dates.ts";
import { formatAmount, formatMoney } from "../../../lib/money.ts";

export interface PaymentRow extends PaymentHistory_PaymentFragment {
  /** `25,000.00` */
  readonly shownAmount: string;
  /** `25 March 2026`, in the college's zone. */
  readonly shownDate: string;
  /** The text that the search reads, normalized. */
  readonly searchable: string;
}

export interface Notation {
  readonly currencySymbol: string;
  readonly timeZone: string;
}

const fold = (text: string): string => text.toLowerCase().replace(/\s+/g, " ").trim();

/** Separates the searched texts. It cannot be typed into the search. */
const separator = "\n";

export const paymentRows = (
  payments: readonly PaymentHistory_PaymentFragment[],
  { currencySymbol, timeZone }: Notation,
): readonly PaymentRow[] =>
  payments.map((payment) => {
    const { item, amount, reference, paidAt } = payment;
    const shownAmount = formatAmount(amount);
    const shownDate = formatDay(paidAt, timeZone);
    const symbolAmount = formatMoney(amount, currencySymbol);
    const searched = [
      item,
      String(amount),
      shownAmount,
      symbolAmount,
      reference,
      paidAt,
      shownDate,
    ];
    return {
      ...payment,
      shownAmount,
      shownDate,
      searchable: searched.map(fold).join(separator),
    };
  });

/**
 * The rows whose item, amount, reference or date contains `query`, raw or formatted. Ignores case and repeated spaces.
 * A blank query returns all rows.
 */
export const searchRows = (rows: readonly PaymentRow[], query: string): readonly PaymentRow[] => {
  const sought = fold(query);
  return sought === "" ? rows : rows.filter((row) => row.searchable.includes(sought));
};

export const sortableColumns = ["item", "amount", "paidAt", "reference"] as const;
export type SortableColumn = (typeof sortableColumns)[number];

export const columnTitles = (currencySymbol: string): Record<SortableColumn, string> => ({
  item: "Payment Type",
  amount: `Amount (${currencySymbol})`,
  paidAt: "Date Paid",
  reference: "Reference",
});

export interface PaymentSort {
  readonly column: SortableColumn;
  readonly order: "ascend" | "descend";
}

const compareTexts = (one: string, other: string): number =>
  one.localeCompare(other, "en", { numeric: true, sensitivity: "base" });

/** Compares two rows by a column, ascending. */
export const compareRows: Record<SortableColumn, (one: PaymentRow, other: PaymentRow) => number> = {
  item: (one, other) => compareTexts(one.item, other.item),
  amount: (one, other) => one.amount - other.amount,
  paidAt: (one, other) => Date.parse(one.paidAt) - Date.parse(other.paidAt),
  reference: (one, other) => compareTexts(one.reference, other.reference),
};

/** The rows in the order of `sort`. Without one they keep their order. */
export const sortRows = (
  rows: readonly PaymentRow[],
  sort: PaymentSort | null,
): readonly PaymentRow[] => {
  if (!sort) return rows;
  const compare = compareRows[sort.column];
  return rows.toSorted(sort.order === "ascend" ? compare : (one, other) => compare(other, one));
};

/** `tuition_receipt.pdf`. The specification names it after the payment type. */
export const receiptFileName = (purpose: PaymentHistory_PaymentFragment["purpose"]): string =>
  `${purpose.toLowerCase()}_receipt.pdf`;

export const receiptName = ({ item, reference }: Pick<PaymentRow, "item" | "reference">): string =>
  `Download receipt of ${item}, ${reference}`;
