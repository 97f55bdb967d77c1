import { useState } from "react";
import { useForm } from "../../../lib/use-form.ts";
import { texts } from "../../../texts.ts";
import { BusyOverlay } from "../../../ui/BusyOverlay.tsx";
import { Button } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/TextField.tsx";
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
        <Button variant="plain" onClick={() => setIsRecovery(!isRecovery)}>
          {isRecovery ? labels.useApp : labels.useRecovery}
        </Button>
        <Button variant="plain" onClick={onBack}>
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
  const form = useForm({
    required: { code: labels.required },
    networkText: texts.login.network,
    submit: async ({ code }) => {
      const factor = isRecovery ? { recoveryCode: code } : { code };
      const outcome = await orAlert(() => signIn({ ...credentials, ...factor }));
      if (outcome?.kind !== "wrongCode") return null;
      const { message } = outcome;
      return { message, fields: [{ field: "code", message }] };
    },
  });
  return (
    <form className={styles.form} {...form.props}>
      {isRecovery ? (
        <TextField
          label={labels.recoveryLabel}
          hint={labels.recoveryHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          {...form.field("code")}
        />
      ) : (
        <TextField
          label={labels.label}
          hint={labels.hint}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          {...form.field("code")}
        />
      )}
      <Button type="submit" wide busy={form.busy}>
        {labels.submit}
      </Button>
      {form.busy && <BusyOverlay text={texts.login.submitting} />}
    </form>
  );
};
