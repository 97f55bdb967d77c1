import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { staffPasswordProblem } from "../../../../../rules/accounts/staff-password.ts";
import { UseStaffLinkDocument } from "../../../gql/staff-accounts.ts";
import { useForm } from "../../../lib/use-form.ts";
import { staffAreas } from "../../../session/staff-areas.ts";
import { texts } from "../../../texts.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { PasswordField } from "../../../ui/PasswordField.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import styles from "./Entry.module.css";
import { entryTexts } from "./entry-texts.ts";

interface ChoosePasswordFormProps {
  readonly token: string;
  /** The account whose password is set. */
  readonly owner: { readonly email: string; readonly surname: string };
}

const labels = entryTexts.link;
const required = { password: labels.passwordRequired, again: labels.againRequired };

export const ChoosePasswordForm = ({ token, owner }: ChoosePasswordFormProps) => {
  const navigate = useNavigate();
  const [use] = useMutation(UseStaffLinkDocument, { fetchPolicy: "no-cache" });
  const [done, setDone] = useState<string | null>(null);
  const form = useForm({
    required,
    networkText: labels.network,
    check: ({ password, again }) => {
      const problem = staffPasswordProblem(password, owner);
      return {
        ...(problem && { password: problem }),
        ...(password !== again && { again: labels.differs }),
      };
    },
    submit: async ({ password }) => {
      const { data } = await use({ variables: { token, password } });
      const result = data?.useStaffLink;
      if (result?.__typename !== "Acknowledgement") {
        return result ?? { message: texts.failures.unknown, fields: [] };
      }
      setDone(result.message);
      return null;
    },
  });
  const goOn = () =>
    navigate(staffAreas.SUPER_ADMIN, { replace: true, state: { email: owner.email } });
  return (
    <form className={styles.form} {...form.props}>
      {form.banner && <Notice kind="error">{form.banner}</Notice>}
      <TextField
        label={entryTexts.email}
        name="email"
        autoComplete="username"
        readOnly
        value={owner.email}
        onChange={() => undefined}
      />
      <PasswordField
        label={labels.password}
        hint={labels.passwordHint}
        autoComplete="new-password"
        {...form.field("password")}
      />
      <PasswordField label={labels.again} autoComplete="new-password" {...form.field("again")} />
      <Button type="submit" wide busy={form.busy}>
        {form.busy ? labels.submitting : labels.submit}
      </Button>
      {done !== null && (
        <Dialog
          title={labels.doneTitle}
          kind="success"
          onClose={goOn}
          actions={<Button onClick={goOn}>{labels.toLogin}</Button>}
        >
          {done}
        </Dialog>
      )}
    </form>
  );
};
