import Type from "typebox";
import { chargeSections } from "../payments/account.ts";
import { OwnCashBook } from "../payments/counter.ts";
import { IsoDate, Naira, SessionName, Unset } from "../shapes.ts";
import { Count, defineDashboard } from "./dashboards.ts";

const Sums = { charged: Naira, paid: Naira, outstanding: Naira };

export const bursaryDashboard = defineDashboard(
  "/staff/dashboard/bursary/",
  "What the running session charged and received, what waits for the bursary, and the caller's own cash book",
  ["BURSARY_OFFICER", "SUPER_ADMIN"],
  {
    /** The one that runs; null where none does: the sums are nothing then. */
    session: Unset(SessionName),
    ...Sums,
    /** Those with charges, in the order of an account. */
    sections: Type.Array(Type.Object({ section: Type.Enum(chargeSections), ...Sums })),
    /** What came in by day, without voided receipts; the last 14 days, the oldest first. */
    days: Type.Array(
      Type.Object({
        day: IsoDate,
        online: Naira,
        counter: Naira,
        bank: Naira,
        remita: Naira,
        sponsor: Naira,
      }),
    ),
    /** Voids of the counter's receipts that wait for a second person. */
    waiting_voids: Count,
    /** Rows of bank statements that somebody must deal with: leftovers, and credited ones with a void asked for. */
    waiting_rows: Count,
    /** Sponsors' remittances that wait for a second person, and voids of their receipts. */
    waiting_remittances: Count,
    waiting_sponsor_voids: Count,
    /** Cash books of earlier days that nobody closed. */
    books_left_open: Count,
    /** Refused money that is not dealt with and in no approved refund. */
    refused_payments: Count,
    /** Refunds that wait for a second person, and those that wait to be paid out. */
    asked_refunds: Count,
    approved_refunds: Count,
    /** Adjustments of charges that wait for a second person. */
    asked_adjustments: Count,
    /** Null while the caller has taken nothing today, and left no book open. */
    cash_book: Unset(
      Type.Object({
        ...OwnCashBook.properties,
        receipts: Count,
        cash: Naira,
        pos: Naira,
        teller: Naira,
      }),
    ),
  },
);
