import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Refusal } from "../../../lib/refusal.ts";
import { useForm } from "../../../lib/use-form.ts";
import { paths } from "../../../paths.ts";
import type { ViewerRole } from "../../../session/login-path.ts";
import { texts } from "../../../texts.ts";
import { BusyOverlay } from "../../../ui/BusyOverlay.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { PasswordField } from "../../../ui/PasswordField.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import styles from "../../PublicPage.module.css";
import type { Credentials } from "./use-sign-in.ts";

interface LoginFormProps {
  readonly role: ViewerRole;
  /** The initial registration ID. */
  readonly username: string;
  readonly submit: (credentials: Credentials) => Promise<Refusal | null>;
  /** The action to offer below a refusal. */
  readonly remedy: ReactNode;
}

const labels = texts.login;
const required = { username: labels.registrationIdRequired, password: labels.passwordRequired };

const linksOf = {
  Applicant: {
    forgot: paths.applicant.forgotPassword,
    other: [paths.student.login, labels.toStudent],
  },
  Student: {
    forgot: paths.student.forgotPassword,
    other: [paths.applicant.login, labels.toApplicant],
  },
} as const;

export const LoginForm = ({ role, username, submit, remedy }: LoginFormProps) => {
  const form = useForm({ required, submit, networkText: labels.network, initial: { username } });
  const isApplicant = role === "Applicant";
  const { forgot, other } = linksOf[role];
  return (
    <form className={styles.form} {...form.props}>
      {form.banner && <Notice kind="error">{form.banner}</Notice>}
      {remedy}
      <TextField
        label={labels.registrationId}
        autoComplete="username"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={64}
        {...form.field("username")}
      />
      <PasswordField
        label={labels.password}
        autoComplete="current-password"
        {...form.field("password")}
      />
      <Button type="submit" wide busy={form.busy}>
        {form.busy && !isApplicant ? labels.submitting : labels.submit}
      </Button>
      {form.busy && isApplicant && <BusyOverlay text={labels.submitting} />}
      <p className={styles.links}>
        <Link to={forgot}>{labels.forgotPassword}</Link>
        <Link to={other[0]}>{other[1]}</Link>
      </p>
    </form>
  );
};
