import { useMutation } from "@apollo/client/react";
import { Form, Input } from "antd";
import { useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { RequestPasswordResetDocument } from "../../../gql/public-accounts.ts";
import { roleOfPage } from "../../../session/role-of-page.ts";
import { titles } from "../../../titles.ts";
import { Card } from "../../../ui/Card.tsx";
import { PageHeading } from "../../../ui/PageHeading.tsx";
import { required } from "../../../ui/use-form-submit.ts";
import { DoneDialog } from "../../DoneDialog.tsx";
import { PublicForm } from "../../PublicForm.tsx";
import styles from "../../PublicPage.module.css";
import { resetPaths } from "./reset-paths.ts";

/** Requests a one-time code and opens the page where it is entered. */
export default function ForgotPasswordPage() {
  const navigate = useNavigate();
  const { role, confirm, login } = resetPaths[roleOfPage(useLocation())];
  const [request] = useMutation(RequestPasswordResetDocument);
  const [sent, setSent] = useState<{ email: string; message: string } | null>(null);
  return (
    <Card>
      <div className={styles.page}>
        <PageHeading>{titles.forgotPassword}</PageHeading>
        <p className={styles.lead}>
          Enter the email address the college has for you and we will send you a code.
        </p>
        <PublicForm
          initialValues={{ email: "" }}
          send={async ({ email }) =>
            (await request({ variables: { email, role } })).data?.requestPasswordReset
          }
          onDone={(message, { email }) => setSent({ email, message })}
          networkText="Password Reset Error. Try checking your network connection"
          button={{ label: "Request Code", busy: "Requesting code..." }}
        >
          <Form.Item name="email" label="Email" rules={[required("Email is required")]}>
            <Input type="email" autoComplete="email" maxLength={254} />
          </Form.Item>
        </PublicForm>
        <p className={styles.links}>
          <Link to={confirm}>I already have a code</Link>
          <Link to={login}>Back to login</Link>
        </p>
      </div>
      {sent && (
        <DoneDialog
          title="Check your email"
          next="Enter the code"
          // The next page fills in the email, so that it is not typed twice.
          onNext={() => navigate(confirm, { state: { email: sent.email } })}
        >
          {sent.message}
        </DoneDialog>
      )}
    </Card>
  );
}
