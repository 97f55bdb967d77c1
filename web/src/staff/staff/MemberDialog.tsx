import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import {
  ResetStaffSecondFactorDocument,
  RestoreStaffDocument,
  SendStaffPasswordLinkDocument,
  SuspendStaffDocument,
} from "../../gql/staff-staff.ts";
import { Button } from "../../ui/Button.tsx";
import { accountTexts } from "../accounts/texts.ts";
import { ConfirmWithReason } from "../kit/ConfirmWithReason.tsx";
import { FactGrid } from "../kit/FactGrid.tsx";
import { DialogActions, StaffDialog } from "../kit/StaffDialog.tsx";
import { type Member, nameOf } from "./member.ts";
import { RoleDialog } from "./RoleDialog.tsx";
import { useToastOnSuccess } from "./use-toast-on-success.ts";

interface MemberDialogProps {
  readonly member: Member;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

const labels = accountTexts.manage;
const facts = accountTexts.administrators;

/** The actions on a colleague's account. Each needs a reason. */
export const MemberDialog = ({ member, onChanged, onClose }: MemberDialogProps) => {
  const [doing, setDoing] = useState<"role" | "suspend" | "restore" | "factor" | "link" | null>(
    null,
  );
  const done = useToastOnSuccess();
  const [suspend] = useMutation(SuspendStaffDocument, { fetchPolicy: "no-cache" });
  const [restore] = useMutation(RestoreStaffDocument, { fetchPolicy: "no-cache" });
  const [resetFactor] = useMutation(ResetStaffSecondFactorDocument, { fetchPolicy: "no-cache" });
  const [sendLink] = useMutation(SendStaffPasswordLinkDocument, { fetchPolicy: "no-cache" });
  const { id } = member;
  const back = () => setDoing(null);
  const steps = {
    suspend: {
      action: labels.suspend,
      lead: labels.suspendLead,
      run: async (reason: string) =>
        done((await suspend({ variables: { id, reason } })).data?.suspendStaff),
    },
    restore: {
      action: labels.restore,
      lead: labels.restoreLead,
      run: async (reason: string) =>
        done((await restore({ variables: { id, reason } })).data?.restoreStaff),
    },
    factor: {
      action: labels.factor,
      lead: labels.factorLead,
      run: async (reason: string) =>
        done((await resetFactor({ variables: { id, reason } })).data?.resetStaffSecondFactor),
    },
    link: {
      action: labels.link,
      lead: labels.linkLead,
      run: async (reason: string) =>
        done((await sendLink({ variables: { id, reason } })).data?.sendStaffPasswordLink),
    },
  };
  if (doing === "role") {
    return <RoleDialog member={member} onChanged={onChanged} onClose={back} />;
  }
  if (doing) {
    const { action, lead, run } = steps[doing];
    return (
      <ConfirmWithReason
        title={`${action}: ${nameOf(member)}`}
        action={action}
        onConfirm={run}
        onDone={onChanged}
        onClose={back}
      >
        <p>{lead}</p>
      </ConfirmWithReason>
    );
  }
  return (
    <StaffDialog title={labels.title(nameOf(member))} onClose={onClose}>
      <FactGrid
        facts={[
          [facts.email, member.email],
          [facts.role, accountTexts.roles[member.role]],
          [facts.factor, member.hasSecondFactor ? facts.factorOn : facts.factorOff],
        ]}
      />
      <DialogActions>
        {member.hasSecondFactor && (
          <Button variant="secondary" onClick={() => setDoing("factor")}>
            {labels.factor}
          </Button>
        )}
        {member.suspendedAt ? (
          <Button onClick={() => setDoing("restore")}>{labels.restore}</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={() => setDoing("link")}>
              {labels.link}
            </Button>
            <Button variant="secondary" onClick={() => setDoing("suspend")}>
              {labels.suspend}
            </Button>
            <Button onClick={() => setDoing("role")}>{labels.role}</Button>
          </>
        )}
      </DialogActions>
    </StaffDialog>
  );
};
