import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { defineExportEndpoint, defineListEndpoint } from "../list.ts";
import {
  changedElsewhere,
  IsoDate,
  IsoInstant,
  Naira,
  NairaSent,
  officeFailures,
  RecordParams,
  Typed,
  Unset,
} from "../shapes.ts";
import { CounterReceiptListed, counterReaders } from "./counter.ts";

/** What an officer took at the counter on one day, in the college's time zone. */
const CashBookListed = Type.Object({
  id: Type.Integer(),
  day: IsoDate,
  officer: Type.String(),
  receipts: Type.Integer(),
  /** By method, without receipts that were voided before the book was closed. */
  cash: Naira,
  pos: Naira,
  teller: Naira,
  /** The cash that was counted; null while the book is open. */
  counted: Unset(Naira),
  /** Counted less recorded cash: negative where cash is missing. */
  difference: Unset(Type.Number()),
  closed_at: Unset(IsoInstant),
});

export const cashBooks = defineListEndpoint({
  path: "/payment/cash-books/",
  area: "payment",
  summary: "What each officer took at the counter, day by day",
  roles: counterReaders,
  row: CashBookListed,
  sorts: ["day"],
  defaultSort: "-day",
  filters: {
    is_open: Type.Optional(Type.Boolean()),
    /** Only those whose count differs from what was recorded. */
    differs: Type.Optional(Type.Boolean()),
    from: Type.Optional(IsoDate),
    until: Type.Optional(IsoDate),
  },
});

export const exportCashBooks = defineExportEndpoint(cashBooks, {
  summary: "The cash books that a filter shows, as a file",
});

export const cashBook = defineEndpoint({
  method: "GET",
  path: "/payment/cash-books/{id}/",
  area: "payment",
  origin: "extension",
  summary: "One day's cash book with its receipts",
  auth: "staff",
  roles: counterReaders,
  params: RecordParams,
  status: 200,
  response: Type.Object({
    ...CashBookListed.properties,
    note: Unset(Type.String()),
    closed_by: Unset(Type.String()),
    /** Cash of receipts that were voided after the book was closed. */
    voided_later: Naira,
    /** Whether the caller may close it now. */
    can_close: Type.Boolean(),
    /** In the order of their numbers; 500 at most. */
    entries: Type.Array(CounterReceiptListed),
  }),
  failures: officeFailures,
});

/** Its officer closes a book; an admin closes the book of somebody who is absent. */
export const closeCashBook = defineEndpoint({
  method: "POST",
  path: "/payment/cash-books/{id}/close/",
  area: "payment",
  origin: "extension",
  summary:
    "Close a day's cash book with the cash that was counted; nothing is recorded in it afterwards",
  auth: "staff",
  roles: ["BURSARY_OFFICER", "SUPER_ADMIN"],
  params: RecordParams,
  body: Type.Object({
    counted: NairaSent,
    /** Why the count differs; needed where it does. */
    note: Type.Optional(Typed),
  }),
  status: 200,
  response: CashBookListed,
  failures: [...officeFailures, changedElsewhere],
});
