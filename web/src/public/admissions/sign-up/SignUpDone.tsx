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
import signUpStyles from "./SignUp.module.css";

interface SignUpDoneProps {
  readonly applicationNo: string;
  readonly email: string;
}

/** After a sign-up: the application number, where the link was sent and what comes next. */
export const SignUpDone = ({ applicationNo, email }: SignUpDoneProps) => {
  const { toast } = useFeedback();
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  const copy = () => {
    navigator.clipboard
      .writeText(applicationNo)
      .then(() => toast("success", "Application number copied."))
      .catch(() => toast("error", texts.failures.unknown));
  };
  return (
    <Card>
      <div className={styles.page}>
        <PageHeading>Check your email</PageHeading>
        <Alert
          role="status"
          type="success"
          showIcon
          title="We sent a link to"
          description={<BreakableEmail text={email} />}
        />
        <div className={signUpStyles.number}>
          <p>Your application number</p>
          <p className={signUpStyles.value}>{applicationNo}</p>
          {"clipboard" in navigator && <Button onClick={copy}>Copy</Button>}
          <p className={styles.hint}>Keep it: you log in with it and the password you chose.</p>
        </div>
        <section className={signUpStyles.next}>
          <h2>What happens next</h2>
          <ol>
            <li>Open the link in the email to verify your address.</li>
            <li>Log in with your application number and password.</li>
            <li>Pay the screening fee.</li>
            <li>Fill in the application form and submit it before the closing date.</li>
          </ol>
        </section>
        <ButtonLink
          type="primary"
          block
          to={paths.applicant.login}
          state={{ username: applicationNo }}
        >
          Log in
        </ButtonLink>
        <div className={styles.section}>
          <p className={styles.hint}>
            No email after a few minutes? Look in your spam folder, or send the link again.
          </p>
          <SendLink identifier={applicationNo} again />
        </div>
        <p className={styles.links}>
          <Link to={paths.signUp}>Start another application</Link>
        </p>
      </div>
    </Card>
  );
};
