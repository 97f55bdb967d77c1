import { Button } from "antd";
import { useState } from "react";
import {
  type MemberFragment,
  ResetStaffSecondFactorDocument,
  RestoreStaffDocument,
  SendStaffPasswordLinkDocument,
  SuspendStaffDocument,
} from "../../gql/staff-staff.ts";
import { accountTexts } from "../accounts/texts.ts";
import { ConfirmWithReason } from "../kit/ConfirmWithReason.tsx";
import { FactGrid } from "../kit/FactGrid.tsx";
import { DialogActions, StaffDialog } from "../kit/StaffDialog.tsx";
import { useChange } from "../kit/use-change.ts";
import { nameOf } from "./name-of.ts";
import { RoleDialog } from "./RoleDialog.tsx";

interface MemberDialogProps {
  readonly member: MemberFragment;
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
  const { id } = member;
  const suspend = useChange(SuspendStaffDocument, (data) => data.suspendStaff);
  const restore = useChange(RestoreStaffDocument, (data) => data.restoreStaff);
  const reset = useChange(ResetStaffSecondFactorDocument, (data) => data.resetStaffSecondFactor);
  const sendLink = useChange(SendStaffPasswordLinkDocument, (data) => data.sendStaffPasswordLink);
  const back = () => setDoing(null);
  const steps = {
    suspend: { action: labels.suspend, lead: labels.suspendLead, run: suspend },
    restore: { action: labels.restore, lead: labels.restoreLead, run: restore },
    factor: { action: labels.factor, lead: labels.factorLead, run: reset },
    link: { action: labels.link, lead: labels.linkLead, run: sendLink },
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
        onConfirm={(reason) => run({ id, reason })}
        onDone={onChanged}
        onClose={back}
      >
        <p>{lead}</p>
      </ConfirmWithReason>
    );
  }
  return (
    <StaffDialog title={nameOf(member)} onClose={onClose}>
      <FactGrid
        facts={[
          [facts.email, member.email],
          [facts.role, accountTexts.roles[member.role]],
          [facts.factor, member.hasSecondFactor ? facts.factorOn : facts.factorOff],
        ]}
      />
      <DialogActions>
        {member.hasSecondFactor && (
          <Button onClick={() => setDoing("factor")}>{labels.factor}</Button>
        )}
        {member.suspendedAt ? (
          <Button type="primary" onClick={() => setDoing("restore")}>
            {labels.restore}
          </Button>
        ) : (
          <>
            <Button onClick={() => setDoing("link")}>{labels.link}</Button>
            <Button onClick={() => setDoing("suspend")}>{labels.suspend}</Button>
            <Button type="primary" onClick={() => setDoing("role")}>
              {labels.role}
            </Button>
          </>
        )}
      </DialogActions>
    </StaffDialog>
  );
};
