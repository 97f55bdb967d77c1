import type { SenateListState } from "../../../gql/staff-results.ts";
import { type StatusKind, StatusTag } from "../../../ui/StatusTag.tsx";

export const senateListStates: Readonly<
  Record<SenateListState, { readonly kind: StatusKind; readonly text: string }>
> = {
  WAITING: { kind: "waiting", text: "Waiting" },
  APPROVED: { kind: "good", text: "Approved" },
  DECLINED: { kind: "neutral", text: "Declined" },
};

export const senateListTag = (state: SenateListState) => (
  <StatusTag kind={senateListStates[state].kind}>{senateListStates[state].text}</StatusTag>
);
