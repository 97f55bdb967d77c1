import type { BankRowKind, BankRowState, LeftoverReason } from "../../../gql/staff-payments.ts";
import { type StatusKind, StatusTag } from "../../../ui/StatusTag.tsx";

/** What a row of a statement came to, in the order of the college's answer. */
export const rowKinds: Readonly<Record<BankRowKind, string>> = {
  MATCHED: "Matched",
  SHORT: "Short",
  OVER: "Over",
  AMBIGUOUS: "Ambiguous",
  UNMATCHED: "Unmatched",
  SEEN: "Seen before",
  IGNORED: "Ignored",
  UNREADABLE: "Unreadable",
};

const kindMarks: Readonly<Record<BankRowKind, StatusKind>> = {
  MATCHED: "good",
  SHORT: "decided",
  OVER: "decided",
  AMBIGUOUS: "waiting",
  UNMATCHED: "waiting",
  SEEN: "neutral",
  IGNORED: "neutral",
  UNREADABLE: "bad",
};

export const kindTag = (kind: BankRowKind) => (
  <StatusTag kind={kindMarks[kind]}>{rowKinds[kind]}</StatusTag>
);

/** Why a row is a leftover. */
export const leftoverReasons: Readonly<Record<LeftoverReason, string>> = {
  NO_REFERENCE: "No reference of a slip",
  WRONG_CHECK_DIGIT: "A digit of the reference is wrong",
  UNKNOWN_REFERENCE: "No slip has this reference",
  SEVERAL_SLIPS: "Several slips",
  SLIP_PAID: "The slip is paid already",
  SLIP_CANCELLED: "The slip was cancelled",
  OTHER_STUDENT: "Another student's matric number",
  TOO_LARGE: "More than one receipt can hold",
  VOIDED: "Its receipt was voided",
};

export const rowStates: Readonly<Record<BankRowState, string>> = {
  OPEN: "To match",
  PROPOSED: "To approve",
  CREDITED: "Credited",
  VOID_ASKED: "Void asked for",
  RETURNED: "Returned",
  SPONSOR_TRANSFER: "A sponsor's",
};

const stateMarks: Readonly<Record<BankRowState, StatusKind>> = {
  OPEN: "waiting",
  PROPOSED: "waiting",
  CREDITED: "good",
  VOID_ASKED: "waiting",
  RETURNED: "neutral",
  SPONSOR_TRANSFER: "good",
};

export const stateTag = (state: BankRowState) => (
  <StatusTag kind={stateMarks[state]}>{rowStates[state]}</StatusTag>
);

interface NamedAccount {
  readonly id: string;
  readonly bank: string;
  readonly accountNumber: string;
}

/** `Zenith Bank 1012345678`. */
export const accountText = ({ bank, accountNumber }: NamedAccount): string =>
  `${bank} ${accountNumber}`;

/** The accounts as choices of a filter. */
export const accountChoices = (
  records: readonly { readonly account: NamedAccount }[] | undefined,
): { value: string; label: string }[] =>
  (records ?? []).map(({ account }) => ({ value: account.id, label: accountText(account) }));
