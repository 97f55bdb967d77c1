import { useMutation, useQuery } from "@apollo/client/react";
import { Alert, Button, Form } from "antd";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import {
  ChoosePasswordDocument,
  PasswordLinkDocument,
  type PasswordLinkQuery,
} from "../../../gql/public-accounts.ts";
import { failureOf } from "../../../lib/failure.ts";
import { paths } from "../../../paths.ts";
import { clearCachedViewer } from "../../../session/session-cache.ts";
import { texts } from "../../../texts.ts";
import { titles } from "../../../titles.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { PageHeading } from "../../../ui/PageHeading.tsx";
import { PasswordInput } from "../../../ui/PasswordInput.tsx";
import { required, useFormSubmit } from "../../../ui/use-form-submit.ts";
import { Waiting } from "../../../ui/Waiting.tsx";
import styles from "../../PublicPage.module.css";
import { passwordResetTexts as labels } from "../password-reset/password-reset-texts.ts";
import { passwordLinkTexts } from "./password-link-texts.ts";

type Owner = Extract<PasswordLinkQuery["passwordLink"], { readonly __typename: "PasswordLink" }>;

const InvalidLink = ({ message }: { message: string }) => (
  <Card>
    <div className={styles.page}>
      <PageHeading>{passwordLinkTexts.deadTitle}</PageHeading>
      <p>{message}</p>
      <ButtonLink type="primary" to={paths.login}>
        {labels.backToLogin}
      </ButtonLink>
    </div>
  </Card>
);

const ChoosePassword = ({ token, owner }: { token: string; owner: Owner }) => {
  const navigate = useNavigate();
  const [choose, { client }] = useMutation(ChoosePasswordDocument, { fetchPolicy: "no-cache" });
  const [done, setDone] = useState<string | null>(null);
  const { props, banner, busy } = useFormSubmit({
    networkText: labels.confirmNetwork,
    submit: async ({ newPassword }: { newPassword: string }) => {
      const { data } = await choose({ variables: { token, newPassword } });
      const result = data?.choosePassword;
      if (result?.__typename !== "Acknowledgement") {
        return result ?? { message: texts.failures.unknown, fields: [] };
      }
      setDone(result.message);
      return null;
    },
  });
  const goToLogin = () => {
    clearCachedViewer(client);
    const login = owner.kind === "APPLICANT" ? paths.applicant.login : paths.student.login;
    navigate(login, { replace: true });
  };
  return (
    <Card>
      <div className={styles.page}>
        <PageHeading>{titles.passwordLink}</PageHeading>
        <p className={styles.lead}>{passwordLinkTexts.lead(owner.firstName, owner.number)}</p>
        <Form {...props} initialValues={{ newPassword: "" }}>
          {banner && (
            <div className={styles.above}>
              <Alert type="error" showIcon title={banner} />
            </div>
          )}
          {/* Password managers store the new password under this user name. A plain input, because nobody sees it. */}
          <input hidden readOnly name="username" autoComplete="username" value={owner.number} />
          <Form.Item
            name="newPassword"
            label={labels.newPassword}
            extra={labels.newPasswordHint}
            rules={[required(labels.newPasswordRequired)]}
          >
            <PasswordInput autoComplete="new-password" />
          </Form.Item>
          <Button type="primary" htmlType="submit" block>
            {busy ? labels.confirming : labels.confirmSubmit}
          </Button>
        </Form>
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
};

const Link = ({ token }: { token: string }) => {
  const { data, error, refetch } = useQuery(PasswordLinkDocument, {
    variables: { token },
    fetchPolicy: "no-cache",
  });
  if (error) {
    return (
      <ErrorState
        message={failureOf(error).message}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  const link = data?.passwordLink;
  if (!link) return <Waiting text={passwordLinkTexts.checking} />;
  if (link.__typename === "Refusal") return <InvalidLink message={link.message} />;
  return <ChoosePassword token={token} owner={link} />;
};

/** The page of a link from ICT support: choose a new password. */
export default function PasswordLinkPage() {
  const { hash } = useLocation();
  // The token is read once, because the address may lose it.
  const [token] = useState(() => hash.slice(1));
  return /^[\w-]{20,100}$/.test(token) ? (
    <Link token={token} />
  ) : (
    <InvalidLink message={passwordLinkTexts.missing} />
  );
}
