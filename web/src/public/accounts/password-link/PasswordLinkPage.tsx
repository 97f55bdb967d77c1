import { useMutation, useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { ChoosePasswordDocument, PasswordLinkDocument } from "../../../gql/public-accounts.ts";
import { failureOf } from "../../../lib/failure.ts";
import { paths } from "../../../paths.ts";
import { clearCachedViewer } from "../../../session/session-cache.ts";
import { titles } from "../../../titles.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Card } from "../../../ui/Card.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { PageHeading } from "../../../ui/PageHeading.tsx";
import { Waiting } from "../../../ui/Waiting.tsx";
import styles from "../../PublicPage.module.css";
import { NewPasswordForm } from "../NewPasswordForm.tsx";

const InvalidLink = ({ message }: { message: string }) => (
  <Card>
    <div className={styles.page}>
      <PageHeading>This link does not work</PageHeading>
      <p>{message}</p>
      <ButtonLink type="primary" to={paths.login}>
        Back to login
      </ButtonLink>
    </div>
  </Card>
);

const Link = ({ token }: { token: string }) => {
  const navigate = useNavigate();
  const [choose, { client }] = useMutation(ChoosePasswordDocument, { fetchPolicy: "no-cache" });
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
  const owner = data?.passwordLink;
  if (!owner) return <Waiting text="Checking the link..." />;
  if (owner.__typename === "Refusal") return <InvalidLink message={owner.message} />;
  const goToLogin = () => {
    clearCachedViewer(client);
    const login = owner.kind === "APPLICANT" ? paths.applicant.login : paths.student.login;
    navigate(login, { replace: true });
  };
  return (
    <Card>
      <div className={styles.page}>
        <PageHeading>{titles.passwordLink}</PageHeading>
        <p className={styles.lead}>
          {`Hello ${owner.firstName}. Choose a new password for ${owner.number}. Every device that is logged in with it is logged out.`}
        </p>
        <NewPasswordForm
          initialValues={{ newPassword: "" }}
          send={async ({ newPassword }) =>
            (await choose({ variables: { token, newPassword } })).data?.choosePassword
          }
          next="Login"
          onNext={goToLogin}
        >
          {/* Password managers store the new password under this user name. A plain input, because nobody sees it. */}
          <input hidden readOnly name="username" autoComplete="username" value={owner.number} />
        </NewPasswordForm>
      </div>
    </Card>
  );
};

/** The page of a link from ICT support: choose a new password. */
export default function PasswordLinkPage() {
  const { hash } = useLocation();
  // The token is read once, because the address may lose it.
  const [token] = useState(() => hash.slice(1));
  return /^[\w-]{20,100}$/.test(token) ? (
    <Link token={token} />
  ) : (
    <InvalidLink message="This link is not whole. Copy all of it, or ask ICT support for a new one." />
  );
}
