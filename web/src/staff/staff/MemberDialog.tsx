import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import {
  ResetStaffSecondFactorDocument,
  RestoreStaffDocument,
  SendStaffPasswordLinkDocument,
  SuspendStaffDocument,
} from "../../gql/staff.ts";
import { Button } from "../../ui/Button.tsx";
import { identityTexts } from "../accounts/texts.ts";
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

const words = identityTexts.manage;
const facts = identityTexts.administrators;

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
      action: words.suspend,
      lead: words.suspendLead,
      run: async (reason: string) =>
        done((await suspend({ variables: { id, reason } })).data?.suspendStaff),
    },
    restore: {
      action: words.restore,
      lead: words.restoreLead,
      run: async (reason: string) =>
        done((await restore({ variables: { id, reason } })).data?.restoreStaff),
    },
    factor: {
      action: words.factor,
      lead: words.factorLead,
      run: async (reason: string) =>
        done((await resetFactor({ variables: { id, reason } })).data?.resetStaffSecondFactor),
    },
    link: {
      action: words.link,
      lead: words.linkLead,
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
    <StaffDialog title={words.title(nameOf(member))} onClose={onClose}>
      <FactGrid
        facts={[
          [facts.email, member.email],
          [facts.role, identityTexts.roles[member.role]],
          [facts.factor, member.hasSecondFactor ? facts.factorOn : facts.factorOff],
        ]}
      />
      <DialogActions>
        {member.hasSecondFactor && (
          <Button look="secondary" onClick={() => setDoing("factor")}>
            {words.factor}
          </Button>
        )}
        {member.suspendedAt ? (
          <Button onClick={() => setDoing("restore")}>{words.restore}</Button>
        ) : (
          <>
            <Button look="secondary" onClick={() => setDoing("link")}>
              {words.link}
            </Button>
            <Button look="secondary" onClick={() => setDoing("suspend")}>
              {words.suspend}
            </Button>
            <Button onClick={() => setDoing("role")}>{words.role}</Button>
          </>
        )}
      </DialogActions>
    </StaffDialog>
  );
};
