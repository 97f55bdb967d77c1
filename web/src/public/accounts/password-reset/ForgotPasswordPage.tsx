import { useMutation } from "@apollo/client/react";
import { Alert, Button, Form, Input } from "antd";
import { useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { RequestPasswordResetDocument } from "../../../gql/public-accounts.ts";
import type { Refusal } from "../../../lib/refusal.ts";
import { roleOfPage } from "../../../session/role-of-page.ts";
import { texts } from "../../../texts.ts";
import { titles } from "../../../titles.ts";
import { Card } from "../../../ui/Card.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { PageHeading } from "../../../ui/PageHeading.tsx";
import { required, useFormSubmit } from "../../../ui/use-form-submit.ts";
import styles from "../../PublicPage.module.css";
import { passwordResetTexts as labels } from "./password-reset-texts.ts";
import { type ConfirmState, resetPaths } from "./reset-paths.ts";

/** Requests a one-time code and opens the page where it is entered. */
export default function ForgotPasswordPage() {
  const navigate = useNavigate();
  const place = resetPaths[roleOfPage(useLocation())];
  const [request] = useMutation(RequestPasswordResetDocument);
  const [sent, setSent] = useState<{ email: string; message: string } | null>(null);
  const submit = async ({ email }: { email: string }): Promise<Refusal | null> => {
    const { data } = await request({ variables: { email, role: place.role } });
    const result = data?.requestPasswordReset;
    if (result?.__typename === "Acknowledgement") {
      setSent({ email, message: result.message });
      return null;
    }
    return result ?? { message: texts.failures.unknown, fields: [] };
  };
  const { props, banner, busy } = useFormSubmit({ submit, networkText: labels.requestNetwork });
  const goOn = () => {
    const state: ConfirmState = { email: sent?.email ?? "" };
    navigate(place.confirm, { state });
  };
  return (
    <Card>
      <div className={styles.page}>
        <PageHeading>{titles.forgotPassword}</PageHeading>
        <p className={styles.lead}>{labels.requestLead}</p>
        <Form {...props} initialValues={{ email: "" }}>
          {banner && (
            <div className={styles.above}>
              <Alert type="error" showIcon title={banner} />
            </div>
          )}
          <Form.Item name="email" label={labels.email} rules={[required(labels.emailRequired)]}>
            <Input type="email" autoComplete="email" maxLength={254} />
          </Form.Item>
          <Button type="primary" htmlType="submit" block>
            {busy ? labels.requesting : labels.requestSubmit}
          </Button>
        </Form>
        <p className={styles.links}>
          <Link to={place.confirm}>{labels.haveCode}</Link>
          <Link to={place.login}>{labels.backToLogin}</Link>
        </p>
      </div>
      {sent && (
        <Dialog
          title={labels.requestedTitle}
          kind="success"
          onClose={goOn}
          actions={
            <Button type="primary" onClick={goOn}>
              {labels.requestedConfirm}
            </Button>
          }
        >
          {sent.message}
        </Dialog>
      )}
    </Card>
  );
}
