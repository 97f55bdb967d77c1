import type { Refusal } from "../../../lib/refusal.ts";
import { useForm } from "../../../lib/use-form.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { PasswordField } from "../../../ui/PasswordField.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import styles from "../../PublicPage.module.css";
import { passwordResetTexts as labels } from "./password-reset-texts.ts";

export interface ResetValues {
  readonly email: string;
  readonly otp: string;
  readonly newPassword: string;
}

interface ConfirmResetFormProps {
  /** The initial email. */
  readonly email: string;
  readonly submit: (values: ResetValues) => Promise<Refusal | null>;
}

const required = {
  email: labels.emailRequired,
  otp: labels.otpRequired,
  newPassword: labels.newPasswordRequired,
};

export const ConfirmResetForm = ({ email, submit }: ConfirmResetFormProps) => {
  const form = useForm({
    required,
    submit,
    networkText: labels.confirmNetwork,
    initial: { email },
  });
  return (
    <form className={styles.form} {...form.props}>
      {form.banner && <Notice kind="error">{form.banner}</Notice>}
      <TextField
        label={labels.email}
        type="email"
        autoComplete="username"
        maxLength={254}
        {...form.field("email")}
      />
      <TextField
        label={labels.otp}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        {...form.field("otp")}
      />
      <PasswordField
        label={labels.newPassword}
        autoComplete="new-password"
        hint={labels.newPasswordHint}
        {...form.field("newPassword")}
      />
      <Button type="submit" wide busy={form.busy}>
        {form.busy ? labels.confirming : labels.confirmSubmit}
      </Button>
    </form>
  );
};
