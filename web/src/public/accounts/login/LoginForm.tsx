import { Alert, Button, Form, Input } from "antd";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Refusal } from "../../../lib/refusal.ts";
import { paths } from "../../../paths.ts";
import type { ViewerRole } from "../../../session/login-path.ts";
import { texts } from "../../../texts.ts";
import { BusyOverlay } from "../../../ui/BusyOverlay.tsx";
import { PasswordInput } from "../../../ui/PasswordInput.tsx";
import { required, useFormSubmit } from "../../../ui/use-form-submit.ts";
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

const forgotPaths = {
  Applicant: paths.applicant.forgotPassword,
  Student: paths.student.forgotPassword,
} as const;

export const LoginForm = ({ role, username, submit, remedy }: LoginFormProps) => {
  const { props, banner, busy } = useFormSubmit({ submit, networkText: labels.network });
  const isApplicant = role === "Applicant";
  return (
    <Form {...props} initialValues={{ username, password: "" }}>
      {(banner || remedy) && (
        <div className={styles.above}>
          {banner && <Alert type="error" showIcon title={banner} />}
          {remedy}
        </div>
      )}
      <Form.Item
        name="username"
        label={labels.registrationId}
        extra={labels.examples[role]}
        rules={[required(labels.registrationIdRequired)]}
      >
        <Input
          autoComplete="username"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={64}
        />
      </Form.Item>
      <Form.Item
        name="password"
        label={labels.password}
        rules={[required(labels.passwordRequired)]}
      >
        <PasswordInput autoComplete="current-password" />
      </Form.Item>
      <Button type="primary" htmlType="submit" block>
        {busy && !isApplicant ? labels.submitting : labels.submit}
      </Button>
      {busy && isApplicant && <BusyOverlay text={labels.submitting} />}
      <p className={styles.links}>
        <Link to={forgotPaths[role]}>{labels.forgotPassword}</Link>
      </p>
    </Form>
  );
};
