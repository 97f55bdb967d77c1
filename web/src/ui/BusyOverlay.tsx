import styles from "./BusyOverlay.module.css";
import { Waiting } from "./Waiting.tsx";

/** Covers the page while something is under way that must not be interrupted; the focus stays where it is. */
export const BusyOverlay = ({ text }: { text: string }) => (
  <div className={styles.overlay}>
    <Waiting text={text} />
  </div>
);
