import { Form, Input, Select } from "antd";
import { emailProblem } from "../../../../rules/accounts/email.ts";
import { InviteStaffDocument } from "../../gql/staff-staff.ts";
import { isRole, roleChoices, roleMissing } from "../accounts/texts.ts";
import { RecordForm } from "../kit/record/RecordForm.tsx";
import { useRecordForm } from "../kit/record/use-record-form.ts";
import { StaffDialog } from "../kit/StaffDialog.tsx";
import { useChange } from "../kit/use-change.ts";

interface InviteDialogProps {
  readonly onClose: () => void;
  readonly onInvited?: () => void;
}

export const InviteDialog = ({ onClose, onInvited }: InviteDialogProps) => {
  const invite = useChange(InviteStaffDocument, (data) => data.inviteStaff);
  const form = useRecordForm({
    initial: { values: { email: "", surname: "", firstName: "", role: "" }, revision: 0 },
    check: ({ email, surname, firstName, role }) => ({
      email: email.trim() === "" ? "Enter the email address." : emailProblem(email),
      surname: surname.trim() === "" ? "Enter the surname." : undefined,
      firstName: firstName.trim() === "" ? "Enter the first name." : undefined,
      role: isRole(role) ? undefined : roleMissing,
    }),
    save: async ({ role, ...names }) =>
      isRole(role) ? invite({ input: { ...names, role } }) : null,
    onSaved: () => {
      onClose();
      onInvited?.();
    },
  });
  return (
    <StaffDialog title="Invite to the staff" onClose={onClose}>
      <RecordForm form={form} action="Send invitation" onCancel={onClose}>
        <Form.Item label="Email" {...form.item("email")}>
          <Input type="email" autoComplete="off" maxLength={254} />
        </Form.Item>
        <Form.Item label="Surname" {...form.item("surname")}>
          <Input maxLength={60} />
        </Form.Item>
        <Form.Item label="First name" {...form.item("firstName")}>
          <Input maxLength={60} />
        </Form.Item>
        <Form.Item label="Role" {...form.choice("role")}>
          <Select options={roleChoices} />
        </Form.Item>
      </RecordForm>
    </StaffDialog>
  );
};
