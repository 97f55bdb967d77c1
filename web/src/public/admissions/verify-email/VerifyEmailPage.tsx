import { Alert, Button } from "antd";
import { Navigate, useNavigate, useParams } from "react-router-dom";
import { paths } from "../../../paths.ts";
import { texts } from "../../../texts.ts";
import { titles } from "../../../titles.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { PageHeading } from "../../../ui/PageHeading.tsx";
import { Waiting } from "../../../ui/Waiting.tsx";
import styles from "../../PublicPage.module.css";
import { SendLink } from "../verification-link/SendLink.tsx";
import { useVerification } from "./use-verification.ts";
import { verificationTexts as labels } from "./verification-texts.ts";

/** The page of the emailed link. Its path contains the application number in three parts and the token. */
export default function VerifyEmailPage() {
  const { schoolCode = "", courseCode = "", studentId = "", token = "" } = useParams();
  const applicationNo = [schoolCode, courseCode, studentId].join("/");
  const { result, retry } = useVerification(applicationNo, token);
  const navigate = useNavigate();
  const login = { to: `${paths.login}?for=applicant`, state: { username: applicationNo } };
  const goToLogin = () => navigate(login.to, { replace: true, state: login.state });
  if (result.state === "unknown") {
    return <Navigate replace to={paths.notVerified} state={{ problem: labels.notFound }} />;
  }
  return (
    <Card>
      <div className={styles.page} aria-live="polite">
        <PageHeading>{titles.verification}</PageHeading>
        {result.state === "verifying" && <Waiting text={labels.verifying} />}
        {result.state === "failed" && <ErrorState message={result.message} onRetry={retry} />}
        {result.state === "refused" && (
          <>
            <Alert
              role="status"
              type={result.used ? "info" : "warning"}
              showIcon
              title={result.message}
            />
            {result.used && (
              <ButtonLink type="primary" block {...login}>
                {labels.logIn}
              </ButtonLink>
            )}
            <SendLink identifier={applicationNo} />
          </>
        )}
      </div>
      {result.state === "verified" && (
        <Dialog
          title={labels.verifiedTitle}
          kind="success"
          onClose={goToLogin}
          actions={
            <Button type="primary" onClick={goToLogin}>
              {texts.ok}
            </Button>
          }
        >
          {labels.verified(applicationNo)}
        </Dialog>
      )}
    </Card>
  );
}
