import type { PaymentHistory_StudentFragment } from "../../../gql/student.ts";
import { formatDay } from "../../../lib/dates.ts";
import { formatAmount, formatMoney } from "../../../lib/money.ts";

export type HistoryPayment = NonNullable<PaymentHistory_StudentFragment["payments"]>[number];

/** A payment with what the table shows of it. */
export interface PaymentRow extends HistoryPayment {
  /** `25,000.00` */
  readonly shownAmount: string;
  /** `25 March 2026`, in the college's zone. */
  readonly shownDate: string;
  /** Everything the search looks in, folded. */
  readonly searchable: string;
}

/** How the portal's amounts and dates are written. */
export interface Notation {
  readonly currencySymbol: string;
  readonly timeZone: string;
}

const fold = (text: string): string => text.toLowerCase().replace(/\s+/g, " ").trim();

/** Keeps one searched text from running into the next: nobody types it. */
const separator = "\n";

/** The rows of the history, in the order of `payments`. */
export const paymentRows = (
  payments: readonly HistoryPayment[],
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
 * The rows whose item, amount, reference or date, raw or as shown, contains `query`; case and runs of spaces do not
 * matter. All of them for a blank query.
 */
export const searchRows = (rows: readonly PaymentRow[], query: string): readonly PaymentRow[] => {
  const sought = fold(query);
  return sought === "" ? rows : rows.filter((row) => row.searchable.includes(sought));
};

/** The columns a person can sort by. */
export const sortableColumns = ["item", "amount", "paidAt", "reference"] as const;
export type SortableColumn = (typeof sortableColumns)[number];

const compareTexts = (one: string, other: string): number =>
  one.localeCompare(other, "en", { numeric: true, sensitivity: "base" });

/** How two rows stand to each other in a column, ascending. */
export const compareRows: Record<SortableColumn, (one: PaymentRow, other: PaymentRow) => number> = {
  item: (one, other) => compareTexts(one.item, other.item),
  amount: (one, other) => one.amount - other.amount,
  paidAt: (one, other) => Date.parse(one.paidAt) - Date.parse(other.paidAt),
  reference: (one, other) => compareTexts(one.reference, other.reference),
};

/** `tuition_receipt.pdf`: named after the payment type, as the specification has it. */
export const receiptFileName = (purpose: HistoryPayment["purpose"]): string =>
  `${purpose.toLowerCase()}_receipt.pdf`;
