import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { defineExportEndpoint, defineListEndpoint, defineTableExport } from "../list.ts";
import {
  Detail,
  FieldErrors,
  guardFailures,
  IsoDate,
  IsoInstant,
  Naira,
  RecordId,
  SessionName,
  Unset,
} from "../shapes.ts";
import { chargeSections, paymentChannels } from "./account.ts";
import { counterReaders } from "./counter.ts";
import { Payer } from "./payment-records.ts";

/** What the figures can be divided by. */
export const figureGroupings = [
  "day",
  "channel",
  "section",
  "department",
  "level",
  "sponsor",
] as const;

/** `owing`: something is outstanding. `paid`: nothing is. `nothing_paid`: all of it is. */
export const balanceStandings = ["owing", "paid", "nothing_paid"] as const;

export const receiptStates = ["valid", "voided"] as const;

const figureReading = {
  method: "GET",
  area: "payment",
  origin: "extension",
  auth: "staff",
  roles: counterReaders,
} as const;

const narrowingFailures = [
  ...guardFailures,
  { status: 400, body: FieldErrors, when: "A filter is none of these." },
] as const;

/** Which charges are meant, and whose. */
const chargeFilters = {
  section: Type.Optional(Type.Enum(chargeSections)),
  /** A student's department now. */
  department: Type.Optional(RecordId),
  /** A student's level in the session. */
  level: Type.Optional(Type.Integer({ minimum: 100, maximum: 900 })),
  /**
   * A charge is of one sponsor at most: of whose list of the session has the student and covers the section; of several lists an
   * open one, then the newest.
   */
  sponsor: Type.Optional(RecordId),
  /** Whether a charge is of any sponsor. */
  sponsored: Type.Optional(Type.Boolean()),
  payer: Type.Optional(Payer.properties.kind),
} as const;

/** First and last day, in the college's time zone. */
const dayFilters = { from: Type.Optional(IsoDate), until: Type.Optional(IsoDate) } as const;

const FigureQuery = {
  by: Type.Enum(figureGroupings),
  /** The current one where none is named. */
  session: Type.Optional(SessionName),
  ...chargeFilters,
  channel: Type.Optional(Type.Enum(paymentChannels)),
  ...dayFilters,
} as const;

/**
 * Of the charges of a session that are owed. Money of a voided receipt, and charges that were taken back, count on no day.
 */
const Sums = {
  /** Charged in the range of days. Null by channel, which a charge has none of. */
  billed: Unset(Naira),
  /** What of money that was paid in the range pays them. */
  received: Naira,
  /**
   * What is open at the end of the range, of all that was charged till then. Money that was paid before its charge lessens it from the
   * charge on. Null by channel.
   */
  outstanding: Unset(Naira),
  /** What is paid at the end of the range of all that was charged till then, in percent, rounded down; null where that is nothing. */
  percent: Unset(Type.Integer({ minimum: 0, maximum: 100 })),
} as const;

const FigureRow = Type.Object({
  /**
   * The value of the filter that narrows a list to it: a day, channel, section, level, or the id of a department or sponsor. `applicants`
   * (`payer=applicant`) have no department and no level; `none` (`sponsored=false`) is what no sponsor covers.
   */
  key: Type.String(),
  /** In plain words; a day as the key has it. */
  label: Type.String(),
  ...Sums,
});

const unknownSession = { status: 404, body: Detail, when: "No such session." } as const;

export const figures = defineEndpoint({
  ...figureReading,
  path: "/payment/figures/",
  summary:
    "What a session billed and received and what is outstanding, by day, channel, section, department, level or sponsor",
  query: Type.Object(FigureQuery),
  status: 200,
  response: Type.Object({
    /** The one asked for, or the current one; null, without rows, where none is current. */
    session: Unset(SessionName),
    /** Those with any money, in their natural order. */
    rows: Type.Array(FigureRow),
    /** Of all rows. By channel, of the whole session too, unless one channel is asked for. */
    total: Type.Object(Sums),
    /** Of everybody and all sessions, whatever the filters: what was received is paid, refunded and credit together. */
    ledger: Type.Object({
      /** All receipts that are not voided. */
      received: Naira,
      /** What of it pays charges. */
      paid: Naira,
      /** What of it is given back, or reserved for an approved refund. */
      refunded: Naira,
      /** What of it pays nothing yet. */
      credit: Naira,
    }),
    /** Refunds of credit and of refused payments that were paid out in the range of days, of everybody. */
    refunds_paid: Naira,
  }),
  failures: [...narrowingFailures, unknownSession],
});

export const exportFigures = defineTableExport(figures, {
  summary: "The figures as a file, with their sum",
  filters: FigureQuery,
  failures: [unknownSession],
});

/** What figures, balances and receipts can be narrowed to. */
export const figureChoices = defineEndpoint({
  ...figureReading,
  path: "/payment/figures/choices/",
  summary: "The sessions, departments and sponsors that figures can be narrowed to",
  status: 200,
  response: Type.Object({
    /** The current one. */
    session: Unset(SessionName),
    /** Every session, the newest first. */
    sessions: Type.Array(SessionName),
    departments: Type.Array(
      Type.Object({ id: Type.Integer(), code: Type.String(), name: Type.String() }),
    ),
    /** By short name. */
    sponsors: Type.Array(
      Type.Object({ id: Type.Integer(), name: Type.String(), short_name: Type.String() }),
    ),
  }),
  failures: [...guardFailures],
});

const Balance = Type.Object({
  /** Of the account. */
  id: Type.Integer(),
  payer: Unset(Payer),
  /** Null for an applicant. */
  department: Unset(Type.String()),
  /** In the session; null for an applicant. */
  level: Unset(Type.Integer()),
  billed: Naira,
  paid: Naira,
  outstanding: Naira,
});

/**
 * What is behind billed and outstanding. The days narrow the charges by when they were charged; what is paid of them is what was
 * paid till the last day.
 */
export const balances = defineListEndpoint({
  path: "/payment/balances/",
  area: "payment",
  summary:
    "Students and applicants with what a session charged them and what is outstanding; a search finds numbers, names and emails",
  roles: counterReaders,
  row: Balance,
  sorts: ["name", "number", "billed", "paid", "outstanding"],
  defaultSort: "name",
  filters: {
    /** The current one where none is named. */
    session: Type.Optional(SessionName),
    ...chargeFilters,
    standing: Type.Optional(Type.Enum(balanceStandings)),
    ...dayFilters,
  },
});

export const exportBalances = defineExportEndpoint(balances, {
  summary: "The balances that a filter shows, as a file",
});

export const balanceTotals = defineEndpoint({
  ...figureReading,
  path: "/payment/balances/totals/",
  summary: "What the balances that a filter shows come to",
  query: Type.Object({
    search: Type.Optional(Type.String({ maxLength: 100 })),
    ...balances.list.filters,
  }),
  status: 200,
  response: Type.Object({ billed: Naira, paid: Naira, outstanding: Naira }),
  failures: narrowingFailures,
});

const ReceiptListed = Type.Object({
  id: Type.Integer(),
  channel: Type.Enum(paymentChannels),
  /** The payment's reference, or the number of the counter's, the bank's or the sponsor's receipt. */
  reference: Type.String(),
  /** Who paid; null unless a sponsor did. */
  sponsor: Unset(Type.String()),
  /** For whom. */
  payer: Unset(Payer),
  amount: Naira,
  /** What of it pays charges, those that the filters name: of a session, a section, a sponsor. Nothing of a voided one. */
  paid: Naira,
  /** What of it pays nothing yet. */
  credit: Naira,
  /** What of it is given back, or reserved for an approved refund. */
  refunded: Naira,
  paid_at: IsoInstant,
  state: Type.Enum(receiptStates),
  /** Where it is kept: the id of the payment if online, of the statement's row if at a bank or by Remita, else of the receipt. */
  record_id: Type.Integer(),
});

/**
 * What is behind received. Narrowed by session, section or sponsor it has the receipts that pay such charges, and the voided ones
 * that did.
 */
export const receipts = defineListEndpoint({
  path: "/payment/receipts/",
  area: "payment",
  summary:
    "Money that came in by every channel; a search finds references, receipt numbers, and people by number, name or email",
  roles: counterReaders,
  row: ReceiptListed,
  sorts: ["paid_at", "amount"],
  defaultSort: "-paid_at",
  filters: {
    /** Every session where none is named. */
    session: Type.Optional(SessionName),
    ...chargeFilters,
    channel: Type.Optional(Type.Enum(paymentChannels)),
    state: Type.Optional(Type.Enum(receiptStates)),
    ...dayFilters,
  },
});

export const exportReceipts = defineExportEndpoint(receipts, {
  summary: "The receipts that a filter shows, as a file",
});

export const receiptTotals = defineEndpoint({
  ...figureReading,
  path: "/payment/receipts/totals/",
  summary: "What the receipts that a filter shows come to, without voided ones",
  query: Type.Object({
    search: Type.Optional(Type.String({ maxLength: 100 })),
    ...receipts.list.filters,
  }),
  status: 200,
  response: Type.Object({ amount: Naira, paid: Naira, credit: Naira, refunded: Naira }),
  failures: narrowingFailures,
});
