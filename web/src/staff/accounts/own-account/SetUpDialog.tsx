import { useMutation } from "@apollo/client/react";
import { QRCode } from "antd";
import { useState } from "react";
import {
  ConfirmSecondFactorDocument,
  StartSecondFactorDocument,
} from "../../../gql/staff-accounts.ts";
import { useForm } from "../../../lib/use-form.ts";
import { texts } from "../../../texts.ts";
import { Button } from "../../../ui/Button.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { PasswordField } from "../../../ui/PasswordField.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { kitTexts } from "../../kit/kit-texts.ts";
import { DialogActions, StaffDialog } from "../../kit/StaffDialog.tsx";
import { accountTexts } from "../texts.ts";
import styles from "./Account.module.css";

interface SetUpDialogProps {
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

interface Setup {
  readonly secret: string;
  readonly uri: string;
}

const labels = accountTexts.account.factor;

const PasswordStep = ({
  onSetup,
  onClose,
}: Pick<SetUpDialogProps, "onClose"> & { onSetup: (setup: Setup) => void }) => {
  const [start] = useMutation(StartSecondFactorDocument, { fetchPolicy: "no-cache" });
  const form = useForm({
    required: { password: labels.passwordMissing },
    networkText: accountTexts.network,
    submit: async ({ password }) => {
      const { data } = await start({ variables: { password } });
      const result = data?.startSecondFactor;
      if (result?.__typename !== "SecondFactorSetup") {
        return result ?? { message: texts.failures.unknown, fields: [] };
      }
      onSetup(result);
      return null;
    },
  });
  return (
    <form className={styles.form} {...form.props}>
      {form.banner && <Notice kind="error">{form.banner}</Notice>}
      <p>{labels.confirmPassword}</p>
      <PasswordField
        label={labels.password}
        autoComplete="current-password"
        {...form.field("password")}
      />
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {kitTexts.cancel}
        </Button>
        <Button type="submit" busy={form.busy}>
          {labels.next}
        </Button>
      </DialogActions>
    </form>
  );
};

const CodeStep = ({
  setup: { secret, uri },
  onCodes,
  onClose,
}: SetUpDialogProps & { setup: Setup }) => {
  const { toast } = useFeedback();
  const [confirm] = useMutation(ConfirmSecondFactorDocument, { fetchPolicy: "no-cache" });
  const form = useForm({
    required: { code: labels.codeMissing },
    networkText: accountTexts.network,
    submit: async ({ code }) => {
      const { data } = await confirm({ variables: { code } });
      const result = data?.confirmSecondFactor;
      if (result?.__typename !== "RecoveryCodes") {
        return result ?? { message: texts.failures.unknown, fields: [] };
      }
      toast("success", labels.onDone);
      onCodes(result.codes);
      return null;
    },
  });
  return (
    <form className={styles.form} {...form.props}>
      {form.banner && <Notice kind="error">{form.banner}</Notice>}
      <p>{labels.scan}</p>
      <div role="img" aria-label={labels.qr}>
        {/* The code is an image without a name of its own. The element around it is named. */}
        <div aria-hidden="true">
          <QRCode type="svg" value={uri} size={200} color="#000" bgColor="#fff" />
        </div>
      </div>
      <p>
        {labels.key}: <span className={styles.key}>{secret}</span>
      </p>
      <TextField
        label={labels.code}
        hint={labels.enter}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        {...form.field("code")}
      />
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {kitTexts.cancel}
        </Button>
        <Button type="submit" busy={form.busy}>
          {labels.confirm}
        </Button>
      </DialogActions>
    </form>
  );
};

/** Asks for the password, then shows the key for the app and asks for its first code. */
export const SetUpDialog = ({ onCodes, onClose }: SetUpDialogProps) => {
  const [setup, setSetup] = useState<Setup | null>(null);
  return (
    <StaffDialog title={labels.setUpTitle} onClose={onClose}>
      {setup ? (
        <CodeStep setup={setup} onCodes={onCodes} onClose={onClose} />
      ) : (
        <PasswordStep onSetup={setSetup} onClose={onClose} />
      )}
    </StaffDialog>
  );
};
