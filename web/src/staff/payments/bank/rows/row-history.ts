import type { BankRowFileFragment, RowProposalFragment } from "../../../../gql/staff-payments.ts";
import { voidEntries } from "../../void-entries.ts";

const proposed = ({ way, student, remittance }: RowProposalFragment): string => {
  if (way === "RETURN") return "Proposed to return it to the bank";
  if (remittance)
    return `Proposed it as ${remittance.sponsor}'s transfer ${remittance.bankReference}`;
  return `Proposed to credit ${student ? `${student.name}, ${student.matricNumber}` : "a student"}`;
};

/** What people did with a payment, the newest first. */
export const historyOf = ({ proposals, receipts }: BankRowFileFragment) =>
  [
    ...proposals.flatMap((one) => [
      ...(one.decidedAt === null
        ? []
        : [
            {
              at: one.decidedAt,
              by: one.decidedBy,
              what: one.isApproved ? "Approved the proposal" : "Declined the proposal",
              reason: one.decisionNote,
            },
          ]),
      { at: one.proposedAt, by: one.proposedBy, what: proposed(one), reason: one.note },
    ]),
    ...receipts.flatMap(({ voids }) => voidEntries(voids)),
  ].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
