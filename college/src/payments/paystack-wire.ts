import Type, { type Static } from "typebox";

/**
 * The parts of Paystack's HTTP API that the portal speaks. Answers are checked for what is read from
 * them; whatever else they hold is ignored. Amounts are in kobo.
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

/** What `GET /transaction/verify/:reference` tells of a transaction. */
export const PaystackTransaction = Type.Object({
  id: Type.Union([Type.Integer(), Type.String()]),
  /**
   * `success`, `failed`, `abandoned`, `ongoing`, `pending`, `processing`, `queued` or `reversed`. Paystack
   * says `abandoned` of every transaction nobody has finished, while the person is still on its page too.
   */
  status: Type.String(),
  reference: Type.String(),
  amount: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  currency: Type.String(),
  gateway_response: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  paid_at: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  created_at: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  /** What was sent at initialization; `""`, `0` or null where nothing was, and sometimes JSON in a string. */
  metadata: Type.Optional(Type.Unknown()),
});
export type PaystackTransaction = Static<typeof PaystackTransaction>;

/** `status: true` says only that the question was answered; the outcome is `data.status`. */
export const VerifyAnswer = Type.Object({
  status: Type.Literal(true),
  data: PaystackTransaction,
});

const Instant = Type.String({ pattern: "^20\\d{2}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" });

/** Query of `GET /transaction`; from and to are of when transactions were opened. */
export const ListRequest = Type.Object({
  status: Type.Literal("success"),
  from: Instant,
  to: Instant,
  perPage: Type.Integer({ minimum: 1, maximum: 100 }),
  page: Type.Integer({ minimum: 1, maximum: 10_000 }),
});
export type ListRequest = Static<typeof ListRequest>;

/** What `GET /transaction` answers: a page of transactions, newest first. */
export const ListAnswer = Type.Object({
  status: Type.Literal(true),
  data: Type.Array(PaystackTransaction),
  meta: Type.Object({ pageCount: Type.Integer({ minimum: 0 }) }),
});

/** Paystack's refusals: `code` came later than `message` and is not on all of them. */
export const RefusalAnswer = Type.Object({
  status: Type.Literal(false),
  message: Type.String(),
  code: Type.Optional(Type.String()),
});
