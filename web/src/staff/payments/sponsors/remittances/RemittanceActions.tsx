import { Button } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import {
  DecideRemittanceDocument,
  DiscardRemittanceDocument,
  type RemittanceFileFragment,
  SubmitRemittanceDocument,
} from "../../../../gql/staff-payments.ts";
import { formatMoney } from "../../../../lib/money.ts";
import { useSave } from "../../../../lib/use-save.ts";
import { usePortal } from "../../../../portal/PortalProvider.tsx";
import { useFeedback } from "../../../../ui/Feedback.tsx";
import { ConfirmStep } from "../../../kit/ConfirmStep.tsx";
import { DecideActions } from "../../../kit/DecideActions.tsx";
import { refusalOf, useStep } from "../../../kit/use-step.ts";
import { useStaffPath } from "../../../shell/role-context.ts";
import { RemittanceDialog } from "./RemittanceDialog.tsx";
import { studentsText } from "./remittance-texts.ts";

type Step = "change" | "discard" | "submit";

interface RemittanceActionsProps {
  readonly file: RemittanceFileFragment;
  /** Called after each answer, to reload the remittance. */
  readonly onAnswered: () => void;
}

/** The viewer's actions on a remittance: change, discard and hand in one's draft, or decide what somebody else handed in. */
export const RemittanceActions = ({ file, onAnswered }: RemittanceActionsProps) => {
  const { toast } = useFeedback();
  const { currencySymbol } = usePortal();
  const to = useStaffPath();
  const navigate = useNavigate();
  const [step, setStep] = useState<Step | null>(null);
  const [discard] = useSave(DiscardRemittanceDocument);
  const submit = useStep(SubmitRemittanceDocument, (data) => data.submitRemittance, onAnswered);
  const decide = useStep(DecideRemittanceDocument, (data) => data.decideRemittance, onAnswered);
  const { id, sponsorshipId, allocated, students, unallocated } = file.remittance;
  const close = () => setStep(null);
  const money = (naira: number): string => formatMoney(naira, currencySymbol);
  const rest = unallocated > 0 && <p>{`${money(unallocated)} is for no student.`}</p>;
  return (
    <>
      {file.canChange && (
        <>
          <Button onClick={() => setStep("discard")}>Discard…</Button>
          <Button onClick={() => setStep("change")}>Change…</Button>
          <Button type="primary" onClick={() => setStep("submit")}>
            Hand it in…
          </Button>
        </>
      )}
      <DecideActions
        subject="remittance"
        canDecide={file.canDecide}
        approveLabel="Approve…"
        consequence={
          <>
            <p>
              {`${money(allocated)} is credited to ${studentsText(students)}. Each gets a receipt and a mail.`}
            </p>
            {rest}
          </>
        }
        noteLabel="Why not"
        approved="The remittance is approved."
        decide={(decision) => decide({ id, ...decision })}
      />
      {step === "change" && (
        <RemittanceDialog
          file={file}
          sponsorshipId={sponsorshipId}
          onClose={close}
          onSaved={() => {
            close();
            onAnswered();
          }}
        />
      )}
      {step === "discard" && (
        <ConfirmStep
          title="Discard the draft?"
          action="Discard it"
          onConfirm={async () => {
            const refusal = refusalOf((await discard({ id })).discardRemittance);
            if (refusal) {
              onAnswered();
              return refusal;
            }
            toast("success", "The draft is discarded.");
            void navigate(to(`sponsorships/${sponsorshipId}`));
            return null;
          }}
          onClose={close}
        >
          <p>Its shares are gone. The bank’s reference can be entered again.</p>
        </ConfirmStep>
      )}
      {step === "submit" && (
        <ConfirmStep
          title="Hand the remittance in?"
          action="Hand it in"
          onConfirm={async () => {
            const refusal = await submit({ id });
            if (refusal) return refusal;
            toast("success", "It waits for a second person.");
            close();
            return null;
          }}
          onClose={close}
        >
          <p>
            {`${money(allocated)} for ${studentsText(students)}. You cannot change it afterwards. A second person approves or declines it.`}
          </p>
          {rest}
        </ConfirmStep>
      )}
    </>
  );
};
