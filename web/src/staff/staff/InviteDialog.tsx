import { useMutation } from "@apollo/client/react";
import { emailProblem } from "../../../../rules/accounts/email.ts";
import { InviteStaffDocument, type StaffRole } from "../../gql/staff-staff.ts";
import { SelectField } from "../../ui/SelectField.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { accountTexts, roleChoices } from "../accounts/texts.ts";
import { RecordForm } from "../kit/record/RecordForm.tsx";
import { useRecordForm } from "../kit/record/use-record-form.ts";
import { StaffDialog } from "../kit/StaffDialog.tsx";
import { useToastOnSuccess } from "./use-toast-on-success.ts";

interface InviteDialogProps {
  readonly onClose: () => void;
  readonly onInvited?: () => void;
}

const invitationTexts = accountTexts.invitations.form;
const labels = accountTexts.administrators;

const isRole = (value: string): value is StaffRole => value in accountTexts.roles;

export const InviteDialog = ({ onClose, onInvited }: InviteDialogProps) => {
  const done = useToastOnSuccess();
  const [invite] = useMutation(InviteStaffDocument, { fetchPolicy: "no-cache" });
  const form = useRecordForm({
    initial: { values: { email: "", surname: "", firstName: "", role: "" }, revision: 0 },
    check: ({ email, surname, firstName, role }) => ({
      email: email.trim() === "" ? invitationTexts.emailMissing : emailProblem(email),
      surname: surname.trim() === "" ? invitationTexts.surnameMissing : undefined,
      firstName: firstName.trim() === "" ? invitationTexts.firstNameMissing : undefined,
      role: isRole(role) ? undefined : invitationTexts.roleMissing,
    }),
    save: async ({ role, ...names }) => {
      if (!isRole(role)) return null;
      const { data } = await invite({ variables: { input: { ...names, role } } });
      return done(data?.inviteStaff);
    },
    onSaved: () => {
      onClose();
      onInvited?.();
    },
  });
  return (
    <StaffDialog title={invitationTexts.title} onClose={onClose}>
      <RecordForm form={form} action={invitationTexts.action} onCancel={onClose}>
        <TextField
          label={labels.email}
          type="email"
          autoComplete="off"
          maxLength={254}
          {...form.text("email")}
        />
        <TextField label={invitationTexts.surname} maxLength={60} {...form.text("surname")} />
        <TextField label={invitationTexts.firstName} maxLength={60} {...form.text("firstName")} />
        <SelectField label={labels.role} choices={roleChoices} {...form.text("role")} />
      </RecordForm>
    </StaffDialog>
  );
};
