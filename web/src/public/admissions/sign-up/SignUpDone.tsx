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
import { signUpTexts as words } from "./sign-up-texts.ts";

/** After a sign-up: the application number, where the link was sent and what comes next. */
export const SignUpDone = ({ applicationNo, email }: SignUpState) => {
  const { toast } = useFeedback();
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  const copy = () => {
    navigator.clipboard
      .writeText(applicationNo)
      .then(() => toast("success", words.copied))
      .catch(() => toast("error", texts.failures.unknown));
  };
  return (
    <Card>
      <div className={styles.page}>
        <PageHeading>{words.doneTitle}</PageHeading>
        <Notice kind="success" title={words.sentTo}>
          {email}
        </Notice>
        <div className={signUpStyles.number}>
          <p>{words.doneNumber}</p>
          <p className={signUpStyles.value}>{applicationNo}</p>
          {"clipboard" in navigator && (
            <Button look="secondary" onClick={copy}>
              {words.copy}
            </Button>
          )}
          <p className={styles.hint}>{words.doneNumberHint}</p>
        </div>
        <section className={signUpStyles.next}>
          <h2>{words.nextTitle}</h2>
          <ol>
            {words.next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <ButtonLink to={paths.applicant.login} state={{ username: applicationNo }} wide>
          {words.logIn}
        </ButtonLink>
        <div className={styles.section}>
          <p className={styles.hint}>{words.noEmail}</p>
          <SendLink identifier={applicationNo} label={verificationTexts.sendAgain} />
        </div>
        <p className={styles.links}>
          <Link to={paths.signUp}>{words.another}</Link>
        </p>
      </div>
    </Card>
  );
};
