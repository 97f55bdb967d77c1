import type {
  hostelApplicationStates,
  hostelDecisions,
} from "../../../../contract/hostels/applications.ts";
import type { bedStates } from "../../../../contract/hostels/places.ts";
import type {
  HostelApplicationStatus,
  HostelBedState,
  HostelDecision,
} from "../../generated/schema-types.ts";

type Status = (typeof hostelApplicationStates)[number];
type BedState = (typeof bedStates)[number];

/** The college's names of an application's states, and the schema's. */
export const statusOf = {
  pending: "PENDING",
  approved: "APPROVED",
  rejected: "REJECTED",
  released: "RELEASED",
} as const satisfies Record<Status, HostelApplicationStatus>;

export const statusNames = {
  PENDING: "pending",
  APPROVED: "approved",
  REJECTED: "rejected",
  RELEASED: "released",
} as const satisfies Record<HostelApplicationStatus, Status>;

export const bedStateOf = {
  free: "FREE",
  offered: "OFFERED",
  pending: "PENDING",
  approved: "APPROVED",
  out_of_use: "OUT_OF_USE",
} as const satisfies Record<BedState, HostelBedState>;

export const bedStateNames = {
  FREE: "free",
  OFFERED: "offered",
  PENDING: "pending",
  APPROVED: "approved",
  OUT_OF_USE: "out_of_use",
} as const satisfies Record<HostelBedState, BedState>;

export const decisionNames = {
  APPROVE: "approve",
  REJECT: "reject",
  RELEASE: "release",
} as const satisfies Record<HostelDecision, (typeof hostelDecisions)[number]>;
