import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import {
  CodedDetail,
  Detail,
  FieldErrors,
  guardFailures,
  IsoInstant,
  Message,
  Naira,
  NairaSent,
  RecordId,
  ReferenceParams,
  SessionName,
  tooManyRequestsFailure,
  Unset,
} from "../shapes.ts";
import { ScheduleSection } from "./payment-records.ts";

const PaymentRecord = Type.Object({
  id: Type.Integer(),
  amount: Naira,
  payment_date: IsoInstant,
  reference: Type.String(),
});

export const studentPayments = defineEndpoint({
  method: "GET",
  path: "/payment/student-payments/",
  area: "payment",
  origin: "specified",
  summary: "The signed-in student's settled payments, newest first",
  auth: "student",
  status: 200,
  response: Type.Object({
    tuition_payments: Type.Array(PaymentRecord),
    hostel_payments: Type.Array(PaymentRecord),
    /** An extension: of sections of the fee schedule that are not tuition. */
    section_payments: Type.Optional(
      Type.Array(Type.Object({ ...PaymentRecord.properties, section: ScheduleSection })),
    ),
  }),
  failures: [...guardFailures],
});

export const downloadReceipt = defineEndpoint({
  method: "GET",
  path: "/payment/receipt/download/",
  area: "payment",
  origin: "specified",
  summary: "The receipt of one of the student's own payments, as PDF",
  auth: "student",
  query: Type.Object({
    /** `section` is an extension. */
    payment_type: Type.Union([
      Type.Literal("tuition"),
      Type.Literal("hostel"),
      Type.Literal("section"),
    ]),
    payment_id: RecordId,
  }),
  status: 200,
  response: { file: ["application/pdf"] },
  failures: [
    ...guardFailures,
    { status: 404, body: Detail, when: "No such payment, or it is another student's." },
  ],
});

/** Confirms to anyone who scans a receipt's QR code that the college issued it. */
export const confirmReceipt = defineEndpoint({
  method: "GET",
  path: "/payment/receipt/confirm/{code}/",
  area: "payment",
  origin: "extension",
  summary: "Tell whether a receipt is genuine",
  auth: "none",
  params: Type.Object({ code: Type.String({ pattern: "^[A-Za-z0-9_-]{16,64}$" }) }),
  status: 200,
  response: Type.Object({
    payer: Type.String(),
    item: Type.String(),
    amount: Naira,
    session: SessionName,
    reference: Type.String(),
    payment_date: IsoInstant,
    /** Of a receipt that was voided since. */
    voided_at: Unset(IsoInstant),
    /** What of it is given back, or reserved for an approved refund. */
    refunded: Naira,
  }),
  failures: [
    { status: 404, body: Detail, when: "The college issued no such receipt." },
    tooManyRequestsFailure,
  ],
});

export const InitializeAnswer = Type.Object({
  data: Type.Object({
    authorization_url: Type.String(),
    reference: Type.Optional(
      Type.String({ description: "An extension: the reference the provider returns with." }),
    ),
  }),
});

export const initializeFailures = [
  ...guardFailures,
  { status: 502, body: Detail, when: "The payment provider did not answer or refused." },
  tooManyRequestsFailure,
] as const;

export const CallbackUrl = Type.String({ minLength: 1, maxLength: 500 });

export const initializeHostelPayment = defineEndpoint({
  method: "POST",
  path: "/payment/hostel/initialize/",
  area: "payment",
  origin: "specified",
  summary: "Open the session's hostel fee with the provider, or reuse the open reference",
  auth: "student",
  body: Type.Object({ amount: NairaSent, callback_url: CallbackUrl }),
  status: 200,
  response: InitializeAnswer,
  failures: [
    {
      status: 400,
      body: Detail,
      when: "Tuition, or the share that opens the hostel, is not paid, the fee is already paid, or the amount or callback is not the college's.",
    },
    ...initializeFailures,
  ],
});

export const initializeTuitionPayment = defineEndpoint({
  method: "POST",
  path: "/payment/tuition/initialize/",
  area: "payment",
  origin: "specified",
  summary: "Open the session's tuition with the provider, or reuse the open reference",
  auth: "student",
  body: Type.Object({
    tuition_fee_id: RecordId,
    callback_url: CallbackUrl,
    share: Type.Optional(
      Type.Enum(["next", "all"], {
        description:
          "An extension: the next share of the student's instalment plan. Without it, or without a plan, all that is owed.",
      }),
    ),
  }),
  status: 200,
  response: InitializeAnswer,
  failures: [
    {
      status: 400,
      body: Detail,
      when: "The record is not the student's active one, tuition is already paid, or the callback is not the portal's. `share_paid`: a payment of a share arrived only now.",
    },
    ...initializeFailures,
  ],
});

/** §7: the applicant's screening fee; the call has no callback URL because the college knows it. */
export const initializeScreeningPayment = defineEndpoint({
  method: "POST",
  path: "/payment/initialize/",
  area: "payment",
  origin: "specified",
  summary: "Open the pre-admission screening fee with the provider, or reuse the open reference",
  auth: "applicant",
  body: Type.Object({ amount: NairaSent }),
  status: 200,
  response: InitializeAnswer,
  failures: [
    {
      status: 400,
      body: Detail,
      when: "The fee is already paid, or the amount is not the college's.",
    },
    {
      status: 409,
      body: CodedDetail,
      when: "`session_closed`: the application session takes no applications now, and no payment of it is open.",
    },
    ...initializeFailures,
  ],
});

/** §3 "Payment verify response": nothing about the payer beyond names and session, for the page is public. */
export const PaymentVerification = Type.Object({
  message: Type.String(),
  data: Type.Object({
    gateway_response: Type.String(),
    id: Type.Union([Type.Integer(), Type.String()]),
    reference: Type.String(),
    /** An extension: what was paid for. */
    item: Type.Optional(Type.String()),
    amount: Type.Optional(Naira),
    status: Type.Optional(Type.String({ examples: ["success", "failed", "abandoned", "pending"] })),
    student_details: Type.Optional(
      Type.Object({
        session: Type.String(),
        surname: Type.String(),
        first_name: Type.String(),
      }),
    ),
  }),
});

const verificationRefusals = [
  { status: 404, body: Detail, when: "The reference is unknown." },
  {
    status: 409,
    body: Detail,
    when: "The provider's answer does not match what was owed; nothing is credited. `payment_refunded`: the college paid it back since.",
  },
  {
    status: 502,
    body: Detail,
    when: "The payment provider did not answer; the payment stays pending.",
  },
] as const;

export const verifyTuitionPayment = defineEndpoint({
  method: "GET",
  path: "/payment/tuition/verify/{reference}/",
  area: "payment",
  origin: "specified",
  summary: "Ask the provider for a tuition payment's outcome and settle it",
  auth: "optional",
  params: ReferenceParams,
  status: 200,
  response: PaymentVerification,
  failures: [...verificationRefusals, tooManyRequestsFailure],
});

export const verifyHostelPayment = defineEndpoint({
  ...verifyTuitionPayment,
  path: "/payment/hostel/verify/{reference}/",
  summary: "Ask the provider for a hostel payment's outcome and settle it",
});

/** §7: an applicant's verification promises less than a student's, and its refusals use `message`. */
export const verifyScreeningPayment = defineEndpoint({
  method: "GET",
  path: "/payment/verify/{reference}/",
  area: "payment",
  origin: "specified",
  summary: "Ask the provider for a screening payment's outcome and settle it",
  auth: "optional",
  params: ReferenceParams,
  status: 200,
  response: Type.Object({
    message: Type.Optional(Type.String()),
    data: PaymentVerification.properties.data,
  }),
  failures: [
    ...verificationRefusals.map((refusal) => ({ ...refusal, body: Message })),
    tooManyRequestsFailure,
  ],
});

/** Paystack's event envelope; only `event` and `data.reference` are read, the rest is fetched from Paystack. */
export const paystackWebhook = defineEndpoint({
  method: "POST",
  path: "/payment/paystack/webhook/",
  area: "payment",
  origin: "extension",
  summary: "Paystack's signed notice that something happened to a reference",
  auth: "none",
  body: Type.Object({
    event: Type.String({ maxLength: 100 }),
    data: Type.Object({ reference: Type.Optional(Type.String({ maxLength: 100 })) }),
  }),
  status: 200,
  response: Message,
  failures: [
    { status: 400, body: FieldErrors, when: "The body is not an event." },
    {
      status: 401,
      body: Detail,
      when: "`x-paystack-signature` is not the HMAC-SHA512 of the raw body.",
    },
  ],
});
