import { Alert, Button, Flex, Form, Input, QRCode, Steps } from "antd";
import { useState } from "react";
import {
  ConfirmSecondFactorDocument,
  RenewRecoveryCodesDocument,
  type SecondFactorInput,
  StartSecondFactorDocument,
  TurnSecondFactorOffDocument,
} from "../../../gql/staff-accounts.ts";
import type { Refusal } from "../../../lib/refusal.ts";
import { useSave } from "../../../lib/use-save.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { PasswordInput } from "../../../ui/PasswordInput.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { required, useFormSubmit } from "../../../ui/use-form-submit.ts";
import { kitTexts } from "../../kit/kit-texts.ts";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { DialogActions, StaffDialog } from "../../kit/StaffDialog.tsx";
import { accountTexts } from "../texts.ts";
import styles from "./Account.module.css";

interface Values {
  readonly password?: string;
  readonly code?: string;
}

interface FactorFormProps {
  /** The only field. Default: password and code. */
  readonly only?: keyof Values;
  readonly codeHint?: string;
  readonly action: string;
  readonly submit: (values: Values) => Promise<Refusal | null>;
  readonly onClose: () => void;
}

/** Asks for the password, a code or both. */
const FactorForm = (asked: FactorFormProps) => {
  const { only, action, submit, onClose } = asked;
  const { codeHint = "Six digits. Or one of your recovery codes." } = asked;
  const { props, banner, busy } = useFormSubmit<Values>({
    networkText: accountTexts.network,
    submit: async (values) => {
      const refusal = await submit(values);
      if (!refusal) return null;
      const fields = refusal.fields.map(({ field, message }) => ({
        field: field === "recoveryCode" ? "code" : field,
        message,
      }));
      return { ...refusal, fields };
    },
  });
  return (
    <Form {...props} className={styles.form ?? ""}>
      {banner && <Alert type="error" showIcon title={banner} />}
      {only !== "code" && (
        <Form.Item name="password" label="Password" rules={[required("Enter your password.")]}>
          <PasswordInput autoComplete="current-password" />
        </Form.Item>
      )}
      {only !== "password" && (
        <Form.Item
          name="code"
          label="Code of your authenticator app"
          extra={codeHint}
          rules={[required("Enter a code.")]}
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

interface SetUpDialogProps {
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Asks for the password, then shows the key for the app and asks for its first code. */
const SetUpDialog = ({ onCodes, onClose }: SetUpDialogProps) => {
  const { toast } = useFeedback();
  const [start] = useSave(StartSecondFactorDocument);
  const [confirm] = useSave(ConfirmSecondFactorDocument);
  const [setup, setSetup] = useState<{ secret: string; uri: string } | null>(null);
  const current = setup ? 1 : 0;
  return (
    <StaffDialog title="Set up a second factor" onClose={onClose}>
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
          <p>Scan this picture with your authenticator app, or type the key into it.</p>
          <div role="img" aria-label="QR code with the key for your authenticator app">
            {/* The code is an image without a name of its own. The element around it is named. */}
            <div aria-hidden="true">
              <QRCode type="svg" value={setup.uri} size={200} color="#000" bgColor="#fff" />
            </div>
          </div>
          <p>
            Key: <span className={styles.key}>{setup.secret}</span>
          </p>
          <FactorForm
            key="code"
            only="code"
            codeHint="Then enter the code that the app shows."
            action="Turn on"
            onClose={onClose}
            submit={async ({ code = "" }) => {
              const { confirmSecondFactor: answer } = await confirm({ code });
              if (answer.__typename === "Refusal") return answer;
              toast("success", "The second factor is on.");
              onCodes(answer.codes);
              return null;
            }}
          />
        </>
      ) : (
        <>
          <p>Type your password to begin.</p>
          <FactorForm
            key="password"
            only="password"
            action="Continue"
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

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows the recovery codes, once. */
const RecoveryCodesDialog = ({ codes, onClose }: RecoveryCodesDialogProps) => {
  const { toast } = useFeedback();
  const copy = () => {
    navigator.clipboard
      .writeText(codes.join("\n"))
      .then(() => toast("success", "The codes are copied."))
      .catch(() => toast("error", "The codes could not be copied. Write them down."));
  };
  return (
    <StaffDialog title="Your recovery codes" onClose={onClose}>
      <p>
        Each works once in the place of the app. Keep them where you keep your papers: they are not
        shown again.
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={copy}>Copy the codes</Button>
        <Button type="primary" onClick={onClose}>
          I have kept them
        </Button>
      </DialogActions>
    </StaffDialog>
  );
};

interface SecondFactorCardProps {
  readonly factor: { readonly isOn: boolean; readonly recoveryCodesLeft: number };
  readonly onChanged: () => void;
}

export const SecondFactorCard = ({ factor, onChanged }: SecondFactorCardProps) => {
  const { isOn, recoveryCodesLeft } = factor;
  const { toast } = useFeedback();
  const [renew] = useSave(RenewRecoveryCodesDocument);
  const [turnOff] = useSave(TurnSecondFactorOffDocument);
  const [doing, setDoing] = useState<"setUp" | "turnOff" | "renew" | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => setDoing(null);
  const show = (made: readonly string[]) => {
    close();
    setCodes(made);
    onChanged();
  };
  return (
    <SectionCard
      title="Second factor"
      actions={
        isOn ? (
          <>
            <Button onClick={() => setDoing("renew")}>New recovery codes</Button>
            <Button onClick={() => setDoing("turnOff")}>Turn off</Button>
          </>
        ) : (
          <Button type="primary" onClick={() => setDoing("setUp")}>
            Set up
          </Button>
        )
      }
    >
      <Flex vertical gap="small" align="start">
        <Flex gap="small" align="center">
          <StatusTag kind={isOn ? "good" : "neutral"}>{isOn ? "On" : "Off"}</StatusTag>
          {isOn && <span>{`${recoveryCodesLeft} recovery codes left`}</span>}
        </Flex>
        <p>
          {isOn
            ? "A code of your authenticator app is asked for when you log in."
            : "With a second factor, a person who learns your password still cannot log in. You need an authenticator app on your phone."}
        </p>
      </Flex>
      {doing === "setUp" && <SetUpDialog onCodes={show} onClose={close} />}
      {doing === "renew" && (
        <StaffDialog title="New recovery codes" onClose={close}>
          <p>The old codes stop working.</p>
          <FactorForm
            action="Make new codes"
            onClose={close}
            submit={async (values) => {
              const { renewRecoveryCodes: answer } = await renew({ input: asInput(values) });
              if (answer.__typename === "Refusal") return answer;
              show(answer.codes);
              return null;
            }}
          />
        </StaffDialog>
      )}
      {doing === "turnOff" && (
        <StaffDialog title="Turn the second factor off" onClose={close}>
          <FactorForm
            action="Turn off"
            onClose={close}
            submit={async (values) => {
              const { turnSecondFactorOff: answer } = await turnOff({ input: asInput(values) });
              if (answer.__typename === "Refusal") return answer;
              toast("success", answer.message);
              close();
              onChanged();
              return null;
            }}
          />
        </StaffDialog>
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </SectionCard>
  );
};
