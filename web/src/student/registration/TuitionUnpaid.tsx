import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import styles from "./Registration.module.css";
import { registrationTexts } from "./registration-texts.ts";

const labels = registrationTexts.unpaid;

/** Asks for tuition first, in the college's words, with a link to pay it. */
export const TuitionUnpaid = ({ message }: { message: string }) => (
  <Notice kind="warning" title={labels.title}>
    <div className={styles.notice}>
      <p>{message}</p>
      <ButtonLink to={paths.student.tuitionPayment}>{labels.toTuition}</ButtonLink>
    </div>
  </Notice>
);
