import { useApolloClient } from "@apollo/client/react";
import { Form, Input, Select } from "antd";
import {
  ChangeStaffRoleDocument,
  type MemberFragment,
  StaffMembersDocument,
  type StaffRole,
} from "../../gql/staff-staff.ts";
import { accountTexts, roleChoices } from "../accounts/texts.ts";
import { maxReasonLength, reasonProblem } from "../kit/reason.ts";
import { RecordForm } from "../kit/record/RecordForm.tsx";
import { useRecordForm } from "../kit/record/use-record-form.ts";
import { StaffDialog } from "../kit/StaffDialog.tsx";
import { useChange } from "../kit/use-change.ts";
import { nameOf } from "./name-of.ts";

interface RoleDialogProps {
  readonly member: MemberFragment;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

const labels = accountTexts.manage;

const isRole = (value: string): value is StaffRole => value in accountTexts.roles;

export const RoleDialog = ({ member, onChanged, onClose }: RoleDialogProps) => {
  const client = useApolloClient();
  const change = useChange(ChangeStaffRoleDocument, (data) => data.changeStaffRole);
  /** The current state of the member. */
  const reload = async ({ reason }: { readonly reason: string }) => {
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
    return now ? { values: { role: now.role as string, reason }, revision: now.revision } : null;
  };
  const form = useRecordForm({
    initial: { values: { role: member.role as string, reason: "" }, revision: member.revision },
    check: ({ role, reason }) => ({
      role: isRole(role) ? undefined : accountTexts.invitations.form.roleMissing,
      reason: reasonProblem(reason) ?? undefined,
    }),
    save: async ({ role, reason }, revision) =>
      isRole(role) ? change({ id: member.id, role, revision, reason: reason.trim() }) : null,
    reload,
    onSaved: onChanged,
  });
  return (
    <StaffDialog title={`${labels.role}: ${nameOf(member)}`} onClose={onClose}>
      <RecordForm form={form} action={labels.role} onCancel={onClose}>
        <p>{labels.roleLead}</p>
        <Form.Item label={labels.newRole} {...form.choice("role")}>
          <Select options={[...roleChoices]} />
        </Form.Item>
        <Form.Item label={labels.reason} {...form.item("reason", labels.reasonHint)}>
          <Input.TextArea rows={2} maxLength={maxReasonLength} />
        </Form.Item>
      </RecordForm>
    </StaffDialog>
  );
};
