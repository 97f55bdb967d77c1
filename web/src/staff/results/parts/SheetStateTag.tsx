import type { ResultSheetState } from "../../../gql/staff-results.ts";
import { type StatusKind, StatusTag } from "../../../ui/StatusTag.tsx";
import { resultTexts } from "./texts.ts";

const kinds: Readonly<Record<ResultSheetState, StatusKind>> = {
  DRAFT: "neutral",
  SUBMITTED: "waiting",
  RETURNED: "bad",
  APPROVED: "waiting",
  PUBLISHED: "good",
  AMENDED: "good",
};

export const SheetStateTag = ({ state }: { state: ResultSheetState }) => (
  <StatusTag kind={kinds[state]}>{resultTexts.states[state]}</StatusTag>
);
