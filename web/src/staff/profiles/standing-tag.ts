import type { ChangeRequestStatus } from "../../gql/staff-profiles.ts";
import type { StudentStanding } from "../../gql/staff-results.ts";
import type { StatusKind } from "../../ui/StatusTag.tsx";

export const standingKinds: Readonly<Record<StudentStanding, StatusKind>> = {
  ACTIVE: "good",
  DEFERRED: "waiting",
  WITHDRAWN: "bad",
  GRADUATED: "neutral",
};

export const requestKinds: Readonly<Record<ChangeRequestStatus, StatusKind>> = {
  PENDING: "waiting",
  APPROVED: "good",
  REFUSED: "bad",
  WITHDRAWN: "neutral",
};
