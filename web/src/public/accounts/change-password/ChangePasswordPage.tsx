import { useMutation } from "@apollo/client/react";
import { Button } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { SessionDocument } from "../../../gql/everywhere.ts";
import { ChangePasswordDocument } from "../../../gql/public-accounts.ts";
import { failureOf } from "../../../lib/failure.ts";
import type { Refusal } from "../../../lib/refusal.ts";
import { paths } from "../../../paths.ts";
import { useSignOut } from "../../../session/sign-out.ts";
import { useFetchedSession } from "../../../session/use-session.ts";
import { texts } from "../../../texts.ts";
import { titles } from "../../../titles.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { PageHeading } from "../../../ui/PageHeading.tsx";
import { Waiting } from "../../../ui/Waiting.tsx";
import styles from "../../PublicPage.module.css";
import { ChangePasswordForm, type NewPassword } from "./ChangePasswordForm.tsx";
import { changePasswordTexts as labels } from "./change-password-texts.ts";

/** A signed-in student chooses a new password. An account with its first password must do this before anything else. */
export default function ChangePasswordPage() {
  const navigate = useNavigate();
  const { session, error, askAgain } = useFetchedSession();
  const [change] = useMutation(ChangePasswordDocument);
  const [done, setDone] = useState<string | null>(null);
  const [signOut, signingOut] = useSignOut();
  const submit = async (input: NewPassword): Promise<Refusal | null> => {
    const { data } = await change({
      variables: { input },
      refetchQueries: [SessionDocument],
      awaitRefetchQueries: true,
    });
    const result = data?.changePassword;
    if (result?.__typename === "Acknowledgement") {
      setDone(result.message);
      return null;
    }
    return result ?? { message: texts.failures.unknown, fields: [] };
  };
  if (error) return <ErrorState message={failureOf(error).message} onRetry={askAgain} />;
  if (session.status !== "signedIn") return <Waiting text={texts.loading} />;
  const must = session.viewer.mustChangePassword;
  const openDashboard = () => navigate(paths.student.dashboard, { replace: true });
  return (
    <Card>
      <div className={styles.page}>
        <PageHeading>{titles.changePassword}</PageHeading>
        <p className={styles.lead}>{must ? labels.mustLead : labels.lead}</p>
        <ChangePasswordForm submit={submit} />
        <p className={styles.links}>
          {must ? (
            <Button type="link" loading={signingOut} onClick={signOut}>
              {signingOut ? texts.shell.signingOut : texts.shell.signOut}
            </Button>
          ) : (
            <ButtonLink type="link" to={paths.student.dashboard}>
              {texts.cancel}
            </ButtonLink>
          )}
        </p>
      </div>
      {done !== null && (
        <Dialog
          title={labels.changedTitle}
          kind="success"
          onClose={openDashboard}
          actions={
            <Button type="primary" onClick={openDashboard}>
              {labels.changedConfirm}
            </Button>
          }
        >
          {done}
        </Dialog>
      )}
    </Card>
  );
}
