import { Button } from "antd";
import { useState } from "react";
import {
  AskRowVoidDocument,
  type BankRowFileFragment,
  DecideRowDocument,
  DecideRowVoidDocument,
  type RowProposalFragment,
} from "../../../../gql/staff-payments.ts";
import { useSave } from "../../../../lib/use-save.ts";
import { DecideDialog } from "../../DecideDialog.tsx";
import { PrintReceipt } from "../../PrintReceipt.tsx";
import { VoidActions } from "../../VoidActions.tsx";
import { ProposeDialog } from "./ProposeDialog.tsx";

type Step = "propose" | "approve" | "decline";

const consequenceOf = ({ way, student, remittance }: RowProposalFragment): string => {
  if (way === "RETURN") return "The payment is closed as money that goes back to the bank.";
  return remittance
    ? `The payment is closed as ${remittance.sponsor}'s transfer ${remittance.bankReference}. The remittance credits its students; this credits nobody.`
    : `A receipt is written for ${student?.name ?? "the student"}, who gets a mail.`;
};

interface RowActionsProps {
  readonly file: BankRowFileFragment;
  /** Called after each answer, to reload the payment. */
  readonly onAnswered: () => void;
}

/** The viewer's actions on a payment: say whose it is, decide what somebody else said, and void its receipt. */
export const RowActions = ({ file, onAnswered }: RowActionsProps) => {
  const [step, setStep] = useState<Step | null>(null);
  const [decide] = useSave(DecideRowDocument);
  const [askVoid] = useSave(AskRowVoidDocument);
  const [decideVoid] = useSave(DecideRowVoidDocument);
  const { row, canPropose, canDecide } = file;
  const { id } = row;
  const receipt = file.receipts.find(({ voidedAt }) => voidedAt === null);
  const [proposal] = file.proposals;
  const close = () => setStep(null);
  const isApproved = step === "approve";
  return (
    <>
      {receipt && <PrintReceipt receipt={receipt} />}
      {canPropose && (
        <Button type="primary" onClick={() => setStep("propose")}>
          Say whose it is…
        </Button>
      )}
      {canDecide && (
        <>
          <Button onClick={() => setStep("decline")}>Decline…</Button>
          <Button type="primary" onClick={() => setStep("approve")}>
            Approve…
          </Button>
        </>
      )}
      {receipt && (
        <VoidActions
          number={receipt.number}
          canAskVoid={file.canAskVoid}
          canDecideVoid={file.canDecideVoid}
          consequence="What it paid is owed again, and the payment is to be matched once more. The receipt stays in the books as voided."
          ask={async (reason) => {
            const { askRowVoid: answer } = await askVoid({ id, reason });
            onAnswered();
            return answer.__typename === "Refusal" ? answer : null;
          }}
          decide={async (decision) => {
            const { decideRowVoid: answer } = await decideVoid({ id, ...decision });
            onAnswered();
            return answer.__typename === "Refusal" ? answer : null;
          }}
        />
      )}
      {step === "propose" && <ProposeDialog file={file} onAnswered={onAnswered} onClose={close} />}
      {(isApproved || step === "decline") && proposal && (
        <DecideDialog
          title={isApproved ? "Approve the proposal?" : "Decline the proposal"}
          isApproved={isApproved}
          consequence={<p>{consequenceOf(proposal)}</p>}
          noteLabel="Why not"
          done={isApproved ? "The proposal is approved." : "The proposal is declined."}
          decide={async (decision) => {
            const { decideRow: answer } = await decide({
              id,
              proposalId: proposal.id,
              ...decision,
            });
            onAnswered();
            return answer.__typename === "Refusal" ? answer : null;
          }}
          onClose={close}
        />
      )}
    </>
  );
};
