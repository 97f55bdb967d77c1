import type { ApplicationSessionState } from "../../../gql/staff.ts";
import { type StatusKind, StatusTag } from "../../kit/StatusTag.tsx";
import { catalogueTexts } from "../texts.ts";

const kinds: Readonly<Record<ApplicationSessionState, StatusKind>> = {
  PLANNED: "waiting",
  OPEN: "good",
  CLOSED: "neutral",
};

/** Whether a round takes applications. */
export const SessionState = ({ state }: { state: ApplicationSessionState }) => (
  <StatusTag kind={kinds[state]}>{catalogueTexts.sessions.states[state]}</StatusTag>
);
