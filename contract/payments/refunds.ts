import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { defineExportEndpoint, defineListEndpoint } from "../list.ts";
import {
  CodedDetail,
  changedElsewhere,
  IsoDate,
  IsoInstant,
  Naira,
  NairaSent,
  officeFailures,
  RecordId,
  RecordParams,
  Typed,
  Unset,
} from "../shapes.ts";
import { paymentChannels } from "./account.ts";
import { Decision } from "./decision.ts";
import { OfficeAction, Payer } from "./payment-records.ts";
import { RefundKind, RefundShown, RefundSource, RefundState } from "./refund-shapes.ts";

/** Who asks for refunds, decides on those of others, and pays them out. */
export const refundStaff = ["BURSARY_OFFICER", "SUPER_ADMIN"] as const;

/** A refund, as lists show it. */
const RefundListed = Type.Object({
  ...RefundShown.properties,
  asked_by: Type.String(),
  /** Of the refused payment. */
  payment_id: Unset(Type.Integer()),
  payer: Unset(Payer),
});

export const refunds = defineListEndpoint({
  path: "/payment/refunds/",
  area: "payment",
  summary:
    "Refunds in every state; a search finds their references, those of the refused payments, and people by number, name or email",
  roles: refundStaff,
  row: RefundListed,
  sorts: ["asked_at", "amount"],
  defaultSort: "-asked_at",
  filters: {
    state: Type.Optional(RefundState),
    /** Whether it waits for a decision or to be paid out. */
    is_open: Type.Optional(Type.Boolean()),
    kind: Type.Optional(RefundKind),
    source: Type.Optional(RefundSource),
    /** First and last day on which it was asked for, in the college's time zone. */
    from: Type.Optional(IsoDate),
    until: Type.Optional(IsoDate),
    /** First and last day on which it was paid out, likewise. */
    paid_from: Type.Optional(IsoDate),
    paid_until: Type.Optional(IsoDate),
  },
});

export const exportRefunds = defineExportEndpoint(refunds, {
  summary: "The refunds that a filter shows, as a file",
});

const RefundRecord = Type.Object({
  ...RefundListed.properties,
  reason: Type.String(),
  decided_by: Unset(Type.String()),
  /** Why it was declined. */
  note: Unset(Type.String()),
  cancelled_at: Unset(IsoInstant),
  cancelled_by: Unset(Type.String()),
  paid_by: Unset(Type.String()),
  /** The receipts whose money it gives back; none of refused money, which has no receipt. */
  lines: Type.Array(
    Type.Object({
      /** Of the receipt. */
      id: Type.Integer(),
      channel: Type.Enum(paymentChannels),
      /** The payment's reference, or the number of the receipt. */
      reference: Type.String(),
      amount: Naira,
    }),
  ),
  /** False of an approved one whose receipt was voided since: it cannot be paid out. */
  is_covered: Type.Boolean(),
  /** Newest first, 50 at most. */
  audit: Type.Array(OfficeAction),
  /** Whether the caller may do so now. */
  can_decide: Type.Boolean(),
  can_pay_out: Type.Boolean(),
  can_cancel: Type.Boolean(),
});

export const refund = defineEndpoint({
  method: "GET",
  path: "/payment/refunds/{id}/",
  area: "payment",
  origin: "extension",
  summary: "One refund: who asked, decided and paid, and what it takes from the ledger",
  auth: "staff",
  roles: refundStaff,
  params: RecordParams,
  status: 200,
  response: RefundRecord,
  failures: officeFailures,
});

/** Gives back all that the provider took. */
export const askPaymentRefund = defineEndpoint({
  method: "POST",
  path: "/payment/records/{id}/refund/",
  area: "payment",
  origin: "extension",
  summary: "Ask to give refused money back; a second person decides",
  auth: "staff",
  roles: refundStaff,
  params: RecordParams,
  /** 5 characters at least. */
  body: Type.Object({ reason: Typed }),
  status: 201,
  response: RefundRecord,
  failures: [
    ...officeFailures,
    {
      status: 409,
      body: CodedDetail,
      when: "`not_refused`: no money of it waits. `resolved`: it is dealt with. `refund_open`: a refund is asked for or approved. `other_currency`, `amount_unknown`: it is dealt with by hand.",
    },
  ],
});

/**
 * Idempotent with the caller's `Idempotency-Key`: a repeated call asks for nothing new and returns the refund that the first one
 * asked for.
 */
export const askCreditRefund = defineEndpoint({
  method: "POST",
  path: "/payment/refunds/",
  area: "payment",
  origin: "extension",
  summary: "Ask to give credit of a student's account back; a second person decides",
  auth: "staff",
  roles: refundStaff,
  headers: Type.Object({
    "idempotency-key": Type.String({ minLength: 8, maxLength: 100 }),
  }),
  body: Type.Object({
    student_id: RecordId,
    /** No more than the free credit. */
    amount: NairaSent,
    kind: RefundKind,
    /** 5 characters at least. */
    reason: Typed,
  }),
  status: 201,
  response: RefundRecord,
  failures: [
    ...officeFailures,
    {
      status: 409,
      body: CodedDetail,
      when: "`key_reused`: the key was used for another refund.",
    },
  ],
});

export const decideRefund = defineEndpoint({
  method: "POST",
  path: "/payment/refunds/{id}/decision/",
  area: "payment",
  origin: "extension",
  summary:
    "Approve or decline a refund that somebody else asked for; credit that an approved one gives back pays nothing else",
  auth: "staff",
  roles: refundStaff,
  params: RecordParams,
  body: Decision,
  status: 200,
  response: RefundRecord,
  failures: [
    ...officeFailures,
    {
      status: 409,
      body: CodedDetail,
      when: "`changed_elsewhere`: it is not waiting. `second_person`: the caller asked for it. `credit_gone`: the credit has paid something else since.",
    },
  ],
});

export const payOutRefund = defineEndpoint({
  method: "POST",
  path: "/payment/refunds/{id}/pay-out/",
  area: "payment",
  origin: "extension",
  summary: "Record that an approved refund was paid out; the person is told by mail",
  auth: "staff",
  roles: refundStaff,
  params: RecordParams,
  /** Of the bank transfer, or of the provider's refund: 3 to 60 characters, taken once. */
  body: Type.Object({ reference: Typed }),
  status: 200,
  response: RefundRecord,
  failures: [
    ...officeFailures,
    {
      status: 409,
      body: CodedDetail,
      when: "`changed_elsewhere`: it is not approved, or paid out already. `not_covered`: its receipt was voided since.",
    },
  ],
});

export const cancelRefund = defineEndpoint({
  method: "POST",
  path: "/payment/refunds/{id}/cancel/",
  area: "payment",
  origin: "extension",
  summary: "Cancel a refund that is not paid out; reserved credit is free again",
  auth: "staff",
  roles: refundStaff,
  params: RecordParams,
  status: 200,
  response: RefundRecord,
  failures: [...officeFailures, changedElsewhere],
});
