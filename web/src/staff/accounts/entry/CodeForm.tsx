import { Button, Form, Input } from "antd";
import { useState } from "react";
import { texts } from "../../../texts.ts";
import { BusyOverlay } from "../../../ui/BusyOverlay.tsx";
import { required, useFormSubmit } from "../../../ui/use-form-submit.ts";
import styles from "./Entry.module.css";
import { entryTexts } from "./entry-texts.ts";
import type { StaffCredentials } from "./PasswordForm.tsx";
import { useAlertedFailure } from "./use-alerted-failure.ts";
import { useStaffSignIn } from "./use-staff-sign-in.ts";

interface CodeFormProps {
  readonly credentials: StaffCredentials;
  readonly onBack: () => void;
}

const labels = entryTexts.code;

/** The second step of the login: a code of the authenticator app or a recovery code. */
export const CodeForm = ({ credentials, onBack }: CodeFormProps) => {
  const [isRecovery, setIsRecovery] = useState(false);
  return (
    <>
      <CodeInput key={String(isRecovery)} credentials={credentials} isRecovery={isRecovery} />
      <p className={styles.links}>
        <Button type="link" onClick={() => setIsRecovery(!isRecovery)}>
          {isRecovery ? labels.useApp : labels.useRecovery}
        </Button>
        <Button type="link" onClick={onBack}>
          {labels.back}
        </Button>
      </p>
    </>
  );
};

const CodeInput = ({
  credentials,
  isRecovery,
}: Pick<CodeFormProps, "credentials"> & { isRecovery: boolean }) => {
  const signIn = useStaffSignIn();
  const orAlert = useAlertedFailure();
  const { props, busy } = useFormSubmit({
    submit: async ({ code }: { code: string }) => {
      const factor = isRecovery ? { recoveryCode: code } : { code };
      const outcome = await orAlert(() => signIn({ ...credentials, ...factor }));
      if (outcome?.kind !== "wrongCode") return null;
      const { message } = outcome;
      return { message, fields: [{ field: "code", message }] };
    },
  });
  return (
    <Form {...props} initialValues={{ code: "" }}>
      <Form.Item
        name="code"
        label={isRecovery ? labels.recoveryLabel : labels.label}
        extra={isRecovery ? labels.recoveryHint : labels.hint}
        rules={[required(labels.required)]}
      >
        {isRecovery ? (
          <Input autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={40} />
        ) : (
          <Input inputMode="numeric" autoComplete="one-time-code" maxLength={10} />
        )}
      </Form.Item>
      <Button type="primary" htmlType="submit" block>
        {labels.submit}
      </Button>
      {busy && <BusyOverlay text={texts.login.submitting} />}
    </Form>
  );
};
