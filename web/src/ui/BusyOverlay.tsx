import styles from "./BusyOverlay.module.css";
import { Waiting } from "./Waiting.tsx";

/** Covers the page during an action that must not be interrupted. The focus stays where it is. */
export const BusyOverlay = ({ text }: { text: string }) => (
  <div className={styles.overlay}>
    <Waiting text={text} />
  </div>
);
