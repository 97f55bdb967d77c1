import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { ConfirmPasswordResetDocument } from "../../gql/public.ts";
import type { Refusal } from "../../lib/refusal.ts";
import { paths } from "../../paths.ts";
import { forgetViewer } from "../../session/session-cache.ts";
import { texts } from "../../texts.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { PageHeading } from "../../ui/PageHeading.tsx";
import styles from "../PublicPage.module.css";
import { ConfirmResetForm, type ResetValues } from "./ConfirmResetForm.tsx";
import { emailFrom } from "./confirm-state.ts";

const words = texts.passwordReset;

/** Takes the emailed code and a new password. A reset ends every session of the account, this browser's too. */
export default function ConfirmResetPasswordPage() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [confirm, { client }] = useMutation(ConfirmPasswordResetDocument);
  const [done, setDone] = useState<string | null>(null);
  const submit = async (input: ResetValues): Promise<Refusal | null> => {
    const { data } = await confirm({ variables: { input } });
    const result = data?.confirmPasswordReset;
    if (result?.__typename === "Acknowledgement") {
      setDone(result.message);
      return null;
    }
    return result ?? { message: texts.failures.unknown, fields: [] };
  };
  const goToLogin = () => {
    forgetViewer(client);
    navigate(paths.student.login, { replace: true });
  };
  return (
    <Card>
      <div className={styles.page}>
        <PageHeading>{words.confirmTitle}</PageHeading>
        <p className={styles.lead}>{words.confirmLead}</p>
        <ConfirmResetForm email={emailFrom(state)} submit={submit} />
        <p className={styles.links}>
          <Link to={paths.student.forgotPassword}>{words.requestAgain}</Link>
          <Link to={paths.student.login}>{words.backToLogin}</Link>
        </p>
      </div>
      {done !== null && (
        <Dialog
          title={words.confirmedTitle}
          kind="success"
          onClose={goToLogin}
          actions={<Button onClick={goToLogin}>{words.confirmedConfirm}</Button>}
        >
          {done}
        </Dialog>
      )}
    </Card>
  );
}
