import type { SecondFactorInput } from "../../../gql/staff-accounts.ts";
import type { Refusal } from "../../../lib/refusal.ts";
import { useForm } from "../../../lib/use-form.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { PasswordField } from "../../../ui/PasswordField.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { kitTexts } from "../../kit/kit-texts.ts";
import { DialogActions } from "../../kit/StaffDialog.tsx";
import { accountTexts } from "../texts.ts";
import styles from "./Account.module.css";

interface FactorFormProps {
  readonly action: string;
  readonly submit: (input: SecondFactorInput) => Promise<Refusal | null>;
  readonly onClose: () => void;
}

const labels = accountTexts.account.factor;
const required = { password: labels.passwordMissing, code: labels.codeMissing };

/** Digits are the app's code. Anything else is a recovery code. */
const isAppCode = (code: string): boolean => /^[\d\s]+$/.test(code);

/** Asks for password and code before the second factor is changed. */
export const FactorForm = ({ action, submit, onClose }: FactorFormProps) => {
  const form = useForm({
    required,
    networkText: accountTexts.network,
    submit: async ({ password, code }) => {
      const factor = isAppCode(code) ? { code } : { recoveryCode: code };
      const refusal = await submit({ password, ...factor });
      if (!refusal) return null;
      const fields = refusal.fields.map(({ field, message }) => ({
        field: field === "recoveryCode" ? "code" : field,
        message,
      }));
      return { ...refusal, fields };
    },
  });
  return (
    <form className={styles.form} {...form.props}>
      {form.banner && <Notice kind="error">{form.banner}</Notice>}
      <PasswordField
        label={labels.password}
        autoComplete="current-password"
        {...form.field("password")}
      />
      <TextField
        label={labels.code}
        hint={labels.codeHint}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        {...form.field("code")}
      />
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {kitTexts.cancel}
        </Button>
        <Button type="submit" busy={form.busy}>
          {action}
        </Button>
      </DialogActions>
    </form>
  );
};
