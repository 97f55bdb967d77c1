import { Alert, Button, Form, Input } from "antd";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Refusal } from "../../../lib/refusal.ts";
import { paths } from "../../../paths.ts";
import type { ViewerRole } from "../../../session/login-path.ts";
import { texts } from "../../../texts.ts";
import { BusyOverlay } from "../../../ui/BusyOverlay.tsx";
import { useFormSubmit } from "../../../ui/use-form-submit.ts";
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

const required = (message: string) => [{ required: true, whitespace: true, message }];

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
  const { props, banner, busy } = useFormSubmit({ submit, networkText: labels.network });
  const isApplicant = role === "Applicant";
  const { forgot, other } = linksOf[role];
  return (
    <Form {...props} initialValues={{ username, password: "" }}>
      {banner && <Alert type="error" showIcon title={banner} />}
      {remedy}
      <Form.Item
        name="username"
        label={labels.registrationId}
        rules={required(labels.registrationIdRequired)}
      >
        <Input
          autoComplete="username"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={64}
        />
      </Form.Item>
      <Form.Item name="password" label={labels.password} rules={required(labels.passwordRequired)}>
        <Input.Password autoComplete="current-password" maxLength={200} />
      </Form.Item>
      <Button type="primary" htmlType="submit" block>
        {busy && !isApplicant ? labels.submitting : labels.submit}
      </Button>
      {busy && isApplicant && <BusyOverlay text={labels.submitting} />}
      <p className={styles.links}>
        <Link to={forgot}>{labels.forgotPassword}</Link>
        <Link to={other[0]}>{other[1]}</Link>
      </p>
    </Form>
  );
};
