import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import styles from "./Hostel.module.css";
import { hostelTexts } from "./hostel-texts.ts";

const words = hostelTexts.unpaid;

/** That the hostel fee comes first, and the way to pay it. */
export const HostelUnpaid = () => (
  <Notice kind="warning">
    <div className={styles.stack}>
      <p>{words.text}</p>
      <ButtonLink to={paths.student.payment}>{words.payNow}</ButtonLink>
    </div>
  </Notice>
);
