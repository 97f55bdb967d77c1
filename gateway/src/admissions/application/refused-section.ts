import { type CollegeFailure, isOutage, isRefusal } from "../../college/failure.ts";
import { troubleOf } from "../../college/portal-error.ts";
import type { FieldRefusal } from "../../generated/schema-types.ts";
import { type RefusalCode, refusal } from "../../graphql/refusal.ts";
import { texts } from "../../texts.ts";

interface Section {
  /** The place in the input of a field as the college names it. */
  readonly placeOf: (field: string) => string | undefined;
  /** The section's own words for a failure, where the college has none (specification §8). */
  readonly failed: string;
}

const conflicts: Readonly<Record<string, RefusalCode>> = {
  submitted: "SUBMITTED",
  session_closed: "SESSION_CLOSED",
  changed_elsewhere: "CHANGED_ELSEWHERE",
};

/**
 * The refusal that a failed saving of a section comes to.
 * @throws PortalError for a college that could not be asked, in the section's words; the failure itself where it
 * concerns who asks or how often.
 */
export const refusedSection = (error: unknown, { placeOf, failed }: Section) => {
  if (isOutage(error)) throw troubleOf(error, failed);
  if (!isRefusal(error)) throw error;
  const { message, code } = error.refusal;
  switch (error.status) {
    case 400:
      return refusal("INVALID_INPUT", message ?? failed, fieldsOf(error, placeOf));
    case 402:
      return refusal("SCREENING_UNPAID", message ?? texts.application.screeningUnpaid);
    case 409:
      return refusal(conflicts[code ?? ""] ?? "INVALID_INPUT", message ?? failed);
    case 507:
      return refusal("STORAGE_FULL", message ?? failed);
    default:
      if (code === "email_not_verified") return refusal("EMAIL_NOT_VERIFIED", message ?? failed);
      throw concernsCaller.has(error.status) ? error : troubleOf(error, message ?? failed);
  }
};

/** Who asks, how often, or for something that the college's service does not have. */
const concernsCaller = new Set([401, 403, 404, 405, 429]);

const fieldsOf = (failure: CollegeFailure, placeOf: Section["placeOf"]): FieldRefusal[] =>
  Object.entries(failure.refusal.fields).flatMap(([name, messages]) => {
    const field = isFieldName(name) ? placeOf(name) : undefined;
    const message = messages[0];
    return field === undefined || message === undefined ? [] : [{ field, message }];
  });

const isFieldName = (name: string): boolean => /^[a-z][\w.[\]]{0,60}$/i.test(name);
