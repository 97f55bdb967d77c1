import { formatCalendarDate } from "../../../lib/dates.ts";
import styles from "./Sheet.module.css";
import { sheetTexts } from "./texts.ts";

interface DueDateProps {
  /** An ISO date. */
  readonly dueOn: string | null;
  readonly isOverdue: boolean;
}

/** The due date of results, and whether it has passed. */
export const DueDate = ({ dueOn, isOverdue }: DueDateProps) =>
  dueOn === null ? (
    sheetTexts.noDeadline
  ) : (
    <>
      {formatCalendarDate(dueOn)}{" "}
      {isOverdue && <span className={styles.overdue}>{sheetTexts.list.overdue}</span>}
    </>
  );
