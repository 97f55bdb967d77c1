import type { Refusal } from "../../lib/refusal.ts";
import { useForm } from "../../lib/use-form.ts";
import { texts } from "../../texts.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { PasswordField } from "../../ui/PasswordField.tsx";
import styles from "../PublicPage.module.css";

export interface NewPassword {
  readonly currentPassword: string;
  readonly newPassword: string;
}

const words = texts.changePassword;
const required = { currentPassword: words.currentRequired, newPassword: words.nextRequired };

interface ChangePasswordFormProps {
  readonly submit: (passwords: NewPassword) => Promise<Refusal | null>;
}

export const ChangePasswordForm = ({ submit }: ChangePasswordFormProps) => {
  const form = useForm({ required, submit, networkText: texts.passwordReset.confirmNetwork });
  return (
    <form className={styles.form} {...form.props}>
      {form.banner && <Notice kind="error">{form.banner}</Notice>}
      <PasswordField
        label={words.current}
        autoComplete="current-password"
        {...form.field("currentPassword")}
      />
      <PasswordField
        label={words.next}
        autoComplete="new-password"
        hint={texts.passwordReset.newPasswordHint}
        {...form.field("newPassword")}
      />
      <Button type="submit" wide busy={form.busy}>
        {form.busy ? words.submitting : words.submit}
      </Button>
    </form>
  );
};
