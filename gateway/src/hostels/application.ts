import type { HostelStatusRecord } from "../college/hostel.ts";
import { PortalError } from "../errors.ts";
import type { HostelApplication, HostelApplicationState } from "../generated/schema-types.ts";
import { texts } from "../texts.ts";
import { given } from "../viewer/profile.ts";
import type { HostelSource } from "./hostel-source.ts";
import { printoutUrl } from "./paths.ts";

/**
 * The student's application; null where there is none. The dashboard leads: where it knows of none, only a status that is
 * certainly an application's is one, for some colleges have a status for students who never applied.
 * @throws CollegeFailure, PortalError where there is one and the college does not tell where it stands.
 */
export const applicationOf = (source: HostelSource): HostelApplication | null => {
  const { status } = source;
  if (!isOnDashboard(source)) {
    const told = "told" in status ? status.told : null;
    return told !== null && isCertain(told) ? shown(told) : null;
  }
  if ("failure" in status) throw status.failure;
  if (status.told === null)
    throw new PortalError("COLLEGE_FAULT", { message: texts.hostel.incomplete });
  return shown(status.told);
};

/** Paid, open, and nothing applied for; or the college says that the student may apply again. */
export const canSelectBed = (source: HostelSource): boolean => {
  const { has_paid, settings } = source.dashboard;
  return has_paid && settings.is_application_open && !isStanding(source);
};

const isStanding = (source: HostelSource): boolean => {
  const told = "told" in source.status ? source.status.told : null;
  if (told?.can_apply_again !== undefined) return !told.can_apply_again;
  return isOnDashboard(source) || (told !== null && isHeld(told));
};

/** §3: "present if the student already applied", in whatever shape. */
const isOnDashboard = ({ dashboard }: HostelSource): boolean => Boolean(dashboard.application);

const isCertain = (told: HostelStatusRecord): boolean =>
  told.can_apply_again !== undefined || stateOf(told) !== "OTHER";

const isHeld = (told: HostelStatusRecord): boolean =>
  ["PENDING", "APPROVED"].includes(stateOf(told));

const states: Readonly<Record<string, HostelApplicationState>> = {
  pending: "PENDING",
  approved: "APPROVED",
  rejected: "REJECTED",
};

const stateOf = ({ application_status }: HostelStatusRecord): HostelApplicationState =>
  states[application_status.trim().toLowerCase()] ?? "OTHER";

const shown = (told: HostelStatusRecord): HostelApplication => {
  const state = stateOf(told);
  const { room, bed } = told.bed_space ?? {};
  return {
    state,
    status: told.application_status,
    room: labelOf(room),
    bed: labelOf(bed),
    approvedAt: given(told.date_approved),
    approvedBy: given(told.approved_by),
    reason: given(told.reason),
    printoutUrl: state === "APPROVED" ? printoutUrl : null,
  };
};

const labelOf = (label: string | number | undefined): string | null =>
  given(label === undefined ? undefined : String(label));
