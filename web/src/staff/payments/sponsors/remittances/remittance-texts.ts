import type { RemittanceFileFragment } from "../../../../gql/staff-payments.ts";
import { formatCount } from "../../../kit/format-count.ts";

/** `1 student`, `1,204 students`. */
export const studentsText = (count: number): string =>
  count === 1 ? "1 student" : `${formatCount(count)} students`;

/** What people did with a remittance, the newest first. */
export const historyOf = (file: RemittanceFileFragment) => {
  const { state, recordedAt, recordedBy } = file.remittance;
  return [
    ...(file.creditedAt === null
      ? []
      : [{ at: file.creditedAt, by: null, what: "Every receipt was written", reason: null }]),
    ...(file.decidedAt === null
      ? []
      : [
          {
            at: file.decidedAt,
            by: file.decidedBy,
            what: state === "DECLINED" ? "Declined it" : "Approved it",
            reason: file.decisionNote,
          },
        ]),
    { at: recordedAt, by: recordedBy, what: "Entered it", reason: null },
  ];
};
