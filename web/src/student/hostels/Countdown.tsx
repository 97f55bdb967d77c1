import styles from "./Countdown.module.css";
import { hostelTexts } from "./hostel-texts.ts";
import { timeLeftOf } from "./time-left.ts";
import { useTimeLeft } from "./use-time-left.ts";

const labels = hostelTexts.countdown;

const units = ["days", "hours", "minutes", "seconds"] as const;

interface CountdownProps {
  /** ISO instants. `collegeNow` is null if the college does not send it. */
  readonly until: string;
  readonly collegeNow: string | null;
  readonly onEnd: () => void;
  /** The accessible name. */
  readonly label: string;
  /** Shown when the time is up. */
  readonly ended: string;
}

/**
 * Counts days, hours, minutes and seconds down. It has the role timer, so screen readers do not announce each second.
 */
export const Countdown = ({ until, collegeNow, onEnd, label, ended }: CountdownProps) => {
  const left = useTimeLeft(until, collegeNow, onEnd);
  if (left <= 0) return <p className={styles.ended}>{ended}</p>;
  const time = timeLeftOf(left);
  return (
    <div role="timer" aria-label={label} className={styles.units}>
      {units.map((unit) => (
        <span key={unit} className={styles.unit}>
          <span className={styles.number}>{String(time[unit]).padStart(2, "0")}</span>{" "}
          <span className={styles.name}>{labels.units[unit]}</span>
        </span>
      ))}
    </div>
  );
};
