import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { IsoDate, Naira, officeFailures, RecordParams, SessionName } from "../shapes.ts";
import { ReceiptStudent } from "./counter.ts";
import { Decision } from "./decision.ts";
import {
  ReceiptVoid,
  receiptStates,
  VoidRequest,
  voidActions,
  voidDecisionFailures,
  voidRequestFailures,
} from "./receipt-voids.ts";
import { sponsorReaders } from "./sponsors.ts";

const area = {
  area: "payment",
  origin: "extension",
  auth: "staff",
  roles: sponsorReaders,
} as const;

const SponsorReceiptRecord = Type.Object({
  id: Type.Integer(),
  /** `S0012-000345`. */
  number: Type.String(),
  sponsor: Type.String(),
  remittance_id: Type.Integer(),
  bank_reference: Type.String(),
  amount: Naira,
  /** The day of the transfer. */
  paid_on: IsoDate,
  state: Type.Enum(receiptStates),
  student: ReceiptStudent,
  /** What it paid when it was written; what was over is `Credit`. */
  lines: Type.Array(Type.Object({ session: SessionName, label: Type.String(), amount: Naira })),
  /** What of it is given back, or reserved for an approved refund. */
  refunded: Naira,
  /** Names its public confirmation, `confirmReceipt`. */
  receipt_code: Type.String(),
  /** The newest first. */
  voids: Type.Array(ReceiptVoid),
  ...voidActions,
});

export const sponsorReceipt = defineEndpoint({
  ...area,
  method: "GET",
  path: "/payment/sponsor-receipts/{id}/",
  summary: "A student's receipt of a sponsor's transfer: what it paid, and who asked to void it",
  params: RecordParams,
  status: 200,
  response: SponsorReceiptRecord,
  failures: officeFailures,
});

export const askSponsorReceiptVoid = defineEndpoint({
  ...area,
  method: "POST",
  path: "/payment/sponsor-receipts/{id}/void/",
  summary: "Ask to void a student's receipt of a sponsor; it counts until a second person approves",
  params: RecordParams,
  body: VoidRequest,
  status: 200,
  response: SponsorReceiptRecord,
  failures: voidRequestFailures,
});

export const decideSponsorReceiptVoid = defineEndpoint({
  ...area,
  method: "POST",
  path: "/payment/sponsor-receipts/{id}/void/decision/",
  summary:
    "Approve or decline a void that somebody else asked for; what a voided receipt paid is owed again",
  params: RecordParams,
  body: Decision,
  status: 200,
  response: SponsorReceiptRecord,
  failures: voidDecisionFailures,
});
