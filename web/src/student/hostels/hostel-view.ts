import type { Hostel_PageFragment } from "../../gql/student-hostels.ts";

/**
 * The view of a hostel record (specification §4). `unknown`: there is an application, but its status could not be
 * loaded.
 */
type View = "unpaid" | "status" | "unknown" | "open" | "closed";

type Standing = Pick<
  Hostel_PageFragment,
  "hasPaid" | "application" | "canSelectBed" | "isApplicationOpen"
>;

/** `failed`: a part of the response failed. A student who may apply again sees the status first. */
export const viewOf = (
  { hasPaid, application, canSelectBed, isApplicationOpen }: Standing,
  failed: boolean,
): View => {
  if (!hasPaid) return "unpaid";
  if (application) return "status";
  if (canSelectBed) return "open";
  return isApplicationOpen || failed ? "unknown" : "closed";
};

export const incomplete = "Fetched data is incomplete or in an unexpected format.";

export const statusFailed = (reason = incomplete): string =>
  `Could not fetch application status: ${reason}`;
