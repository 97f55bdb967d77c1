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
import { useStaffPath } from "../../../shell/role-context.ts";
import { DecideDialog } from "../../DecideDialog.tsx";
import { refusalOf } from "../../save-refusal.ts";
import { ConfirmStep } from "./ConfirmStep.tsx";
import { RemittanceDialog } from "./RemittanceDialog.tsx";
import { studentsText } from "./remittance-texts.ts";

type Step = "change" | "discard" | "submit" | "approve" | "decline";

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
  const [submit] = useSave(SubmitRemittanceDocument);
  const [discard] = useSave(DiscardRemittanceDocument);
  const [decide] = useSave(DecideRemittanceDocument);
  const { id, sponsorshipId, allocated, students, unallocated } = file.remittance;
  const close = () => setStep(null);
  const money = (naira: number): string => formatMoney(naira, currencySymbol);
  const isApproved = step === "approve";
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
      {file.canDecide && (
        <>
          <Button onClick={() => setStep("decline")}>Decline…</Button>
          <Button type="primary" onClick={() => setStep("approve")}>
            Approve…
          </Button>
        </>
      )}
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
            if (refusal) return refusal;
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
            const { submitRemittance: answer } = await submit({ id });
            onAnswered();
            if (answer.__typename === "Refusal") return answer;
            toast("success", "It waits for a second person.");
            close();
            return null;
          }}
          onClose={close}
        >
          <p>
            {`${money(allocated)} for ${studentsText(students)}. You cannot change it afterwards; a second person approves or declines it.`}
          </p>
          {unallocated > 0 && <p>{`${money(unallocated)} is for no student.`}</p>}
        </ConfirmStep>
      )}
      {(isApproved || step === "decline") && (
        <DecideDialog
          title={isApproved ? "Approve the remittance?" : "Decline the remittance"}
          isApproved={isApproved}
          consequence={
            <>
              <p>
                {`${money(allocated)} is credited to ${studentsText(students)}. Each gets a receipt and a mail.`}
              </p>
              {unallocated > 0 && <p>{`${money(unallocated)} is for no student.`}</p>}
            </>
          }
          noteLabel="Why not"
          done={isApproved ? "The remittance is approved." : "The remittance is declined."}
          decide={async (decision) => {
            const { decideRemittance: answer } = await decide({ id, ...decision });
            onAnswered();
            return answer.__typename === "Refusal" ? answer : null;
          }}
          onClose={close}
        />
      )}
    </>
  );
};
