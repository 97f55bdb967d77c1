import type { ResultSheetState } from "../../../gql/staff-results.ts";
import { formatCalendarDate } from "../../../lib/dates.ts";
import { type StatusKind, StatusTag } from "../../../ui/StatusTag.tsx";
import { resultTexts } from "./texts.ts";

const kinds: Readonly<Record<ResultSheetState, StatusKind>> = {
  DRAFT: "neutral",
  SUBMITTED: "waiting",
  RETURNED: "bad",
  APPROVED: "decided",
  PUBLISHED: "good",
  AMENDED: "good",
};

export const SheetStateTag = ({ state }: { state: ResultSheetState }) => (
  <StatusTag kind={kinds[state]}>{resultTexts.states[state]}</StatusTag>
);

interface DueDateProps {
  /** An ISO date. */
  readonly dueOn: string | null;
  readonly isOverdue: boolean;
}

/** The due date of results, and whether it has passed. */
export const DueDate = ({ dueOn, isOverdue }: DueDateProps) =>
  dueOn === null ? (
    "No date set"
  ) : (
    <>
      {formatCalendarDate(dueOn)} {isOverdue && <StatusTag kind="bad">Overdue</StatusTag>}
    </>
  );
