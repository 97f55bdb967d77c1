import { Alert, Button, Form, Input, QRCode, Steps } from "antd";
import { useState } from "react";
import {
  ConfirmSecondFactorDocument,
  RenewRecoveryCodesDocument,
  type SecondFactorInput,
  type SecondFactorSetupFragment,
  StartSecondFactorDocument,
  TurnSecondFactorOffDocument,
} from "../../../gql/staff-accounts.ts";
import type { Refusal } from "../../../lib/refusal.ts";
import { useSave } from "../../../lib/use-save.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { PasswordInput } from "../../../ui/PasswordInput.tsx";
import { required, useFormSubmit } from "../../../ui/use-form-submit.ts";
import { kitTexts } from "../../kit/kit-texts.ts";
import { DialogActions, StaffDialog } from "../../kit/StaffDialog.tsx";
import { accountTexts } from "../texts.ts";
import styles from "./Account.module.css";

const labels = accountTexts.account.factor;

interface Values {
  readonly password?: string;
  readonly code?: string;
}

interface FactorFormProps {
  /** The fields, in their order. */
  readonly asks: readonly (keyof Values)[];
  readonly codeHint?: string;
  readonly action: string;
  readonly submit: (values: Values) => Promise<Refusal | null>;
  readonly onClose: () => void;
}

/** Asks for the password, a code or both. */
const FactorForm = ({ asks, codeHint, action, submit, onClose }: FactorFormProps) => {
  const { props, banner, busy } = useFormSubmit<Values>({
    networkText: accountTexts.network,
    submit: async (values) => {
      const refusal = await submit(values);
      const fields = refusal?.fields.map(({ field, message }) => ({
        field: field === "recoveryCode" ? "code" : field,
        message,
      }));
      return refusal && { ...refusal, fields: fields ?? [] };
    },
  });
  return (
    <Form {...props} className={styles.form ?? ""}>
      {banner && <Alert type="error" showIcon title={banner} />}
      {asks.includes("password") && (
        <Form.Item
          name="password"
          label={labels.password}
          rules={[required(labels.passwordMissing)]}
        >
          <PasswordInput autoComplete="current-password" />
        </Form.Item>
      )}
      {asks.includes("code") && (
        <Form.Item
          name="code"
          label={labels.code}
          extra={codeHint}
          rules={[required(labels.codeMissing)]}
        >
          <Input
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
          />
        </Form.Item>
      )}
      <DialogActions>
        <Button onClick={onClose}>{kitTexts.cancel}</Button>
        <Button type="primary" htmlType="submit" loading={busy}>
          {action}
        </Button>
      </DialogActions>
    </Form>
  );
};

/** Digits are the app's code. Anything else is a recovery code. */
const asInput = ({ password = "", code = "" }: Values): SecondFactorInput =>
  /^[\d\s]+$/.test(code) ? { password, code } : { password, recoveryCode: code };

interface CodesDialogProps {
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Asks for the password, then shows the key for the app and asks for its first code. */
export const SetUpDialog = ({ onCodes, onClose }: CodesDialogProps) => {
  const { toast } = useFeedback();
  const [start] = useSave(StartSecondFactorDocument);
  const [confirm] = useSave(ConfirmSecondFactorDocument);
  const [setup, setSetup] = useState<SecondFactorSetupFragment | null>(null);
  const current = setup ? 1 : 0;
  return (
    <StaffDialog title={labels.setUpTitle} onClose={onClose}>
      <Steps
        className={styles.steps ?? ""}
        size="small"
        current={current}
        items={["Password", "App"].map((title, index) => ({
          title,
          ...(index === current && { "aria-current": "step" }),
        }))}
      />
      {setup ? (
        <>
          <p>{labels.scan}</p>
          <div role="img" aria-label={labels.qr}>
            {/* The code is an image without a name of its own. The element around it is named. */}
            <div aria-hidden="true">
              <QRCode type="svg" value={setup.uri} size={200} color="#000" bgColor="#fff" />
            </div>
          </div>
          <p>
            {labels.key}: <span className={styles.key}>{setup.secret}</span>
          </p>
          <FactorForm
            key="code"
            asks={["code"]}
            codeHint={labels.enter}
            action={labels.confirm}
            onClose={onClose}
            submit={async ({ code = "" }) => {
              const { confirmSecondFactor: answer } = await confirm({ code });
              if (answer.__typename === "Refusal") return answer;
              toast("success", labels.onDone);
              onCodes(answer.codes);
              return null;
            }}
          />
        </>
      ) : (
        <>
          <p>{labels.confirmPassword}</p>
          <FactorForm
            key="password"
            asks={["password"]}
            action={labels.next}
            onClose={onClose}
            submit={async ({ password = "" }) => {
              const { startSecondFactor: answer } = await start({ password });
              if (answer.__typename === "Refusal") return answer;
              setSetup(answer);
              return null;
            }}
          />
        </>
      )}
    </StaffDialog>
  );
};

export const RenewCodesDialog = ({ onCodes, onClose }: CodesDialogProps) => {
  const [renew] = useSave(RenewRecoveryCodesDocument);
  return (
    <StaffDialog title={labels.renewTitle} onClose={onClose}>
      <p>{labels.renewLead}</p>
      <FactorForm
        asks={["password", "code"]}
        codeHint={labels.codeHint}
        action={labels.renewAction}
        onClose={onClose}
        submit={async (values) => {
          const { renewRecoveryCodes: answer } = await renew({ input: asInput(values) });
          if (answer.__typename === "Refusal") return answer;
          onCodes(answer.codes);
          return null;
        }}
      />
    </StaffDialog>
  );
};

export const TurnOffDialog = ({ onDone, onClose }: { onDone: () => void; onClose: () => void }) => {
  const { toast } = useFeedback();
  const [turnOff] = useSave(TurnSecondFactorOffDocument);
  return (
    <StaffDialog title={labels.offTitle} onClose={onClose}>
      <FactorForm
        asks={["password", "code"]}
        codeHint={labels.codeHint}
        action={labels.offAction}
        onClose={onClose}
        submit={async (values) => {
          const { turnSecondFactorOff: answer } = await turnOff({ input: asInput(values) });
          if (answer.__typename === "Refusal") return answer;
          toast("success", answer.message);
          onDone();
          return null;
        }}
      />
    </StaffDialog>
  );
};

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows the recovery codes, once. */
export const RecoveryCodesDialog = ({ codes, onClose }: RecoveryCodesDialogProps) => {
  const { toast } = useFeedback();
  const copy = () => {
    navigator.clipboard
      .writeText(codes.join("\n"))
      .then(() => toast("success", labels.copied))
      .catch(() => toast("error", labels.notCopied));
  };
  return (
    <StaffDialog title={labels.codesTitle} onClose={onClose}>
      <p>{labels.codesLead}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={copy}>{labels.copy}</Button>
        <Button type="primary" onClick={onClose}>
          {labels.kept}
        </Button>
      </DialogActions>
    </StaffDialog>
  );
};
