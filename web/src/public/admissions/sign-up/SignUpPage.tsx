import { useQuery } from "@apollo/client/react";
import { Alert } from "antd";
import { useLocation } from "react-router-dom";
import { SignUpOptionsDocument } from "../../../gql/public-admissions.ts";
import { failureOf } from "../../../lib/failure.ts";
import { readStateText } from "../../../lib/history-state.ts";
import { texts } from "../../../texts.ts";
import { titles } from "../../../titles.ts";
import { Card } from "../../../ui/Card.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { PageHeading } from "../../../ui/PageHeading.tsx";
import { Waiting } from "../../../ui/Waiting.tsx";
import styles from "../../PublicPage.module.css";
import { SupportContacts } from "../../SupportContacts.tsx";
import { SignUpClosed } from "./SignUpClosed.tsx";
import { SignUpDone } from "./SignUpDone.tsx";
import { SignUpForm } from "./SignUpForm.tsx";

const SignUp = () => {
  const { data, error, loading, refetch } = useQuery(SignUpOptionsDocument, {
    notifyOnNetworkStatusChange: true,
  });
  const admission = data?.admission;
  return (
    <Card>
      <div className={styles.page}>
        <PageHeading>{titles.signUp}</PageHeading>
        {!data && loading && <Waiting text={texts.loading} />}
        {!loading && error && (
          <ErrorState
            message={failureOf(error).message}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        )}
        {admission === null && (
          <>
            <Alert
              role="status"
              type="info"
              showIcon
              title="Sign-up is not available here"
              description="This college does not take sign-ups through the portal. Contact support to find out how to apply."
            />
            <SupportContacts />
          </>
        )}
        {admission &&
          (admission.sessions.some(({ isOpen }) => isOpen) ? (
            <SignUpForm {...admission} />
          ) : (
            <SignUpClosed {...admission} />
          ))}
      </div>
    </Card>
  );
};

/**
 * Opens an application and then shows the next steps. The sign-up is kept in the history entry: a reload shows it again,
 * and going back does not show the form.
 */
export default function SignUpPage() {
  const { state } = useLocation();
  const applicationNo = readStateText(state, "applicationNo");
  return applicationNo ? (
    <SignUpDone applicationNo={applicationNo} email={readStateText(state, "email")} />
  ) : (
    <SignUp />
  );
}
