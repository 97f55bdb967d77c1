import type { ApplicationSessionState } from "../../../gql/staff.ts";
import { catalogueTexts } from "../../courses/texts.ts";
import { type StatusKind, StatusTag } from "../../kit/StatusTag.tsx";

const kinds: Readonly<Record<ApplicationSessionState, StatusKind>> = {
  PLANNED: "waiting",
  OPEN: "good",
  CLOSED: "neutral",
};

/** Whether a round takes applications. */
export const SessionState = ({ state }: { state: ApplicationSessionState }) => (
  <StatusTag kind={kinds[state]}>{catalogueTexts.sessions.states[state]}</StatusTag>
);
