import type { FragmentType } from "@apollo/client";
import { useApolloClient, useFragment } from "@apollo/client/react";
import { Button, Form, Input, Select } from "antd";
import { useState } from "react";
import {
  ChangeStaffRoleDocument,
  type MemberDialog_MemberFragment,
  MemberDialog_MemberFragmentDoc,
  ResetStaffSecondFactorDocument,
  RestoreStaffDocument,
  SendStaffPasswordLinkDocument,
  StaffMembersDocument,
  SuspendStaffDocument,
} from "../../gql/staff-staff.ts";
import { accountTexts, isRole, roleChoices, roleMissing } from "../accounts/texts.ts";
import { ConfirmWithReason } from "../kit/ConfirmWithReason.tsx";
import { FactGrid } from "../kit/FactGrid.tsx";
import { kitTexts } from "../kit/kit-texts.ts";
import { maxReasonLength, reasonProblem } from "../kit/reason.ts";
import { RecordForm } from "../kit/record/RecordForm.tsx";
import { useRecordForm } from "../kit/record/use-record-form.ts";
import { DialogActions, StaffDialog } from "../kit/StaffDialog.tsx";
import { useChange } from "../kit/use-change.ts";
import { fullName } from "../profiles/texts.ts";

interface RoleDialogProps {
  readonly member: MemberDialog_MemberFragment;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

const RoleDialog = ({ member, onChanged, onClose }: RoleDialogProps) => {
  const client = useApolloClient();
  const change = useChange(ChangeStaffRoleDocument, (data) => data.changeStaffRole);
  const form = useRecordForm({
    initial: { values: { role: member.role as string, reason: "" }, revision: member.revision },
    check: ({ role, reason }) => ({
      role: isRole(role) ? undefined : roleMissing,
      reason: reasonProblem(reason) ?? undefined,
    }),
    save: async ({ role, reason }, revision) =>
      isRole(role) ? change({ id: member.id, role, revision, reason: reason.trim() }) : null,
    reload: async ({ reason }) => {
      const { data } = await client.query({
        query: StaffMembersDocument,
        variables: {
          page: { number: 1, size: 25 },
          sort: "NAME",
          descending: false,
          search: member.email,
          filter: null,
        },
        fetchPolicy: "network-only",
      });
      const now = data?.staffMembers.rows.find(({ id }) => id === member.id);
      return now ? { values: { role: now.role, reason }, revision: now.revision } : null;
    },
    onSaved: onChanged,
  });
  return (
    <StaffDialog title={`Change role: ${fullName(member)}`} onClose={onClose}>
      <RecordForm form={form} action="Change role" onCancel={onClose}>
        <p>The new role counts at once, also where they are logged in.</p>
        <Form.Item label="New role" {...form.choice("role")}>
          <Select options={roleChoices} />
        </Form.Item>
        <Form.Item label="Reason" {...form.item("reason", kitTexts.reasonHint)}>
          <Input.TextArea rows={2} maxLength={maxReasonLength} />
        </Form.Item>
      </RecordForm>
    </StaffDialog>
  );
};

interface MemberDialogProps {
  readonly member: FragmentType<MemberDialog_MemberFragment>;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** The actions on a colleague's account. Each needs a reason. */
export const MemberDialog = ({ member, onChanged, onClose }: MemberDialogProps) => {
  const { data, complete } = useFragment({
    fragment: MemberDialog_MemberFragmentDoc,
    from: member,
  });
  const steps = {
    suspend: {
      action: "Suspend",
      lead: "They are logged out everywhere at once, and the invitations they sent are revoked.",
      run: useChange(SuspendStaffDocument, (answer) => answer.suspendStaff),
    },
    restore: {
      action: "Restore",
      lead: "They can log in again, with the password they had.",
      run: useChange(RestoreStaffDocument, (answer) => answer.restoreStaff),
    },
    factor: {
      action: "Reset second factor",
      lead: "For a colleague who lost app and recovery codes. Make sure it is really them who asks. They are logged out everywhere and log in with the password alone.",
      run: useChange(ResetStaffSecondFactorDocument, (answer) => answer.resetStaffSecondFactor),
    },
    link: {
      action: "Send password link",
      lead: "For a colleague who forgot the password. A link to choose another goes to their email; nobody else sees it.",
      run: useChange(SendStaffPasswordLinkDocument, (answer) => answer.sendStaffPasswordLink),
    },
  };
  const [doing, setDoing] = useState<keyof typeof steps | "role" | null>(null);
  const back = () => setDoing(null);
  if (!complete) return null;
  if (doing === "role") return <RoleDialog member={data} onChanged={onChanged} onClose={back} />;
  if (doing) {
    const { action, lead, run } = steps[doing];
    return (
      <ConfirmWithReason
        title={`${action}: ${fullName(data)}`}
        action={action}
        onConfirm={(reason) => run({ id: data.id, reason })}
        onDone={onChanged}
        onClose={back}
      >
        <p>{lead}</p>
      </ConfirmWithReason>
    );
  }
  const { email, role, hasSecondFactor, suspendedAt } = data;
  const opener = (step: keyof typeof steps) => (
    <Button onClick={() => setDoing(step)}>{steps[step].action}</Button>
  );
  return (
    <StaffDialog title={fullName(data)} onClose={onClose}>
      <FactGrid
        columns={1}
        facts={[
          ["Email", email],
          ["Role", accountTexts.roles[role]],
          ["Second factor", hasSecondFactor ? "On" : "Off"],
        ]}
      />
      <DialogActions>
        {hasSecondFactor && opener("factor")}
        {suspendedAt ? (
          <Button type="primary" onClick={() => setDoing("restore")}>
            {steps.restore.action}
          </Button>
        ) : (
          <>
            {opener("link")}
            {opener("suspend")}
            <Button type="primary" onClick={() => setDoing("role")}>
              Change role
            </Button>
          </>
        )}
      </DialogActions>
    </StaffDialog>
  );
};
