import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { defineTableExport } from "../list.ts";
import { FieldErrors, guardFailures, IsoDate, Naira, SessionName, Unset } from "../shapes.ts";
import { PayInto } from "./bank-accounts.ts";
import { moneyReaders } from "./payment-records.ts";
import { ReconciliationQuery } from "./reconciliation.ts";
import { remittanceStates } from "./sponsor-remittances.ts";

/** How money came in, the counter by method, and refunds, by which it went out. */
const reconciledChannels = [
  "online",
  "cash",
  "pos",
  "teller",
  "bank",
  "remita",
  "sponsor",
  "refund",
] as const;

/**
 * Why source and ledger differ. Of cash: `not_counted` in books that are open, `count_differs` in closed ones, `voided_after_closing`.
 * Of slips: `slip_voided`. Of statements: `leftover`, `proposed`, `returned`, `sponsor_transfer`. Of sponsors: `unallocated`,
 * `share_voided`, `crediting`.
 */
export const differenceKinds = [
  "not_counted",
  "count_differs",
  "voided_after_closing",
  "slip_voided",
  "leftover",
  "proposed",
  "returned",
  "sponsor_transfer",
  "unallocated",
  "share_voided",
  "crediting",
] as const;

/**
 * What somebody has to deal with, whether or not the sums differ. `receipt_voided`: leftovers whose receipt was voided.
 * `import_unfinished`: statements. `draft`, `waiting`, `declined`: remittances. `asked`, `approved`: refunds, of any day.
 */
export const waitingKinds = [
  "pending",
  "refused",
  "void_asked",
  "receipt_voided",
  "import_unfinished",
  "draft",
  "waiting",
  "declined",
  "asked",
  "approved",
] as const;

/** `matched`: two people said which row it is. `likely`: a leftover has its reference, or its amount some days around. */
const sightings = ["matched", "likely", "not_seen"] as const;

const Side = Type.Object({ count: Type.Integer(), amount: Naira });

/** Negative where the ledger has more than the source. */
const Signed = Type.Number();

const ChannelLine = Type.Object({
  channel: Type.Enum(reconciledChannels),
  /** Of a bank or Remita: the college's account. */
  account: Unset(PayInto),
  /** Receipts that count, on the day when they were paid; of refunds, what was paid out. */
  ledger: Side,
  /**
   * Counted cash of closed books, slips, paid-in rows of statements, or remittances that are approved. Null of what is paid online,
   * which the provider is asked for by `GET /payment/reconciliation/`, and of refunds.
   */
  source: Unset(Side),
  /** The source less the ledger. */
  difference: Unset(Signed),
  /** What the difference is made of. */
  differences: Type.Array(
    Type.Object({ kind: Type.Enum(differenceKinds), count: Type.Integer(), amount: Signed }),
  ),
  /** What of the difference nothing explains: not 0 where something is wrong. */
  unexplained: Signed,
  waiting: Type.Array(
    Type.Object({ kind: Type.Enum(waitingKinds), count: Type.Integer(), amount: Naira }),
  ),
  /** Of an active account: days before today that no imported statement has. */
  gaps: Type.Array(Type.Object({ from: IsoDate, until: IsoDate })),
});

export const channelReconciliation = defineEndpoint({
  method: "GET",
  path: "/payment/reconciliation/channels/",
  area: "payment",
  origin: "extension",
  summary:
    "What the ledger has of some days beside cash books, slips, statements and sponsors' transfers, channel by channel",
  auth: "staff",
  roles: moneyReaders,
  query: ReconciliationQuery,
  status: 200,
  response: Type.Object({
    from: IsoDate,
    until: IsoDate,
    lines: Type.Array(ChannelLine),
    /** Closed books whose count differs, by day; 100 at most. */
    books: Type.Array(
      Type.Object({
        id: Type.Integer(),
        day: IsoDate,
        officer: Type.String(),
        difference: Signed,
        note: Unset(Type.String()),
      }),
    ),
    /** Remittances that were paid on these days and are no drafts, by day; 100 at most. */
    transfers: Type.Array(
      Type.Object({
        remittance_id: Type.Integer(),
        sponsor: Type.String(),
        session: SessionName,
        paid_on: IsoDate,
        bank_reference: Type.String(),
        state: Type.Enum(remittanceStates),
        amount: Naira,
        unallocated: Naira,
        seen: Type.Enum(sightings),
        /** What the matched rows come to, or the likely one. */
        seen_amount: Unset(Naira),
        /** The first row of a statement that it is, or may be. */
        row_id: Unset(Type.Integer()),
      }),
    ),
    /** Of everything that was paid until the end of these days: what came in is what it paid, what was given back and credit. */
    balance: Type.Object({
      received: Naira,
      /** What pays charges. */
      paid: Naira,
      /** Given back, or reserved for a refund. */
      refunded: Naira,
      credit: Naira,
      /** Received less the others: 0, unless the ledger is broken. */
      difference: Signed,
    }),
  }),
  failures: [
    ...guardFailures,
    { status: 400, body: FieldErrors, when: "The days are not a range of 31 at most." },
  ],
});

export const exportChannelReconciliation = defineTableExport(channelReconciliation, {
  summary: "The same by channel, as a file",
  filters: ReconciliationQuery.properties,
});
