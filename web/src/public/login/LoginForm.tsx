import { Link } from "react-router-dom";
import { useForm } from "../../lib/use-form.ts";
import { paths } from "../../paths.ts";
import { texts } from "../../texts.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { PasswordField } from "../../ui/PasswordField.tsx";
import { TextField } from "../../ui/TextField.tsx";
import styles from "../PublicPage.module.css";

interface LoginFormProps {
  readonly onSubmit: (credentials: { username: string; password: string }) => void;
  readonly busy: boolean;
  readonly error: string | null;
}

const required = {
  username: texts.login.registrationIdRequired,
  password: texts.login.passwordRequired,
};

export const LoginForm = ({ onSubmit, busy, error }: LoginFormProps) => {
  const form = useForm(required, onSubmit, busy);
  return (
    <form className={styles.form} noValidate {...form.props}>
      {error && <Notice kind="error">{error}</Notice>}
      <TextField
        label={texts.login.registrationId}
        autoComplete="username"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={64}
        {...form.field("username")}
      />
      <PasswordField
        label={texts.login.password}
        autoComplete="current-password"
        {...form.field("password")}
      />
      <Button type="submit" wide busy={busy}>
        {busy ? texts.login.submitting : texts.login.submit}
      </Button>
      <p className={styles.links}>
        <Link to={paths.student.forgotPassword}>{texts.login.forgotPassword}</Link>
      </p>
    </form>
  );
};
