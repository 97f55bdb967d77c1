import type {
  ChannelReconciliationQuery_channelReconciliation_lines as ChannelLine,
  DifferenceKind,
  ReconciliationWaiting,
} from "../../../gql/staff-payments.ts";

type Line = Pick<ChannelLine, "channel" | "account">;

export interface Days {
  readonly from: string;
  readonly until: string;
}

type Filters = Readonly<Record<string, string | undefined>>;

const list = (path: string, filters: Filters): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value);
  return `${path}?${query}`;
};

/** The list of what the ledger has. */
export const ledgerList = ({ channel, account }: Line, days: Days): string => {
  switch (channel) {
    case "ONLINE":
      return list("payments", { status: "SUCCEEDED", ...days });
    case "BANK":
    case "REMITA":
      return list("bank-rows", { account: account?.id, state: "CREDITED", ...days });
    case "SPONSOR":
      return list("remittances", { state: "CREDITED", ...days });
    case "REFUND":
      return list("refunds", { state: "PAID", paidFrom: days.from, paidUntil: days.until });
    default:
      return list("counter-receipts", { method: channel, ...days });
  }
};

/** The list of what is at the source; null where the portal has none. */
export const sourceList = ({ channel, account }: Line, days: Days): string | null => {
  switch (channel) {
    case "ONLINE":
    case "REFUND":
      return null;
    case "BANK":
    case "REMITA":
      return list("bank-rows", { account: account?.id, ...days });
    case "SPONSOR":
      return list("remittances", { ...days });
    case "CASH":
      return list("cash-books", { isOpen: "no", ...days });
    default:
      return list("counter-receipts", { method: channel, ...days });
  }
};

/** The list of a part of the difference. */
export const differenceList = (
  { channel, account }: Line,
  kind: DifferenceKind,
  days: Days,
): string => {
  switch (kind) {
    case "NOT_COUNTED":
      return list("cash-books", { isOpen: "yes", ...days });
    case "COUNT_DIFFERS":
      return list("cash-books", { differs: "yes", ...days });
    case "VOIDED_AFTER_CLOSING":
    case "SLIP_VOIDED":
      return list("counter-receipts", { method: channel, state: "VOIDED", ...days });
    case "UNALLOCATED":
    case "SHARE_VOIDED":
      return list("remittances", { state: "CREDITED", ...days });
    case "CREDITING":
      return list("remittances", { state: "CREDITING", ...days });
    default:
      return list("bank-rows", {
        account: account?.id,
        state: kind === "LEFTOVER" ? "OPEN" : kind,
        ...days,
      });
  }
};

/** The list of what waits. */
export const waitingList = (
  { channel, account }: Line,
  kind: ReconciliationWaiting,
  days: Days,
): string => {
  switch (kind) {
    case "PENDING":
      return list("payments", { status: "PENDING", ...days });
    case "REFUSED":
      return list("payments", { status: "REFUSED", resolved: "no", ...days });
    case "RECEIPT_VOIDED":
      return list("bank-rows", {
        account: account?.id,
        isWaiting: "yes",
        reason: "VOIDED",
        ...days,
      });
    case "IMPORT_UNFINISHED":
      return list("bank-statements", { account: account?.id });
    case "DRAFT":
    case "WAITING":
    case "DECLINED":
      return list("remittances", { state: kind, ...days });
    case "ASKED":
    case "APPROVED":
      return list("refunds", { state: kind });
    default:
      return voidList({ channel, account }, days);
  }
};

const voidList = ({ channel, account }: Line, days: Days): string => {
  if (channel === "SPONSOR") return list("remittances", { hasWaitingVoids: "yes", ...days });
  return account === null
    ? list("counter-receipts", { method: channel, state: "VOID_ASKED", ...days })
    : list("bank-rows", { account: account.id, state: "VOID_ASKED", ...days });
};
