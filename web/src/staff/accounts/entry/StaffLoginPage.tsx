import { Alert, Button, Form, Input } from "antd";
import { useState } from "react";
import { Link, Navigate, useLocation, useSearchParams } from "react-router-dom";
import { readStateText } from "../../../lib/history-state.ts";
import { paths } from "../../../paths.ts";
import { pathAfterLogin } from "../../../session/login-path.ts";
import { useSessionEnd } from "../../../session/SessionProvider.tsx";
import { useFetchedSession } from "../../../session/use-session.ts";
import { texts } from "../../../texts.ts";
import { titles } from "../../../titles.ts";
import { BusyOverlay } from "../../../ui/BusyOverlay.tsx";
import { Card } from "../../../ui/Card.tsx";
import { PageHeading } from "../../../ui/PageHeading.tsx";
import { PasswordInput } from "../../../ui/PasswordInput.tsx";
import { required, useFormSubmit } from "../../../ui/use-form-submit.ts";
import styles from "./Entry.module.css";
import { useStaffSignIn } from "./use-staff-sign-in.ts";

interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface PasswordFormProps {
  /** The initial email. */
  readonly email: string;
  /** Called when the password is right and a code is needed too. */
  readonly onCodeNeeded: (credentials: Credentials) => void;
}

const PasswordForm = ({ email, onCodeNeeded }: PasswordFormProps) => {
  const signIn = useStaffSignIn();
  const { props, busy } = useFormSubmit({
    submit: async (credentials: Credentials) => {
      if ((await signIn(credentials)) === "codeNeeded") onCodeNeeded(credentials);
      return null;
    },
  });
  return (
    <Form {...props} initialValues={{ email, password: "" }}>
      <Form.Item name="email" label="Email" rules={[required("Email is required")]}>
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
      <p className={styles.hint}>
        Forgot your password? Ask an administrator for a link to choose another.
      </p>
      <p className={styles.links}>
        <Link to={paths.student.login}>Student login</Link>
      </p>
    </Form>
  );
};

interface CodeFormProps {
  readonly credentials: Credentials;
  readonly isRecovery: boolean;
}

/** The second step of the login: a code of the authenticator app or a recovery code. */
const CodeForm = ({ credentials, isRecovery }: CodeFormProps) => {
  const signIn = useStaffSignIn();
  const { props, busy } = useFormSubmit({
    submit: async ({ code }: { code: string }) => {
      const factor = isRecovery ? { recoveryCode: code } : { code };
      const refusal = await signIn({ ...credentials, ...factor });
      return refusal === "codeNeeded" ? null : refusal;
    },
  });
  return (
    <Form {...props} initialValues={{ code: "" }}>
      <Form.Item
        name="code"
        label={isRecovery ? "Recovery code" : "Code of your authenticator app"}
        extra={
          isRecovery
            ? "One of the codes you kept when you set the second factor up. Each works once."
            : "Six digits; a new one every 30 seconds."
        }
        rules={[required("Enter the code.")]}
      >
        {isRecovery ? (
          <Input autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={40} />
        ) : (
          <Input inputMode="numeric" autoComplete="one-time-code" maxLength={10} />
        )}
      </Form.Item>
      <Button type="primary" htmlType="submit" block>
        Continue
      </Button>
      {busy && <BusyOverlay text={texts.login.submitting} />}
    </Form>
  );
};

const Login = () => {
  const { state } = useLocation();
  const { end } = useSessionEnd();
  /** The checked credentials while the code is entered. They are dropped with this page. */
  const [passed, setPassed] = useState<Credentials | null>(null);
  const [email, setEmail] = useState(() => readStateText(state, "email"));
  const [isRecovery, setIsRecovery] = useState(false);
  const back = () => {
    setEmail(passed?.email ?? "");
    setPassed(null);
    setIsRecovery(false);
  };
  return (
    <Card>
      <div className={styles.page}>
        <PageHeading>{passed ? "Enter your code" : titles.staffLogin}</PageHeading>
        <p className={styles.lead}>
          {passed
            ? "Your account is protected by a second factor."
            : "For lecturers, exam officers, ICT support, bursary officers and administrators."}
        </p>
        {end === "expired" && !passed && (
          <Alert role="status" type="warning" showIcon title={texts.failures.sessionExpired} />
        )}
        {passed ? (
          <>
            <CodeForm key={String(isRecovery)} credentials={passed} isRecovery={isRecovery} />
            <p className={styles.links}>
              <Button type="link" onClick={() => setIsRecovery(!isRecovery)}>
                {isRecovery ? "Use the app instead" : "Use a recovery code instead"}
              </Button>
              <Button type="link" onClick={back}>
                Back
              </Button>
            </p>
          </>
        ) : (
          <PasswordForm email={email} onCodeNeeded={setPassed} />
        )}
      </div>
    </Card>
  );
};

/** The login of all staff, at each area's path. */
export default function StaffLoginPage() {
  const { session } = useFetchedSession();
  const [search] = useSearchParams();
  if (session.status === "signedIn") {
    return <Navigate replace to={pathAfterLogin(search, session.viewer)} />;
  }
  return <Login />;
}
