import { useMutation } from "@apollo/client/react";
import { Alert } from "antd";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Navigate, useNavigate, useParams } from "react-router-dom";
import { VerifyEmailDocument } from "../../../gql/public-admissions.ts";
import { failureOf } from "../../../lib/failure.ts";
import { paths } from "../../../paths.ts";
import { texts } from "../../../texts.ts";
import { titles } from "../../../titles.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Card } from "../../../ui/Card.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { PageHeading } from "../../../ui/PageHeading.tsx";
import { Waiting } from "../../../ui/Waiting.tsx";
import { DoneDialog } from "../../DoneDialog.tsx";
import styles from "../../PublicPage.module.css";
import { SendLink } from "../verification-link/SendLink.tsx";

type Verification =
  | { readonly state: "verifying" | "verified" | "unknown" }
  /** The link is invalid, but a new one will work. `used`: it has worked before. */
  | { readonly state: "refused"; readonly message: string; readonly used: boolean }
  | { readonly state: "failed"; readonly message: string };

const linkProblems: ReadonlySet<string> = new Set(["LINK_USED", "LINK_EXPIRED", "LINK_UNKNOWN"]);

/** Verifies the token once, because it is single-use. React may run the effect twice. */
const useVerification = (applicationNo: string, token: string) => {
  const [verify] = useMutation(VerifyEmailDocument);
  const [result, setResult] = useState<Verification>({ state: "verifying" });
  const asked = useRef<string | null>(null);

  const ask = async (): Promise<Verification> => {
    try {
      const { data } = await verify({ variables: { input: { applicationNo, token } } });
      const answer = data?.verifyEmail;
      if (answer?.__typename === "EmailVerified") return { state: "verified" };
      if (answer?.code === "UNKNOWN_APPLICATION") return { state: "unknown" };
      const message = answer?.message || "Error fetching user data";
      if (!linkProblems.has(answer?.code ?? "")) return { state: "failed", message };
      return { state: "refused", message, used: answer?.code === "LINK_USED" };
    } catch (error) {
      const { code, message } = failureOf(error);
      const isNetwork = code === "NETWORK";
      return {
        state: "failed",
        message: isNetwork ? "An error occurred while fetching user data" : message,
      };
    }
  };
  const start = () => {
    setResult({ state: "verifying" });
    void ask().then(setResult);
  };
  const startOnce = useEffectEvent((link: string) => {
    if (asked.current === link) return;
    asked.current = link;
    start();
  });
  useEffect(() => startOnce(`${applicationNo} ${token}`), [applicationNo, token]);
  return { result, retry: start };
};

/** The page of the emailed link. Its path contains the application number in three parts and the token. */
export default function VerifyEmailPage() {
  const { schoolCode = "", courseCode = "", studentId = "", token = "" } = useParams();
  const applicationNo = [schoolCode, courseCode, studentId].join("/");
  const { result, retry } = useVerification(applicationNo, token);
  const navigate = useNavigate();
  const login = { to: `${paths.login}?for=applicant`, state: { username: applicationNo } };
  if (result.state === "unknown") {
    return <Navigate replace to={paths.notVerified} state={{ problem: "User not found" }} />;
  }
  return (
    <Card>
      <div className={styles.page} aria-live="polite">
        <PageHeading>{titles.verification}</PageHeading>
        {result.state === "verifying" && <Waiting text="Verifying User..." />}
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
                Log in
              </ButtonLink>
            )}
            <SendLink identifier={applicationNo} />
          </>
        )}
      </div>
      {result.state === "verified" && (
        <DoneDialog
          title="Email Verified"
          next={texts.ok}
          onNext={() => navigate(login.to, { replace: true, state: login.state })}
        >
          {`Log in with ${applicationNo} and your password to go on.`}
        </DoneDialog>
      )}
    </Card>
  );
}
