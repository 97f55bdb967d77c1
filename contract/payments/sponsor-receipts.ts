import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import {
  CodedDetail,
  IsoDate,
  Naira,
  officeFailures,
  RecordParams,
  SessionName,
  Typed,
} from "../shapes.ts";
import { counterReceiptStates, ReceiptStudent, ReceiptVoid } from "./counter.ts";
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
  state: Type.Enum(counterReceiptStates),
  student: ReceiptStudent,
  /** What it paid when it was written; what was over is `Credit`. */
  lines: Type.Array(Type.Object({ session: SessionName, label: Type.String(), amount: Naira })),
  /** What of it is given back, or reserved for an approved refund. */
  refunded: Naira,
  /** Names its public confirmation, `confirmReceipt`. */
  receipt_code: Type.String(),
  /** The newest first. */
  voids: Type.Array(ReceiptVoid),
  /** Whether the caller may do so now. */
  can_ask_void: Type.Boolean(),
  can_decide_void: Type.Boolean(),
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
  /** 5 characters at least. */
  body: Type.Object({ reason: Typed }),
  status: 200,
  response: SponsorReceiptRecord,
  failures: [
    ...officeFailures,
    {
      status: 409,
      body: CodedDetail,
      when: "`changed_elsewhere`: it is voided, or somebody has asked. `refunded`: money of it was paid out as a refund.",
    },
  ],
});

export const decideSponsorReceiptVoid = defineEndpoint({
  ...area,
  method: "POST",
  path: "/payment/sponsor-receipts/{id}/void/decision/",
  summary:
    "Approve or decline a void that somebody else asked for; what a voided receipt paid is owed again",
  params: RecordParams,
  body: Type.Object({
    is_approved: Type.Boolean(),
    /** Needed to decline, 5 characters at least. */
    note: Type.Optional(Typed),
  }),
  status: 200,
  response: SponsorReceiptRecord,
  failures: [
    ...officeFailures,
    {
      status: 409,
      body: CodedDetail,
      when: "`changed_elsewhere`: it is not waiting. `second_person`: the caller asked for it. `refunded`: money of it was paid out as a refund.",
    },
  ],
});
