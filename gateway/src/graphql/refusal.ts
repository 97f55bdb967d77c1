import type { CollegeFailure } from "../college/failure.ts";
import type { FieldRefusal, Refusal } from "../generated/schema-types.ts";

/**
 * The closed list of a refusal's codes. `INVALID_INPUT` comes with the fields it concerns.
 */
export type RefusalCode =
  | "WRONG_CREDENTIALS"
  | "WRONG_CODE"
  | "OWN_ACCOUNT"
  | "LAST_SUPER_ADMIN"
  | "ALREADY_INVITED"
  | "NOT_OPEN"
  | "ALREADY_ON"
  | "NOT_ON"
  | "ACCOUNT_SUSPENDED"
  | "INVALID_INPUT"
  | "NOT_AVAILABLE"
  | "FILE_TOO_LARGE"
  | "NOT_AN_IMAGE"
  | "STORAGE_FULL"
  | "TUITION_UNPAID"
  | "ALREADY_PAID"
  | "PAYMENT_IN_PROGRESS"
  | "NO_TUITION_FEES"
  | "PAYMENT_NOT_STARTED"
  | "MISSING_REFERENCE"
  | "UNKNOWN_REFERENCE"
  | "PAYMENT_MISMATCH"
  | "PROVIDER_UNAVAILABLE"
  | "NO_DATA"
  | "VERIFICATION_FAILED"
  | "SESSION_CLOSED"
  | "ALREADY_APPLIED"
  | "UNKNOWN_APPLICATION"
  | "LINK_USED"
  | "LINK_EXPIRED"
  | "LINK_UNKNOWN"
  | "EMAIL_NOT_VERIFIED"
  | "SCREENING_UNPAID"
  | "SUBMITTED"
  | "CHANGED_ELSEWHERE"
  | "PREVIEW_OUTDATED"
  | "OWN_SHEET"
  | "NOT_A_DOCUMENT"
  | "INCOMPLETE"
  | "NO_TEST_BATCH"
  | "OFFER_ANSWERED"
  | "OFFER_EXPIRED"
  | "NO_OFFER"
  | "EMAIL_IN_USE"
  | "HOSTEL_UNPAID"
  | "APPLICATIONS_CLOSED"
  | "NO_KIND"
  | "WRONG_KIND"
  | "KEY_REUSED"
  | "UNKNOWN_BED"
  | "BEDS_FREE"
  | "IN_USE"
  | "PREVIEW_OUTDATED"
  | "QUOTA_EXCEEDED"
  | "PAST_SESSION"
  | "IS_PRESENT"
  | "NOT_ASSIGNED"
  | "WRONG_STATE"
  | "REFUSED";

type RefusalResult = Refusal & { readonly __typename: "Refusal" };

export const refusal = (
  code: RefusalCode,
  message: string,
  fields: FieldRefusal[] = [],
): RefusalResult => ({ __typename: "Refusal", code, message, fields });

/** An input refused for its fields; the first message speaks for all. Null when none is wrong. */
export const fieldRefusal = (fields: FieldRefusal[]): RefusalResult | null => {
  const [first] = fields;
  return first === undefined ? null : refusal("INVALID_INPUT", first.message, fields);
};

/**
 * The college's refusal of an input, with its field names turned into the input's. A field the input does not have
 * still counts for the message.
 */
export const inputRefusal = (
  failure: CollegeFailure,
  inputFields: Readonly<Record<string, string>>,
  fallback: string,
): RefusalResult => {
  const fields = Object.entries(failure.refusal.fields).flatMap(([name, messages]) => {
    const field = inputFields[name];
    const message = messages[0];
    return field === undefined || message === undefined ? [] : [{ field, message }];
  });
  return refusal("INVALID_INPUT", failure.refusal.message ?? fallback, fields);
};
