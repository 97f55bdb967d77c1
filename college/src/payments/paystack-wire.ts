import Type, { type Static } from "typebox";

/**
 * The parts of Paystack's HTTP API that the portal uses. Only the fields that the portal reads are validated; others
 * are ignored. Amounts are in kobo.
 */

/** Body of `POST /transaction/initialize`. */
export const InitializeRequest = Type.Object({
  email: Type.String({ minLength: 3, maxLength: 254 }),
  amount: Type.Integer({ minimum: 1 }),
  currency: Type.String({ pattern: "^[A-Z]{3}$" }),
  reference: Type.String({ minLength: 1, maxLength: 100, pattern: "^[A-Za-z0-9.=-]+$" }),
  callback_url: Type.String({ minLength: 1, maxLength: 500 }),
  metadata: Type.Record(Type.String(), Type.Unknown()),
});
export type InitializeRequest = Static<typeof InitializeRequest>;

export const InitializeAnswer = Type.Object({
  status: Type.Literal(true),
  data: Type.Object({
    authorization_url: Type.String({ minLength: 1 }),
    access_code: Type.String(),
    reference: Type.String(),
  }),
});

/** A transaction as `GET /transaction/verify/:reference` returns it. */
export const PaystackTransaction = Type.Object({
  id: Type.Union([Type.Integer(), Type.String()]),
  /**
   * `success`, `failed`, `abandoned`, `ongoing`, `pending`, `processing`, `queued` or `reversed`. Paystack reports
   * `abandoned` for every unfinished transaction, even while the person is still on its page.
   */
  status: Type.String(),
  reference: Type.String(),
  amount: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  currency: Type.String(),
  gateway_response: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  paid_at: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  created_at: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  /** The metadata of the initialization; `""`, `0` or null without any, and sometimes JSON in a string. */
  metadata: Type.Optional(Type.Unknown()),
});
export type PaystackTransaction = Static<typeof PaystackTransaction>;

/** `status: true` says only that the request succeeded; the outcome is `data.status`. */
export const VerifyAnswer = Type.Object({
  status: Type.Literal(true),
  data: PaystackTransaction,
});

const Instant = Type.String({ pattern: "^20\\d{2}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" });

/** Query of `GET /transaction`; `from` and `to` refer to the time a transaction was opened. */
export const ListRequest = Type.Object({
  status: Type.Literal("success"),
  from: Instant,
  to: Instant,
  perPage: Type.Integer({ minimum: 1, maximum: 100 }),
  page: Type.Integer({ minimum: 1, maximum: 10_000 }),
});
export type ListRequest = Static<typeof ListRequest>;

/** The answer of `GET /transaction`: a page of transactions, newest first. */
export const ListAnswer = Type.Object({
  status: Type.Literal(true),
  data: Type.Array(PaystackTransaction),
  meta: Type.Object({ pageCount: Type.Integer({ minimum: 0 }) }),
});

/** Paystack's refusals: Paystack added `code` after `message`, and some answers lack it. */
export const RefusalAnswer = Type.Object({
  status: Type.Literal(false),
  message: Type.String(),
  code: Type.Optional(Type.String()),
});
