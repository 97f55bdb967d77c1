import { Alert, Button } from "antd";
import { useEffect } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../paths.ts";
import { texts } from "../../../texts.ts";
import { BreakableEmail } from "../../../ui/BreakableEmail.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Card } from "../../../ui/Card.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { PageHeading } from "../../../ui/PageHeading.tsx";
import styles from "../../PublicPage.module.css";
import { SendLink } from "../verification-link/SendLink.tsx";
import { verificationTexts } from "../verify-email/verification-texts.ts";
import signUpStyles from "./SignUp.module.css";
import type { SignUpState } from "./sign-up-state.ts";
import { signUpTexts as labels } from "./sign-up-texts.ts";

/** After a sign-up: the application number, where the link was sent and what comes next. */
export const SignUpDone = ({ applicationNo, email }: SignUpState) => {
  const { toast } = useFeedback();
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  const copy = () => {
    navigator.clipboard
      .writeText(applicationNo)
      .then(() => toast("success", labels.copied))
      .catch(() => toast("error", texts.failures.unknown));
  };
  return (
    <Card>
      <div className={styles.page}>
        <PageHeading>{labels.doneTitle}</PageHeading>
        <Alert
          role="status"
          type="success"
          showIcon
          title={labels.sentTo}
          description={<BreakableEmail text={email} />}
        />
        <div className={signUpStyles.number}>
          <p>{labels.doneNumber}</p>
          <p className={signUpStyles.value}>{applicationNo}</p>
          {"clipboard" in navigator && <Button onClick={copy}>{labels.copy}</Button>}
          <p className={styles.hint}>{labels.doneNumberHint}</p>
        </div>
        <section className={signUpStyles.next}>
          <h2>{labels.nextTitle}</h2>
          <ol>
            {labels.next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <ButtonLink
          type="primary"
          block
          to={paths.applicant.login}
          state={{ username: applicationNo }}
        >
          {labels.logIn}
        </ButtonLink>
        <div className={styles.section}>
          <p className={styles.hint}>{labels.noEmail}</p>
          <SendLink identifier={applicationNo} label={verificationTexts.sendAgain} />
        </div>
        <p className={styles.links}>
          <Link to={paths.signUp}>{labels.another}</Link>
        </p>
      </div>
    </Card>
  );
};
