import type { CounterMethod, CounterReceiptState } from "../../../gql/staff-payments.ts";
import { type StatusKind, StatusTag } from "../../../ui/StatusTag.tsx";

export const methods: Readonly<Record<CounterMethod, string>> = {
  CASH: "Cash",
  POS: "POS",
  TELLER: "Bank teller",
};

interface Paid {
  readonly method: CounterMethod;
  readonly slipNumber: string | null;
}

/** `POS, slip 004412`. */
export const methodText = ({ method, slipNumber }: Paid): string =>
  slipNumber === null ? methods[method] : `${methods[method]}, slip ${slipNumber}`;

export const receiptStates: Readonly<Record<CounterReceiptState, string>> = {
  VALID: "Valid",
  VOID_ASKED: "Void asked for",
  VOIDED: "Voided",
};

const kinds: Readonly<Record<CounterReceiptState, StatusKind>> = {
  VALID: "good",
  VOID_ASKED: "waiting",
  VOIDED: "bad",
};

export const receiptTag = (state: CounterReceiptState) => (
  <StatusTag kind={kinds[state]}>{receiptStates[state]}</StatusTag>
);
