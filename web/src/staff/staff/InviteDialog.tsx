import { Form, Input, Select } from "antd";
import { emailProblem } from "../../../../rules/accounts/email.ts";
import { InviteStaffDocument, type StaffRole } from "../../gql/staff-staff.ts";
import { accountTexts, roleChoices } from "../accounts/texts.ts";
import { RecordForm } from "../kit/record/RecordForm.tsx";
import { useRecordForm } from "../kit/record/use-record-form.ts";
import { StaffDialog } from "../kit/StaffDialog.tsx";
import { useChange } from "../kit/use-change.ts";

interface InviteDialogProps {
  readonly onClose: () => void;
  readonly onInvited?: () => void;
}

const invitationTexts = accountTexts.invitations.form;
const labels = accountTexts.administrators;

const isRole = (value: string): value is StaffRole => value in accountTexts.roles;

export const InviteDialog = ({ onClose, onInvited }: InviteDialogProps) => {
  const invite = useChange(InviteStaffDocument, (data) => data.inviteStaff);
  const form = useRecordForm({
    initial: { values: { email: "", surname: "", firstName: "", role: "" }, revision: 0 },
    check: ({ email, surname, firstName, role }) => ({
      email: email.trim() === "" ? invitationTexts.emailMissing : emailProblem(email),
      surname: surname.trim() === "" ? invitationTexts.surnameMissing : undefined,
      firstName: firstName.trim() === "" ? invitationTexts.firstNameMissing : undefined,
      role: isRole(role) ? undefined : invitationTexts.roleMissing,
    }),
    save: async ({ role, ...names }) =>
      isRole(role) ? invite({ input: { ...names, role } }) : null,
    onSaved: () => {
      onClose();
      onInvited?.();
    },
  });
  return (
    <StaffDialog title={invitationTexts.title} onClose={onClose}>
      <RecordForm form={form} action={invitationTexts.action} onCancel={onClose}>
        <Form.Item label={labels.email} {...form.item("email")}>
          <Input type="email" autoComplete="off" maxLength={254} />
        </Form.Item>
        <Form.Item label={invitationTexts.surname} {...form.item("surname")}>
          <Input maxLength={60} />
        </Form.Item>
        <Form.Item label={invitationTexts.firstName} {...form.item("firstName")}>
          <Input maxLength={60} />
        </Form.Item>
        <Form.Item label={labels.role} {...form.choice("role")}>
          <Select options={[...roleChoices]} />
        </Form.Item>
      </RecordForm>
    </StaffDialog>
  );
};
