import { Link } from "react-router-dom";
import type { Refusal } from "../../lib/refusal.ts";
import { useForm } from "../../lib/use-form.ts";
import { paths } from "../../paths.ts";
import { texts } from "../../texts.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { PasswordField } from "../../ui/PasswordField.tsx";
import { TextField } from "../../ui/TextField.tsx";
import styles from "../PublicPage.module.css";

interface LoginFormProps {
  readonly submit: (credentials: { username: string; password: string }) => Promise<Refusal | null>;
}

const required = {
  username: texts.login.registrationIdRequired,
  password: texts.login.passwordRequired,
};

export const LoginForm = ({ submit }: LoginFormProps) => {
  const form = useForm({ required, submit, networkText: texts.login.network });
  return (
    <form className={styles.form} {...form.props}>
      {form.banner && <Notice kind="error">{form.banner}</Notice>}
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
      <Button type="submit" wide busy={form.busy}>
        {form.busy ? texts.login.submitting : texts.login.submit}
      </Button>
      <p className={styles.links}>
        <Link to={paths.student.forgotPassword}>{texts.login.forgotPassword}</Link>
      </p>
    </form>
  );
};
