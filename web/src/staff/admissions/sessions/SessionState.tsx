import type { ApplicationSessionState } from "../../../gql/staff-admissions.ts";
import { coursesTexts } from "../../courses/texts.ts";
import { type StatusKind, StatusTag } from "../../kit/StatusTag.tsx";

const kinds: Readonly<Record<ApplicationSessionState, StatusKind>> = {
  PLANNED: "waiting",
  OPEN: "good",
  CLOSED: "neutral",
};

/** Whether a round takes applications. */
export const SessionState = ({ state }: { state: ApplicationSessionState }) => (
  <StatusTag kind={kinds[state]}>{coursesTexts.sessions.states[state]}</StatusTag>
);
