import { useEffect } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../paths.ts";
import { texts } from "../../../texts.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { Notice } from "../../../ui/Notice.tsx";
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
        <Notice kind="success" title={labels.sentTo}>
          {email}
        </Notice>
        <div className={signUpStyles.number}>
          <p>{labels.doneNumber}</p>
          <p className={signUpStyles.value}>{applicationNo}</p>
          {"clipboard" in navigator && (
            <Button variant="secondary" onClick={copy}>
              {labels.copy}
            </Button>
          )}
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
        <ButtonLink to={paths.applicant.login} state={{ username: applicationNo }} wide>
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
