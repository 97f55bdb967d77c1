import type {
  DifferenceKind,
  MatchState,
  ReconciledChannel,
  ReconciliationWaiting,
  TransferSighting,
} from "../../../gql/staff-payments.ts";

export const channelNames: Readonly<Record<ReconciledChannel, string>> = {
  ONLINE: "Online",
  CASH: "Cash at the counter",
  POS: "POS at the counter",
  TELLER: "Tellers at the counter",
  BANK: "Bank",
  REMITA: "Remita",
  SPONSOR: "Sponsors",
  REFUND: "Refunds paid out",
};

/** What the ledger and the source of a channel count. */
export const countedThings: Readonly<Record<ReconciledChannel, readonly [string, string]>> = {
  ONLINE: ["receipts", "transactions"],
  CASH: ["receipts", "closed books"],
  POS: ["receipts", "slips"],
  TELLER: ["receipts", "slips"],
  BANK: ["receipts", "rows"],
  REMITA: ["receipts", "rows"],
  SPONSOR: ["receipts", "remittances"],
  REFUND: ["refunds", ""],
};

export const matchStates: Readonly<Record<MatchState, string>> = {
  MATCHED: "Matches",
  DIFFERS: "Amounts differ",
  MISSING_IN_LEDGER: "Not credited yet",
  REFUSED: "Refused",
  MISSING_AT_PROVIDER: "Not at the provider",
  UNKNOWN: "Not opened here",
};

export const differenceTexts: Readonly<Record<DifferenceKind, string>> = {
  NOT_COUNTED: "Books left open",
  COUNT_DIFFERS: "Counted otherwise",
  VOIDED_AFTER_CLOSING: "Voided after the count",
  SLIP_VOIDED: "Slips of voided receipts",
  LEFTOVER: "To match",
  PROPOSED: "To approve",
  RETURNED: "Returned",
  SPONSOR_TRANSFER: "Sponsors' transfers",
  UNALLOCATED: "For no student",
  SHARE_VOIDED: "Shares voided",
  CREDITING: "Being credited",
};

export const waitingTexts: Readonly<Record<ReconciliationWaiting, string>> = {
  PENDING: "Still open",
  REFUSED: "Refused money",
  VOID_ASKED: "Voids to decide",
  RECEIPT_VOIDED: "Left over by voids",
  IMPORT_UNFINISHED: "Imports to finish",
  DRAFT: "Drafts",
  WAITING: "To approve",
  DECLINED: "Declined",
  ASKED: "To decide",
  APPROVED: "To pay out",
};

export const sightings: Readonly<Record<TransferSighting, string>> = {
  MATCHED: "Matched",
  LIKELY: "Seen, to match",
  NOT_SEEN: "Not seen yet",
};
