import { Button, Form, Input } from "antd";
import { Link } from "react-router-dom";
import { paths } from "../../../paths.ts";
import { texts } from "../../../texts.ts";
import { BusyOverlay } from "../../../ui/BusyOverlay.tsx";
import { PasswordInput } from "../../../ui/PasswordInput.tsx";
import { required, useFormSubmit } from "../../../ui/use-form-submit.ts";
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

export const PasswordForm = ({ email, onCodeNeeded }: PasswordFormProps) => {
  const signIn = useStaffSignIn();
  const orAlert = useAlertedFailure();
  const { props, busy } = useFormSubmit({
    submit: async (credentials: StaffCredentials) => {
      const outcome = await orAlert(() => signIn(credentials));
      if (outcome?.kind === "codeNeeded") onCodeNeeded(credentials);
      return null;
    },
  });
  return (
    <Form {...props} initialValues={{ email, password: "" }}>
      <Form.Item name="email" label={entryTexts.email} rules={[required(entryTexts.emailRequired)]}>
        <Input
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
      </Form.Item>
      <Form.Item
        name="password"
        label={texts.login.password}
        rules={[required(texts.login.passwordRequired)]}
      >
        <PasswordInput autoComplete="current-password" />
      </Form.Item>
      <Button type="primary" htmlType="submit" block>
        {texts.login.submit}
      </Button>
      {busy && <BusyOverlay text={texts.login.submitting} />}
      <p className={styles.hint}>{entryTexts.forgotten}</p>
      <p className={styles.links}>
        <Link to={paths.student.login}>{entryTexts.otherLogins}</Link>
      </p>
    </Form>
  );
};
