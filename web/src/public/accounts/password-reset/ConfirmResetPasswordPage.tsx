import { useMutation } from "@apollo/client/react";
import { Form, Input } from "antd";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { ConfirmPasswordResetDocument } from "../../../gql/public-accounts.ts";
import { readStateText } from "../../../lib/history-state.ts";
import { roleOfPage } from "../../../session/role-of-page.ts";
import { clearCachedViewer } from "../../../session/session-cache.ts";
import { titles } from "../../../titles.ts";
import { Card } from "../../../ui/Card.tsx";
import { PageHeading } from "../../../ui/PageHeading.tsx";
import { required } from "../../../ui/use-form-submit.ts";
import styles from "../../PublicPage.module.css";
import { NewPasswordForm } from "../NewPasswordForm.tsx";
import { resetPaths } from "./reset-paths.ts";

/** Takes the emailed code and a new password. A reset ends all sessions of the account, including this one. */
export default function ConfirmResetPasswordPage() {
  const navigate = useNavigate();
  const location = useLocation();
  const { role, login, request } = resetPaths[roleOfPage(location)];
  const [confirm, { client }] = useMutation(ConfirmPasswordResetDocument);
  const goToLogin = () => {
    clearCachedViewer(client);
    navigate(login, { replace: true });
  };
  return (
    <Card>
      <div className={styles.page}>
        <PageHeading>{titles.confirmPasswordReset}</PageHeading>
        <p className={styles.lead}>Enter the code from the email and choose a new password.</p>
        <NewPasswordForm
          initialValues={{
            email: readStateText(location.state, "email"),
            otp: "",
            newPassword: "",
          }}
          send={async (values) =>
            (await confirm({ variables: { input: { ...values, role } } })).data
              ?.confirmPasswordReset
          }
          next="Login"
          onNext={goToLogin}
        >
          <Form.Item name="email" label="Email" rules={[required("Email is required")]}>
            <Input type="email" autoComplete="username" maxLength={254} />
          </Form.Item>
          <Form.Item name="otp" label="OTP Code" rules={[required("OTP Code is required")]}>
            <Input inputMode="numeric" autoComplete="one-time-code" maxLength={20} />
          </Form.Item>
        </NewPasswordForm>
        <p className={styles.links}>
          <Link to={request}>Request another code</Link>
          <Link to={login}>Back to login</Link>
        </p>
      </div>
    </Card>
  );
}
