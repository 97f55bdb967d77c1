import { useMutation } from "@apollo/client/react";
import { Button } from "antd";
import { useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { ConfirmPasswordResetDocument } from "../../../gql/public-accounts.ts";
import { readStateText } from "../../../lib/history-state.ts";
import type { Refusal } from "../../../lib/refusal.ts";
import { roleOfPage } from "../../../session/role-of-page.ts";
import { clearCachedViewer } from "../../../session/session-cache.ts";
import { texts } from "../../../texts.ts";
import { titles } from "../../../titles.ts";
import { Card } from "../../../ui/Card.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { PageHeading } from "../../../ui/PageHeading.tsx";
import styles from "../../PublicPage.module.css";
import { ConfirmResetForm, type ResetValues } from "./ConfirmResetForm.tsx";
import { passwordResetTexts as labels } from "./password-reset-texts.ts";
import { resetPaths } from "./reset-paths.ts";

/** Takes the emailed code and a new password. A reset ends all sessions of the account, including this one. */
export default function ConfirmResetPasswordPage() {
  const navigate = useNavigate();
  const location = useLocation();
  const place = resetPaths[roleOfPage(location)];
  const [confirm, { client }] = useMutation(ConfirmPasswordResetDocument);
  const [done, setDone] = useState<string | null>(null);
  const submit = async (values: ResetValues): Promise<Refusal | null> => {
    const input = { ...values, role: place.role };
    const { data } = await confirm({ variables: { input } });
    const result = data?.confirmPasswordReset;
    if (result?.__typename === "Acknowledgement") {
      setDone(result.message);
      return null;
    }
    return result ?? { message: texts.failures.unknown, fields: [] };
  };
  const goToLogin = () => {
    clearCachedViewer(client);
    navigate(place.login, { replace: true });
  };
  return (
    <Card>
      <div className={styles.page}>
        <PageHeading>{titles.confirmPasswordReset}</PageHeading>
        <p className={styles.lead}>{labels.confirmLead}</p>
        <ConfirmResetForm email={readStateText(location.state, "email")} submit={submit} />
        <p className={styles.links}>
          <Link to={place.request}>{labels.requestAgain}</Link>
          <Link to={place.login}>{labels.backToLogin}</Link>
        </p>
      </div>
      {done !== null && (
        <Dialog
          title={labels.confirmedTitle}
          kind="success"
          onClose={goToLogin}
          actions={
            <Button type="primary" onClick={goToLogin}>
              {labels.confirmedConfirm}
            </Button>
          }
        >
          {done}
        </Dialog>
      )}
    </Card>
  );
}
