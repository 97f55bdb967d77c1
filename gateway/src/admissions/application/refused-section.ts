import { isOutage, isRefusal } from "../../college/failure.ts";
import { troubleOf } from "../../college/portal-error.ts";
import { collegeRefusal, type RefusalResult } from "../../graphql/refusal.ts";
import { texts } from "../../texts.ts";

interface Section {
  /** The place in the input of a field of the college's; the same unless said. */
  readonly placeOf?: (field: string) => string | undefined;
  /** The section's own words for a failure, where the college has none (specification §8). */
  readonly failed: string;
}

/**
 * The refusal that a failed saving of a section comes to.
 * @throws PortalError for a college that could not be asked, in the section's words; the failure itself where it
 * concerns who asks or how often.
 */
export const refusedSection = (
  error: unknown,
  { placeOf = (field) => field, failed }: Section,
): RefusalResult => {
  if (isOutage(error)) throw troubleOf(error, failed);
  if (!isRefusal(error)) throw error;
  const { message, code } = error.refusal;
  if ([400, 402, 409, 507].includes(error.status) || code === "email_not_verified") {
    const result = collegeRefusal(error, {
      fallback: failed,
      inputField: placeOf,
      unpaid: { code: "SCREENING_UNPAID", message: texts.application.screeningUnpaid },
    });
    // A conflict that the college does not name is shown at the form, like any wrong input.
    return result.code === "REFUSED" ? { ...result, code: "INVALID_INPUT" as const } : result;
  }
  throw concernsCaller.has(error.status) ? error : troubleOf(error, message ?? failed);
};

/** Who asks, how often, or for something that the college's service does not have. */
const concernsCaller = new Set([401, 403, 404, 405, 429]);
