import { Link } from "react-router-dom";
import { useForm } from "../../../lib/use-form.ts";
import { paths } from "../../../paths.ts";
import { texts } from "../../../texts.ts";
import { BusyOverlay } from "../../../ui/BusyOverlay.tsx";
import { Button } from "../../../ui/Button.tsx";
import { PasswordField } from "../../../ui/PasswordField.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import styles from "./Entry.module.css";
import { entryTexts } from "./entry-texts.ts";
import { useAlertedFailure } from "./use-alerted-failure.ts";
import { useStaffSignIn } from "./use-staff-sign-in.ts";

export interface StaffCredentials {
  readonly email: string;
  readonly password: string;
}

interface PasswordFormProps {
  /** The initial email. */
  readonly email: string;
  /** Called when the password is right and a code is needed too. */
  readonly onCodeNeeded: (credentials: StaffCredentials) => void;
}

const required = { email: entryTexts.emailRequired, password: texts.login.passwordRequired };

export const PasswordForm = ({ email, onCodeNeeded }: PasswordFormProps) => {
  const signIn = useStaffSignIn();
  const orAlert = useAlertedFailure();
  const form = useForm({
    required,
    initial: { email },
    networkText: texts.login.network,
    submit: async (credentials) => {
      const outcome = await orAlert(() => signIn(credentials));
      if (outcome?.kind === "codeNeeded") onCodeNeeded(credentials);
      return null;
    },
  });
  return (
    <form className={styles.form} {...form.props}>
      <TextField
        label={entryTexts.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        {...form.field("email")}
      />
      <PasswordField
        label={texts.login.password}
        autoComplete="current-password"
        {...form.field("password")}
      />
      <Button type="submit" wide busy={form.busy}>
        {texts.login.submit}
      </Button>
      {form.busy && <BusyOverlay text={texts.login.submitting} />}
      <p className={styles.hint}>{entryTexts.forgotten}</p>
      <p className={styles.links}>
        <Link to={paths.student.login}>{entryTexts.otherLogins}</Link>
      </p>
    </form>
  );
};
