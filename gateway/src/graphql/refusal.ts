import { type CollegeFailure, isBusinessRefusal, isRefusal } from "../college/failure.ts";
import type { ResolversTypes } from "../generated/resolvers.ts";
import type { FieldRefusal, Refusal } from "../generated/schema-types.ts";
import { texts } from "../texts.ts";

/** The closed list of a refusal's codes. `INVALID_INPUT` comes with the fields it concerns. */
export const refusalCodes = [
  "WRONG_CREDENTIALS",
  "WRONG_CODE",
  "OWN_ACCOUNT",
  "LAST_SUPER_ADMIN",
  "ALREADY_INVITED",
  "NOT_OPEN",
  "ALREADY_ON",
  "NOT_ON",
  "ACCOUNT_SUSPENDED",
  "INVALID_INPUT",
  "NOT_AVAILABLE",
  "FILE_TOO_LARGE",
  "NOT_AN_IMAGE",
  "STORAGE_FULL",
  "TUITION_UNPAID",
  "ALREADY_PAID",
  "SHARE_PAID",
  "NOT_ONLINE",
  "PAYMENT_IN_PROGRESS",
  "NO_TUITION_FEES",
  "PAYMENT_NOT_STARTED",
  "MISSING_REFERENCE",
  "UNKNOWN_REFERENCE",
  "PAYMENT_MISMATCH",
  "PAYMENT_REFUNDED",
  "PROVIDER_UNAVAILABLE",
  "NO_DATA",
  "VERIFICATION_FAILED",
  "SESSION_CLOSED",
  "ALREADY_APPLIED",
  "UNKNOWN_APPLICATION",
  "LINK_USED",
  "LINK_EXPIRED",
  "LINK_UNKNOWN",
  "EMAIL_NOT_VERIFIED",
  "SCREENING_UNPAID",
  "SUBMITTED",
  "CHANGED_ELSEWHERE",
  "PREVIEW_OUTDATED",
  "OWN_SHEET",
  "NOT_A_DOCUMENT",
  "INCOMPLETE",
  "NO_TEST_BATCH",
  "OFFER_ANSWERED",
  "OFFER_EXPIRED",
  "NO_OFFER",
  "EMAIL_IN_USE",
  "HOSTEL_UNPAID",
  "APPLICATIONS_CLOSED",
  "NO_KIND",
  "WRONG_KIND",
  "KEY_REUSED",
  "UNKNOWN_BED",
  "BEDS_FREE",
  "IN_USE",
  "QUOTA_EXCEEDED",
  "PAST_SESSION",
  "IS_PRESENT",
  "SAME_DAY",
  "NOT_ASSIGNED",
  "WRONG_STATE",
  "CASH_BOOK_CLOSED",
  "CASH_BOOK_LEFT_OPEN",
  "SECOND_PERSON",
  "REFUND_OPEN",
  "OTHER_CURRENCY",
  "AMOUNT_UNKNOWN",
  "CREDIT_GONE",
  "NOT_COVERED",
  "REFUNDED",
  "ADJUSTMENT_OPEN",
  "CHARGE_CHANGED",
  "STILL_ACTIVE",
  "NOT_YOURS",
  "TOO_MANY_SLIPS",
  "NO_BANK_ACCOUNT",
  "IMPORT_RUNS",
  "OTHER_OFFICE",
  "RESULTS_PUBLISHED",
  "ACCEPTED",
  "CLEARED",
  "INDEXED",
  "NOT_INDEXED",
  "NO_GRADUATES",
  "LIST_WAITING",
  "LIST_OUTDATED",
  "REFUSED",
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

export type RefusalResult = Refusal & {
  readonly __typename: "Refusal";
  readonly code: RefusalCode;
};

export const refusal = (
  code: RefusalCode,
  message: string,
  fields: FieldRefusal[] = [],
): RefusalResult => ({ __typename: "Refusal", code, message, fields });

/** The refusal of an input with wrong fields; its message is the first field's. Null if no field is wrong. */
export const fieldRefusal = (fields: FieldRefusal[]): RefusalResult | null => {
  const [first] = fields;
  return first === undefined ? null : refusal("INVALID_INPUT", first.message, fields);
};

/** How one operation presents the college's refusal. */
export interface RefusalOptions {
  /** The message if the college sends none. */
  readonly fallback?: string;
  /** The refusal for a 402: the fee that the person must pay first. */
  readonly unpaid?: { readonly code: RefusalCode; readonly message: string };
  /** False for an operation without input fields, whose 400 is not an input error. */
  readonly hasInput?: boolean;
  /** The path of a college's field in the operation's input; undefined if the input has no such field. */
  readonly inputField?: (field: string) => string | undefined;
}

/** The typed result of a refusal by the college. */
export const collegeRefusal = (
  failure: CollegeFailure,
  {
    fallback = texts.notAccepted,
    unpaid,
    hasInput = true,
    inputField = (field) => field,
  }: RefusalOptions = {},
): RefusalResult => {
  const { message, fields } = failure.refusal;
  if (failure.status === 402 && unpaid) return refusal(unpaid.code, message ?? unpaid.message);
  return refusal(
    codeOf(failure, hasInput),
    message ?? fallback,
    Object.entries(fields).flatMap(([name, [first]]) => {
      const field = isFieldPath(name) ? inputField(name) : undefined;
      return field === undefined || first === undefined ? [] : [{ field, message: first }];
    }),
  );
};

/** The code of the closed list that equals the college's code (`changed_elsewhere`), else the one for the status. */
const codeOf = (
  { status, isUpload, refusal: { code = "" } }: CollegeFailure,
  hasInput: boolean,
): RefusalCode => {
  const known = knownCodes.get(code);
  if (known !== undefined) return known;
  if (status === 413) return isUpload ? "FILE_TOO_LARGE" : "INVALID_INPUT";
  if (status === 507) return "STORAGE_FULL";
  return hasInput && status === 400 ? "INVALID_INPUT" : "REFUSED";
};

const knownCodes: ReadonlyMap<string, RefusalCode> = new Map([
  ...refusalCodes.map((code) => [code.toLowerCase(), code] as const),
  ["suspended", "ACCOUNT_SUSPENDED"],
]);

/** Colleges choose their field names. Only names that can be a path of an input are passed on. */
const isFieldPath = (name: string): boolean => /^[a-z][\w.[\]]{0,60}$/i.test(name);

/**
 * Runs a call to the college and returns its refusal as a `Refusal`.
 * @throws every other failure; NOT_FOUND for a record that does not exist
 */
export const orRefusal = async <T>(
  work: () => Promise<T>,
  options?: RefusalOptions,
): Promise<T | RefusalResult> => {
  try {
    return await work();
  } catch (error) {
    // A 404 stays an error, which becomes NOT_FOUND.
    if (isRefusal(error, 404)) throw error;
    if (!isBusinessRefusal(error) && !isRecordRefusal(error)) throw error;
    return collegeRefusal(error, options);
  }
};

/** True for a 403 about this record only: the role is allowed, but not this person. */
const isRecordRefusal = (error: unknown): error is CollegeFailure =>
  isRefusal(error, 403) && ["own_sheet", "not_assigned"].includes(error.refusal.code ?? "");

/** The same for a change that is answered with a message, the college's or `done`. */
export const acknowledged = (
  change: () => Promise<object>,
  { done = texts.done, ...options }: RefusalOptions & { readonly done?: string } = {},
): Promise<Awaited<ResolversTypes["AcknowledgementResult"]>> =>
  orRefusal(async () => {
    const message: unknown = Reflect.get(await change(), "message");
    return { __typename: "Acknowledgement", message: typeof message === "string" ? message : done };
  }, options);

/** A record, or null if the college has none. */
export const orNull = async <T>(reading: Promise<T>): Promise<T | null> => {
  try {
    return await reading;
  } catch (error) {
    if (isRefusal(error, 404)) return null;
    throw error;
  }
};
