import { useMutation } from "@apollo/client/react";
import { Button, Form } from "antd";
import { useNavigate } from "react-router-dom";
import { SessionDocument } from "../../../gql/everywhere.ts";
import { ChangePasswordDocument } from "../../../gql/public-accounts.ts";
import { failureOf } from "../../../lib/failure.ts";
import { paths } from "../../../paths.ts";
import { useSignOut } from "../../../session/sign-out.ts";
import { useFetchedSession } from "../../../session/use-session.ts";
import { texts } from "../../../texts.ts";
import { titles } from "../../../titles.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Card } from "../../../ui/Card.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { PageHeading } from "../../../ui/PageHeading.tsx";
import { PasswordInput } from "../../../ui/PasswordInput.tsx";
import { required } from "../../../ui/use-form-submit.ts";
import { Waiting } from "../../../ui/Waiting.tsx";
import styles from "../../PublicPage.module.css";
import { NewPasswordForm } from "../NewPasswordForm.tsx";

/** A signed-in student chooses a new password. An account with its first password must do this before anything else. */
export default function ChangePasswordPage() {
  const navigate = useNavigate();
  const { session, error, askAgain } = useFetchedSession();
  const [change] = useMutation(ChangePasswordDocument, {
    refetchQueries: [SessionDocument],
    awaitRefetchQueries: true,
  });
  const [signOut, signingOut] = useSignOut();
  if (error) return <ErrorState message={failureOf(error).message} onRetry={askAgain} />;
  if (session.status !== "signedIn") return <Waiting text={texts.loading} />;
  const must = session.viewer.mustChangePassword;
  return (
    <Card>
      <div className={styles.page}>
        <PageHeading>{titles.changePassword}</PageHeading>
        <p className={styles.lead}>
          {must
            ? "Choose a password of your own before you go on: this account still has the one it started with."
            : "Choose a new password for your account."}
        </p>
        <NewPasswordForm
          initialValues={{ currentPassword: "", newPassword: "" }}
          send={async (input) => (await change({ variables: { input } })).data?.changePassword}
          next="Go to dashboard"
          onNext={() => navigate(paths.student.dashboard, { replace: true })}
        >
          <Form.Item
            name="currentPassword"
            label="Current Password"
            rules={[required("Current Password is required")]}
          >
            <PasswordInput autoComplete="current-password" />
          </Form.Item>
        </NewPasswordForm>
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
    </Card>
  );
}
