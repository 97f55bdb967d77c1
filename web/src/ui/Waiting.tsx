import styles from "./State.module.css";

export const Waiting = ({ text }: { text: string }) => (
  <div role="status" className={styles.waiting}>
    <span className={styles.spinner} aria-hidden="true" />
    {text}
  </div>
);
