import { PortalError } from "../errors.ts";
import type { HostelApplication, HostelApplicationState } from "../generated/schema-types.ts";
import { texts } from "../texts.ts";
import { textOrNull } from "../viewer/profile.ts";
import type { HostelPage, HostelStatus } from "./hostel-source.ts";
import { printoutUrl } from "./printout-file.ts";

/**
 * The student's application; null where there is none. Some colleges answer a status for students who never applied, so
 * without an application on the dashboard only a status with a known meaning counts as one.
 * @throws CollegeFailure, PortalError for an application whose status could not be read
 */
export const applicationOf = (source: HostelPage): HostelApplication | null => {
  const { status } = source;
  if (!isOnDashboard(source)) {
    const record = recordOf(source);
    return record !== null && hasKnownMeaning(record) ? toApplication(record) : null;
  }
  if ("failure" in status) throw status.failure;
  if (status.record === null) {
    throw new PortalError("COLLEGE_FAULT", { message: texts.hostel.incomplete });
  }
  return toApplication(status.record);
};

/** The fee is paid, applications are open, and the student has no application or may apply again. */
export const canSelectBed = (source: HostelPage): boolean => {
  const { hasPaid, settings } = source.dashboard;
  return hasPaid && settings.isApplicationOpen && !isApplicationActive(source);
};

const isApplicationActive = (source: HostelPage): boolean => {
  const record = recordOf(source);
  if (record?.canApplyAgain !== undefined) return !record.canApplyAgain;
  return isOnDashboard(source) || (record !== null && holdsBed(record));
};

/** §3: "present if the student already applied", in any shape. */
const isOnDashboard = ({ dashboard }: HostelPage): boolean => Boolean(dashboard.application);

const recordOf = ({ status }: HostelPage): HostelStatus | null =>
  "record" in status ? status.record : null;

const hasKnownMeaning = (record: HostelStatus): boolean =>
  record.canApplyAgain !== undefined || stateOf(record) !== "OTHER";

const holdsBed = (record: HostelStatus): boolean =>
  ["PENDING", "APPROVED"].includes(stateOf(record));

const states: Readonly<Record<string, HostelApplicationState>> = {
  pending: "PENDING",
  approved: "APPROVED",
  rejected: "REJECTED",
};

/** A college may answer any text as the status. */
const stateOf = ({ applicationStatus }: HostelStatus): HostelApplicationState =>
  states[applicationStatus.trim().toLowerCase()] ?? "OTHER";

/** The application that a claim has made, from the bed that the college names. */
export const pendingApplication = (
  bedSpace: NonNullable<HostelStatus["bedSpace"]>,
): HostelApplication => toApplication({ applicationStatus: "pending", bedSpace });

const toApplication = (record: HostelStatus): HostelApplication => {
  const state = stateOf(record);
  return {
    state,
    status: record.applicationStatus,
    room: labelOf(record.bedSpace?.room),
    bed: labelOf(record.bedSpace?.bed),
    approvedAt: textOrNull(record.dateApproved),
    approvedBy: textOrNull(record.approvedBy),
    reason: textOrNull(record.reason),
    printoutUrl: state === "APPROVED" ? printoutUrl : null,
  };
};

const labelOf = (label: string | number | undefined): string | null =>
  textOrNull(label === undefined ? undefined : String(label));
