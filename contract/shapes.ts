import Type, { type TSchema } from "typebox";

/** The body of most refusals: one sentence for a person. */
export const Detail = Type.Object({ detail: Type.String() });

/** A refusal that a program must distinguish from others of the same status. */
export const CodedDetail = Type.Object({ detail: Type.String(), code: Type.String() });

/** simplejwt's answer to a missing, expired or revoked access token, and to a refused refresh. */
export const TokenNotValid = Type.Object({
  detail: Type.String({ examples: ["Given token not valid for any token type"] }),
  code: Type.String({ examples: ["token_not_valid"] }),
});

/** Refusals of single fields, as Django REST framework words them: `{email: ["Enter a valid email address."]}`. */
export const FieldErrors = Type.Record(Type.String(), Type.Array(Type.String()));

export const Message = Type.Object({ message: Type.String() });

/** The answer to a call whose success the specification shows no body for: any object, a message where there is one. */
export const Acknowledged = Type.Object({ message: Type.Optional(Type.String()) });

/** An unpaid fee blocks the call; `detail` names it. */
export const PaymentRequired = Type.Object({
  detail: Type.String({
    examples: ["You have to pay Tuition fees before registering courses"],
  }),
});

/** A text that may be missing: `null` or `""` where nothing was given. */
export const Blank = Type.Union([Type.String(), Type.Null()]);

/** A value that is `null` until it is known. */
export const Unset = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** A record's number as a request names it: no more than the database's integers hold. */
export const RecordId = Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 });

/** An amount of money in naira; whole unless a provider charged kobo. */
export const Naira = Type.Number({ minimum: 0 });

/** An amount that a caller sends, to be compared with what is owed: no more than can be owed at all. */
export const NairaSent = Type.Number({ minimum: 0, maximum: 20_000_000 });

/** The format that marks a string as a day. */
export const isoDatePattern = "^\\d{4}-\\d{2}-\\d{2}$";

/** An ISO 8601 date without a time: `2026-03-25`. */
export const IsoDate = Type.String({ pattern: isoDatePattern });

/** An ISO 8601 instant with its offset. */
export const IsoInstant = Type.String({ examples: ["2026-03-25T09:30:00.000Z"] });

/** An instant as a caller sends it. */
export const IsoInstantSent = Type.String({
  pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$",
  examples: ["2026-03-25T09:30:00.000Z"],
});

/** `"2025/2026"`. */
export const SessionName = Type.String({ pattern: "^\\d{4}/\\d{4}$" });

/** A payment reference: unguessable, chosen by the college. */
export const ReferenceParams = Type.Object({
  reference: Type.String({
    minLength: 1,
    maxLength: 100,
    pattern: "^(?!\\.{1,2}$)[A-Za-z0-9._=-]+$",
  }),
});

export const tokenNotValidFailure = {
  status: 401,
  body: TokenNotValid,
  when: "The access token is missing, expired or revoked.",
} as const;

const forbiddenFailure = {
  status: 403,
  body: Detail,
  when: "The account is of another kind, is suspended, or must choose a new password first.",
} as const;

/** How every endpoint that needs a token refuses those who may not call it. */
export const guardFailures = [tokenNotValidFailure, forbiddenFailure] as const;

export const tooManyRequestsFailure = {
  status: 429,
  body: Detail,
  when: "Too many attempts; `Retry-After` says how many seconds to wait.",
} as const;

/** Counts a record's changes; an older value is a conflict. */
export const Revision = Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 });

export const RecordParams = Type.Object({ id: RecordId });

/** What is deleted, as it was seen. */
export const SeenRevision = Type.Object({ revision: Revision });

/** The form's rules check the value, all fields at once; this only limits its size. */
export const Typed = Type.String({ maxLength: 500 });

/** A number of a form, likewise. */
export const TypedNumber = Type.Number({ minimum: -1e9, maximum: 1e9 });

/** A time as the college's clocks show it, `2026-03-10T09:00`. */
export const CollegeTimeSent = Type.String({ maxLength: 40 });

/**
 * True once the user has confirmed the consequences. Without it a change with consequences is not made: they
 * are returned instead.
 */
export const Confirmed = Type.Object({ is_confirmed: Type.Optional(Type.Boolean()) });

/** The outcome of saving: done, or the consequences to confirm first. */
export const SaveOutcome = Type.Object({
  is_done: Type.Boolean(),
  id: Type.Union([Type.Integer(), Type.Null()], {
    description: "Of the record saved; null where nothing was.",
  }),
  message: Type.String(),
  /** One sentence each, for the user to confirm; empty once done. */
  consequences: Type.Array(Type.String()),
});

export const officeFailures = [
  ...guardFailures,
  { status: 400, body: FieldErrors, when: "A field is not valid." },
  { status: 404, body: Detail, when: "No such record." },
] as const;

export const changedElsewhere = {
  status: 409,
  body: CodedDetail,
  when: "`changed_elsewhere`: it was changed since it was seen.",
} as const;

export const deletionConflict = {
  status: 409,
  body: CodedDetail,
  when: "`changed_elsewhere`: it was changed since it was seen; `in_use`: by what, says the sentence.",
} as const;
