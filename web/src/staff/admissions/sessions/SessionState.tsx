import type { ApplicationSessionState } from "../../../gql/staff-admissions.ts";
import { type StatusKind, StatusTag } from "../../../ui/StatusTag.tsx";
import { coursesTexts } from "../../courses/texts.ts";

const kinds: Readonly<Record<ApplicationSessionState, StatusKind>> = {
  PLANNED: "waiting",
  OPEN: "good",
  CLOSED: "neutral",
};

/** Whether a round takes applications. */
export const SessionState = ({ state }: { state: ApplicationSessionState }) => (
  <StatusTag kind={kinds[state]}>{coursesTexts.sessions.states[state]}</StatusTag>
);
