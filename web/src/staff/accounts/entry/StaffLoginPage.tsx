import { Alert } from "antd";
import { useState } from "react";
import { Navigate, useLocation, useSearchParams } from "react-router-dom";
import { readStateText } from "../../../lib/history-state.ts";
import { pathAfterLogin } from "../../../session/login-path.ts";
import { useSessionEnd } from "../../../session/SessionProvider.tsx";
import { useFetchedSession } from "../../../session/use-session.ts";
import { texts } from "../../../texts.ts";
import { titles } from "../../../titles.ts";
import { Card } from "../../../ui/Card.tsx";
import { PageHeading } from "../../../ui/PageHeading.tsx";
import { CodeForm } from "./CodeForm.tsx";
import styles from "./Entry.module.css";
import { entryTexts } from "./entry-texts.ts";
import { PasswordForm, type StaffCredentials } from "./PasswordForm.tsx";

const Login = () => {
  const { state } = useLocation();
  const { end } = useSessionEnd();
  /** The checked credentials while the code is entered. They are dropped with this page. */
  const [passed, setPassed] = useState<StaffCredentials | null>(null);
  const [email, setEmail] = useState(() => readStateText(state, "email"));
  return (
    <Card>
      <div className={styles.page}>
        <PageHeading>{passed ? entryTexts.code.title : titles.staffLogin}</PageHeading>
        <p className={styles.lead}>{passed ? entryTexts.code.lead : entryTexts.lead}</p>
        {end === "expired" && !passed && (
          <Alert role="status" type="warning" showIcon title={texts.failures.sessionExpired} />
        )}
        {passed ? (
          <CodeForm
            credentials={passed}
            onBack={() => {
              setEmail(passed.email);
              setPassed(null);
            }}
          />
        ) : (
          <PasswordForm email={email} onCodeNeeded={setPassed} />
        )}
      </div>
    </Card>
  );
};

/** The login of all staff, at each area's path. */
export default function StaffLoginPage() {
  const { session } = useFetchedSession();
  const [search] = useSearchParams();
  if (session.status === "signedIn") {
    return <Navigate replace to={pathAfterLogin(search, session.viewer)} />;
  }
  return <Login />;
}
