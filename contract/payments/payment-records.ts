import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { defineExportEndpoint, defineListEndpoint } from "../list.ts";
import {
  CodedDetail,
  Detail,
  FieldErrors,
  guardFailures,
  IsoDate,
  IsoInstant,
  Message,
  Naira,
  RecordId,
  SessionName,
  Unset,
} from "../shapes.ts";
import { RefundShown } from "./refund-shapes.ts";

/** The roles that see everybody's money. */
export const moneyReaders = ["SUPER_ADMIN", "ICT_SUPPORT", "BURSARY_OFFICER"] as const;

/** `section`: a section of the fee schedule that is not tuition, and that students may pay online as well. */
export const Purpose = Type.Enum(["tuition", "hostel", "screening", "section"]);

export const ScheduleSection = Type.Enum(["A", "B", "C"]);

const Status = Type.Enum(["pending", "succeeded", "failed", "abandoned", "refused"]);

const RefusalKind = Type.Enum([
  "reference",
  "amount",
  "currency",
  "owner",
  "purpose",
  "already_paid",
]);

const PaymentParams = Type.Object({ id: RecordId });

const unknownFailure = { status: 404, body: Detail, when: "No such payment." } as const;

const fieldFailure = { status: 400, body: FieldErrors, when: "A field is not valid." } as const;

export const providerFailure = {
  status: 502,
  body: CodedDetail,
  when: "`provider_unavailable`: the payment provider did not answer; nothing has changed.",
} as const;

/** The payer, as lists and files name them. */
export const Payer = Type.Object({
  kind: Type.Enum(["applicant", "student"]),
  /** The applicant's or student's own id. */
  id: Type.Integer(),
  name: Type.String(),
  /** Application or matric number. */
  number: Type.String(),
  email: Type.String(),
});

/** One payment as lists show it. */
export const PaymentListed = Type.Object({
  id: Type.Integer(),
  reference: Type.String(),
  purpose: Purpose,
  /** Of the purpose `section`. */
  section: Unset(ScheduleSection),
  status: Status,
  refusal: Unset(RefusalKind),
  session: SessionName,
  amount: Naira,
  opened_at: IsoInstant,
  /** Of a payment that was credited: when the provider took the money. */
  paid_at: Unset(IsoInstant),
  /** When the refused money was dealt with. */
  resolved_at: Unset(IsoInstant),
  /** Whether a refund of the refused money is approved and not paid out yet. */
  is_in_refund: Type.Boolean(),
  payer: Unset(Payer),
});

const amountSent = Type.Number({ minimum: 0, maximum: 20_000_000 });

export const paymentRecords = defineListEndpoint({
  path: "/payment/records/",
  area: "payment",
  summary:
    "Payments of everybody, whatever became of them; a search finds references, numbers, names and emails",
  roles: moneyReaders,
  row: PaymentListed,
  sorts: ["opened_at", "amount"],
  defaultSort: "-opened_at",
  filters: {
    purpose: Type.Optional(Purpose),
    status: Type.Optional(Status),
    refusal: Type.Optional(RefusalKind),
    session: Type.Optional(SessionName),
    /** First and last day on which they were opened, in the college's time zone. */
    from: Type.Optional(IsoDate),
    until: Type.Optional(IsoDate),
    /** In naira, both included. */
    amount_from: Type.Optional(amountSent),
    amount_until: Type.Optional(amountSent),
    /** Only those that have been pending for longer. */
    pending_minutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 525_600 })),
    /** For refused money: whether it is dealt with. */
    resolved: Type.Optional(Type.Boolean()),
    /** For refused money: whether a refund of it is approved and not paid out yet. */
    in_refund: Type.Optional(Type.Boolean()),
  },
});

export const exportPaymentRecords = defineExportEndpoint(paymentRecords, {
  summary: "The payments that a filter shows, as a file",
});

export const paymentTotals = defineEndpoint({
  method: "GET",
  path: "/payment/records/totals/",
  area: "payment",
  origin: "extension",
  summary: "How many payments a filter shows and what they come to, by what became of them",
  auth: "staff",
  roles: moneyReaders,
  query: Type.Object({
    search: Type.Optional(Type.String({ maxLength: 100 })),
    ...paymentRecords.list.filters,
  }),
  status: 200,
  response: Type.Object({
    totals: Type.Array(Type.Object({ status: Status, count: Type.Integer(), amount: Naira })),
    /** All sessions, newest first, for a filter. */
    sessions: Type.Array(SessionName),
  }),
  failures: [...guardFailures, fieldFailure],
});

/** Something that staff did, of the audit log. */
export const OfficeAction = Type.Object({
  at: IsoInstant,
  by: Type.String(),
  action: Type.String(),
  reason: Unset(Type.String()),
  /** The outcome, in one word if there is one. */
  outcome: Unset(Type.String()),
});

export const paymentRecord = defineEndpoint({
  method: "GET",
  path: "/payment/records/{id}/",
  area: "payment",
  origin: "extension",
  summary:
    "One payment whole: who pays for what, what the provider said, the ledger entry, what staff did",
  auth: "staff",
  roles: moneyReaders,
  params: PaymentParams,
  status: 200,
  response: Type.Object({
    ...PaymentListed.properties,
    currency: Type.String(),
    lines: Type.Array(Type.Object({ code: Type.String(), label: Type.String(), amount: Naira })),
    /** The provider's last words. */
    gateway_response: Unset(Type.String()),
    /** How often the job has asked the provider. */
    checks: Type.Integer(),
    next_check_at: Unset(IsoInstant),
    ledger: Unset(
      Type.Object({
        amount: Naira,
        paid_at: IsoInstant,
        credited_at: IsoInstant,
        receipt_code: Type.String(),
        /** What of it is given back, or reserved for an approved refund. */
        refunded: Naira,
      }),
    ),
    /** What the provider says it took and was not credited, in the currency's smallest unit. */
    refused: Unset(Type.Object({ amount: Unset(Type.Integer()), currency: Unset(Type.String()) })),
    resolution: Unset(Type.Object({ text: Type.String(), at: IsoInstant, by: Type.String() })),
    /** The newest refund of the refused money. */
    refund: Unset(RefundShown),
    /** Whether a refund of it can be asked for now. */
    can_ask_refund: Type.Boolean(),
    /** Of the payment and its refunds; newest first, 50 at most. */
    audit: Type.Array(OfficeAction),
  }),
  failures: [...guardFailures, unknownFailure],
});

export const paymentRecordReceipt = defineEndpoint({
  method: "GET",
  path: "/payment/records/{id}/receipt/",
  area: "payment",
  origin: "extension",
  summary: "The receipt of a credited payment, as PDF",
  auth: "staff",
  roles: moneyReaders,
  params: PaymentParams,
  status: 200,
  response: { file: ["application/pdf"] },
  failures: [
    ...guardFailures,
    { status: 404, body: Detail, when: "No such payment, or it was not credited." },
  ],
});

/** The outcome of asking the provider again. */
const Outcome = Type.Enum([
  "credited",
  "already_credited",
  "refused",
  "already_refused",
  "failed",
  "in_progress",
  "open",
  "unknown",
  "abandoned",
]);

export const requeryPayment = defineEndpoint({
  method: "POST",
  path: "/payment/records/{id}/requery/",
  area: "payment",
  origin: "extension",
  summary: "Ask the provider about a payment now, and settle it as its own notice would",
  auth: "staff",
  roles: moneyReaders,
  params: PaymentParams,
  status: 200,
  response: Type.Object({ outcome: Outcome, message: Type.String(), status: Status }),
  failures: [...guardFailures, unknownFailure, providerFailure],
});

export const requeryPayments = defineEndpoint({
  method: "POST",
  path: "/payment/records/requery/",
  area: "payment",
  origin: "extension",
  summary: "Ask the provider about several payments, or tell which of them would be asked about",
  auth: "staff",
  roles: moneyReaders,
  body: Type.Object({
    ids: Type.Array(RecordId, { minItems: 1, maxItems: 50 }),
    /** 5 characters at least; a dry run needs none. */
    reason: Type.Optional(Type.String({ maxLength: 500 })),
    dry_run: Type.Boolean(),
  }),
  status: 200,
  response: Type.Object({
    results: Type.Array(
      Type.Object({
        id: Type.Integer(),
        reference: Type.String(),
        /** `would_ask` of a dry run; `not_reached` if the provider failed or time ran out; the job retries soon. */
        outcome: Type.Union([Outcome, Type.Enum(["would_ask", "not_reached"])]),
        message: Type.String(),
      }),
    ),
  }),
  failures: [
    ...guardFailures,
    fieldFailure,
    { status: 404, body: Detail, when: "One of the payments does not exist." },
  ],
});

export const resolvePayment = defineEndpoint({
  method: "PUT",
  path: "/payment/records/{id}/resolution/",
  area: "payment",
  origin: "extension",
  summary: "Say how money that was taken and not credited was dealt with; it credits nothing",
  auth: "staff",
  roles: ["SUPER_ADMIN"],
  params: PaymentParams,
  body: Type.Object({
    way: Type.Enum(["given_back", "handled"]),
    note: Type.String({ minLength: 5, maxLength: 500 }),
  }),
  status: 200,
  response: Message,
  failures: [
    ...guardFailures,
    fieldFailure,
    unknownFailure,
    {
      status: 409,
      body: CodedDetail,
      when: "`not_refused`: no money of it waits; `resolved`: somebody has said so already; `refund_open`: a refund of it is asked for or approved.",
    },
  ],
});
