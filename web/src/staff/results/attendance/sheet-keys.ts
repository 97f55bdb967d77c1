import type { KeyboardEvent } from "react";
import type { AttendanceMark } from "../../../gql/staff-results.ts";

const marks: Readonly<Record<string, AttendanceMark>> = {
  p: "PRESENT",
  a: "ABSENT",
  Delete: "NONE",
  Backspace: "NONE",
};

/**
 * Keyboard shortcuts on a row's buttons: P and A mark and move to the next student, Delete clears the mark, arrows move
 * up and down.
 */
export const markByKey = (
  event: KeyboardEvent<HTMLElement>,
  onMark: (id: string, mark: AttendanceMark) => void,
): void => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const focused = event.target instanceof HTMLElement ? event.target : null;
  const row = focused?.closest<HTMLElement>("tr[data-student]");
  if (!row || !focused?.dataset.choice) return;
  const mark = marks[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  const id = row.dataset.student;
  if (mark && id !== undefined) {
    const isClosed =
      mark === "PRESENT" && row.querySelector('[data-choice="PRESENT"]:disabled') !== null;
    if (!isClosed) onMark(id, mark);
    if (mark !== "NONE" && !isClosed) moveTo(row.nextElementSibling, focused.dataset.choice);
  } else if (event.key === "ArrowDown") moveTo(row.nextElementSibling, focused.dataset.choice);
  else if (event.key === "ArrowUp") moveTo(row.previousElementSibling, focused.dataset.choice);
  else return;
  event.preventDefault();
};

const moveTo = (row: Element | null, choice: string): void => {
  const same = row?.querySelector<HTMLElement>(`[data-choice="${choice}"]:enabled`);
  (same ?? row?.querySelector<HTMLElement>("[data-choice]:enabled"))?.focus();
};
