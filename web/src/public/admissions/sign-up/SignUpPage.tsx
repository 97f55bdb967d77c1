import { useQuery } from "@apollo/client/react";
import { Alert } from "antd";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { SignUpOptionsDocument } from "../../../gql/public-admissions.ts";
import { failureOf } from "../../../lib/failure.ts";
import type { Refusal } from "../../../lib/refusal.ts";
import { paths } from "../../../paths.ts";
import { texts } from "../../../texts.ts";
import { titles } from "../../../titles.ts";
import { Card } from "../../../ui/Card.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { PageHeading } from "../../../ui/PageHeading.tsx";
import { Waiting } from "../../../ui/Waiting.tsx";
import styles from "../../PublicPage.module.css";
import { SupportContacts } from "../../SupportContacts.tsx";
import { type Admission, openSessions } from "./admission-options.ts";
import { SignUpClosed } from "./SignUpClosed.tsx";
import { SignUpDone } from "./SignUpDone.tsx";
import { SignUpForm } from "./SignUpForm.tsx";
import { signUpIn } from "./sign-up-state.ts";
import { signUpTexts as labels } from "./sign-up-texts.ts";
import { type SignUpForm as FormValues, useSignUp } from "./use-sign-up.ts";

const OpenSignUp = ({ admission }: { admission: Admission }) => {
  const navigate = useNavigate();
  const signUp = useSignUp();
  const [hasApplied, setHasApplied] = useState(false);
  const submit = async (values: FormValues): Promise<Refusal | null> => {
    const { done, refusal } = await signUp(values);
    if (done) navigate(paths.signUp, { replace: true, state: done });
    setHasApplied(refusal?.code === "ALREADY_APPLIED");
    return refusal ?? null;
  };
  return <SignUpForm admission={admission} submit={submit} hasApplied={hasApplied} />;
};

const SignUpUnavailable = () => (
  <>
    <Alert
      role="status"
      type="info"
      showIcon
      title={labels.notHereTitle}
      description={labels.notHere}
    />
    <SupportContacts />
  </>
);

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
        {admission === null && <SignUpUnavailable />}
        {admission &&
          (openSessions(admission).length > 0 ? (
            <OpenSignUp admission={admission} />
          ) : (
            <SignUpClosed admission={admission} />
          ))}
      </div>
    </Card>
  );
};

/** Opens an application and then shows the next steps. */
export default function SignUpPage() {
  const done = signUpIn(useLocation().state);
  return done ? <SignUpDone {...done} /> : <SignUp />;
}
