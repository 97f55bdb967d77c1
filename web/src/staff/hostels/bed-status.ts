import type { HostelApplicationRowFragment, HostelBedFragment } from "../../gql/staff-hostels.ts";
import type { StatusKind } from "../../ui/StatusTag.tsx";

export const bedStates = ["FREE", "OFFERED", "PENDING", "APPROVED", "OUT_OF_USE"] as const;

export const bedKinds: Readonly<Record<HostelBedFragment["state"], StatusKind>> = {
  FREE: "neutral",
  OFFERED: "waiting",
  PENDING: "waiting",
  APPROVED: "good",
  OUT_OF_USE: "bad",
};

export const statuses = ["PENDING", "APPROVED", "REJECTED", "RELEASED"] as const;

export const statusKinds: Readonly<Record<HostelApplicationRowFragment["status"], StatusKind>> = {
  PENDING: "waiting",
  APPROVED: "good",
  REJECTED: "bad",
  RELEASED: "neutral",
};
