import { Navigate, useSearchParams } from "react-router-dom";
import { afterLogin } from "../../session/login-path.ts";
import { useSessionEnd } from "../../session/SessionProvider.tsx";
import { useAskedSession } from "../../session/use-session.ts";
import { texts } from "../../texts.ts";
import { Card } from "../../ui/Card.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { PageHeading } from "../../ui/PageHeading.tsx";
import styles from "../PublicPage.module.css";
import { LoginForm } from "./LoginForm.tsx";
import { useSignIn } from "./use-sign-in.ts";

export default function LoginPage() {
  const { session } = useAskedSession();
  const [search] = useSearchParams();
  const { end } = useSessionEnd();
  const signIn = useSignIn();
  if (session.status === "signedIn") {
    return <Navigate replace to={afterLogin(search, session.viewer.__typename)} />;
  }
  return (
    <Card>
      <div className={styles.page}>
        <PageHeading>{texts.login.title}</PageHeading>
        <p className={styles.lead}>{texts.login.lead}</p>
        {end === "expired" && <Notice kind="warning">{texts.failures.sessionExpired}</Notice>}
        <LoginForm submit={signIn} />
      </div>
    </Card>
  );
}
