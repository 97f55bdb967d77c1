import type { RemittanceFileFragment } from "../../../../gql/staff-payments.ts";
import { formatCount } from "../../../kit/format-count.ts";
import { historyStep } from "../../history-step.ts";

/** `1 student`, `1,204 students`. */
export const studentsText = (count: number): string =>
  count === 1 ? "1 student" : `${formatCount(count)} students`;

/** What people did with a remittance, the newest first. */
export const historyOf = (file: RemittanceFileFragment) => {
  const { state, recordedAt, recordedBy } = file.remittance;
  const decided = state === "DECLINED" ? "Declined it" : "Approved it";
  return [
    ...historyStep(file.creditedAt, null, "Every receipt was written"),
    ...historyStep(file.decidedAt, file.decidedBy, decided, file.decisionNote),
    ...historyStep(recordedAt, recordedBy, "Entered it"),
  ];
};
