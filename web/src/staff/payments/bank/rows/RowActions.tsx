import { Button } from "antd";
import { useState } from "react";
import {
  AskRowVoidDocument,
  type BankRowFileQuery_bankRow,
  type BankRowFileQuery_bankRow_proposals,
  DecideRowDocument,
  DecideRowVoidDocument,
} from "../../../../gql/staff-payments.ts";
import { DecideActions } from "../../../kit/DecideActions.tsx";
import { useStep } from "../../../kit/use-step.ts";
import { PrintReceipt } from "../../PrintReceipt.tsx";
import { VoidActions } from "../../VoidActions.tsx";
import { ProposeDialog } from "./ProposeDialog.tsx";

const consequenceOf = ({
  way,
  student,
  remittance,
}: BankRowFileQuery_bankRow_proposals): string => {
  if (way === "RETURN") return "The payment is closed as money that goes back to the bank.";
  return remittance
    ? `The payment is closed as ${remittance.sponsor}'s transfer ${remittance.bankReference}. The remittance credits its students. This credits nobody.`
    : `A receipt is written for ${student?.name ?? "the student"}, who gets a mail.`;
};

interface RowActionsProps {
  readonly file: BankRowFileQuery_bankRow;
  /** Called after each answer, to reload the payment. */
  readonly onAnswered: () => void;
}

/** The viewer's actions on a payment: say whose it is, decide what somebody else said, and void its receipt. */
export const RowActions = ({ file, onAnswered }: RowActionsProps) => {
  const [isProposing, setProposing] = useState(false);
  const decide = useStep(DecideRowDocument, (data) => data.decideRow, onAnswered);
  const askVoid = useStep(AskRowVoidDocument, (data) => data.askRowVoid, onAnswered);
  const decideVoid = useStep(DecideRowVoidDocument, (data) => data.decideRowVoid, onAnswered);
  const { id } = file.row;
  const [proposal] = file.proposals;
  const [receipt] = file.receipts;
  return (
    <>
      {receipt?.voidedAt === null && <PrintReceipt receipt={receipt} />}
      {file.canPropose && (
        <Button type="primary" onClick={() => setProposing(true)}>
          Say whose it is…
        </Button>
      )}
      {isProposing && (
        <ProposeDialog file={file} onAnswered={onAnswered} onClose={() => setProposing(false)} />
      )}
      {proposal && (
        <DecideActions
          subject="proposal"
          canDecide={file.canDecide}
          approveLabel="Approve…"
          consequence={<p>{consequenceOf(proposal)}</p>}
          noteLabel="Why not"
          approved="The proposal is approved."
          decide={(decision) => decide({ id, proposalId: proposal.id, ...decision })}
        />
      )}
      {receipt && (
        <VoidActions
          number={receipt.number}
          canAskVoid={file.canAskVoid}
          canDecideVoid={file.canDecideVoid}
          consequence="What it paid is owed again. Somebody has to match the payment again. The receipt stays in the books as voided."
          ask={(reason) => askVoid({ id, reason })}
          decide={(decision) => decideVoid({ id, ...decision })}
        />
      )}
    </>
  );
};
