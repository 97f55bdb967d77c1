import type { Refusal } from "../../../lib/refusal.ts";
import { useForm } from "../../../lib/use-form.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { PasswordField } from "../../../ui/PasswordField.tsx";
import styles from "../../PublicPage.module.css";
import { passwordResetTexts } from "../password-reset/password-reset-texts.ts";
import { changePasswordTexts as labels } from "./change-password-texts.ts";

export interface NewPassword {
  readonly currentPassword: string;
  readonly newPassword: string;
}

const required = { currentPassword: labels.currentRequired, newPassword: labels.nextRequired };

interface ChangePasswordFormProps {
  readonly submit: (passwords: NewPassword) => Promise<Refusal | null>;
}

export const ChangePasswordForm = ({ submit }: ChangePasswordFormProps) => {
  const form = useForm({ required, submit, networkText: passwordResetTexts.confirmNetwork });
  return (
    <form className={styles.form} {...form.props}>
      {form.banner && <Notice kind="error">{form.banner}</Notice>}
      <PasswordField
        label={labels.current}
        autoComplete="current-password"
        {...form.field("currentPassword")}
      />
      <PasswordField
        label={labels.next}
        autoComplete="new-password"
        hint={passwordResetTexts.newPasswordHint}
        {...form.field("newPassword")}
      />
      <Button type="submit" wide busy={form.busy}>
        {form.busy ? labels.submitting : labels.submit}
      </Button>
    </form>
  );
};
