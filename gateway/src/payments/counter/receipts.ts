import type { ResponseOf, ValueOf } from "../../../../contract/endpoint.ts";
import type {
  CounterReceiptListed,
  counterReceipt,
} from "../../../../contract/payments/counter.ts";
import type { CounterReceipt, CounterReceiptFile } from "../../generated/schema-types.ts";
import { accountReceiptUrlOf } from "../account-receipt-file.ts";

type Listed = ValueOf<typeof CounterReceiptListed>;

/** The row itself: a copy of a hundred costs more than all else that is done with them. */
export const receiptOf = (row: Listed): CounterReceipt =>
  Object.assign(row, { receiptUrl: accountReceiptUrlOf(row.id) });

export const receiptFileOf = (file: ResponseOf<typeof counterReceipt>): CounterReceiptFile => ({
  ...file,
  receipt: receiptOf(file),
  confirmationPath: `/receipt/${file.receiptCode}`,
});
