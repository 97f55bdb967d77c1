import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import styles from "./Hostel.module.css";
import { hostelTexts } from "./hostel-texts.ts";

const labels = hostelTexts.unpaid;

/** Asks for the hostel fee first, with a link to pay it. */
export const HostelUnpaid = () => (
  <Notice kind="warning">
    <div className={styles.stack}>
      <p>{labels.text}</p>
      <ButtonLink to={paths.student.payment}>{labels.payNow}</ButtonLink>
    </div>
  </Notice>
);
