import type {
  BankRowFileQuery_bankRow,
  BankRowFileQuery_bankRow_proposals,
} from "../../../../gql/staff-payments.ts";
import { historyStep, voidEntries } from "../../history-step.ts";

const proposed = ({ way, student, remittance }: BankRowFileQuery_bankRow_proposals): string => {
  if (way === "RETURN") return "Proposed to return it to the bank";
  if (remittance)
    return `Proposed it as ${remittance.sponsor}'s transfer ${remittance.bankReference}`;
  return `Proposed to credit ${student ? `${student.name}, ${student.matricNumber}` : "a student"}`;
};

/** What people did with a payment, the newest first. */
export const historyOf = ({ proposals, receipts }: BankRowFileQuery_bankRow) =>
  [
    ...proposals.flatMap((one) => [
      ...historyStep(
        one.decidedAt,
        one.decidedBy,
        one.isApproved ? "Approved the proposal" : "Declined the proposal",
        one.decisionNote,
      ),
      ...historyStep(one.proposedAt, one.proposedBy, proposed(one), one.note),
    ]),
    ...receipts.flatMap(({ voids }) => voidEntries(voids)),
  ].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
