import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { staffPasswordProblem } from "../../../../../rules/accounts/staff-password.ts";
import { ChangeOwnPasswordDocument } from "../../../gql/staff-accounts.ts";
import { useForm } from "../../../lib/use-form.ts";
import { texts } from "../../../texts.ts";
import { Button } from "../../../ui/Button.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { PasswordField } from "../../../ui/PasswordField.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { accountTexts } from "../texts.ts";
import styles from "./Account.module.css";

interface Owner {
  readonly surname: string;
  readonly email: string;
}

const labels = accountTexts.account.password;
const required = { currentPassword: labels.currentMissing, newPassword: labels.nextMissing };

const PasswordForm = ({ owner, onChanged }: { owner: Owner; onChanged: () => void }) => {
  const { toast } = useFeedback();
  const [change] = useMutation(ChangeOwnPasswordDocument, { fetchPolicy: "no-cache" });
  const form = useForm({
    required,
    networkText: accountTexts.network,
    check: ({ newPassword }) => {
      const problem = staffPasswordProblem(newPassword, owner);
      return problem ? { newPassword: problem } : {};
    },
    submit: async (input) => {
      const { data } = await change({ variables: { input } });
      const result = data?.changeStaffPassword;
      if (result?.__typename !== "Acknowledgement") {
        return result ?? { message: texts.failures.unknown, fields: [] };
      }
      toast("success", result.message);
      onChanged();
      return null;
    },
  });
  return (
    <form className={styles.form} {...form.props}>
      {form.banner && <Notice kind="error">{form.banner}</Notice>}
      <PasswordField
        label={labels.current}
        autoComplete="current-password"
        {...form.field("currentPassword")}
      />
      <PasswordField
        label={labels.next}
        hint={labels.nextHint}
        autoComplete="new-password"
        {...form.field("newPassword")}
      />
      <div>
        <Button type="submit" busy={form.busy}>
          {form.busy ? labels.busy : labels.action}
        </Button>
      </div>
    </form>
  );
};

export const PasswordCard = ({ owner }: { owner: Owner }) => {
  /** The key that replaces a submitted form by an empty one. */
  const [done, setDone] = useState(0);
  return (
    <SectionCard title={labels.title}>
      <div className={styles.section}>
        <p>{labels.lead}</p>
        <PasswordForm key={done} owner={owner} onChanged={() => setDone(done + 1)} />
      </div>
    </SectionCard>
  );
};
