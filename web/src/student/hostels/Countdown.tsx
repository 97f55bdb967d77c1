import styles from "./Countdown.module.css";
import { hostelTexts } from "./hostel-texts.ts";
import { timeLeftOf } from "./remaining.ts";
import { useRemaining } from "./use-remaining.ts";

const words = hostelTexts.countdown;

const units = ["days", "hours", "minutes", "seconds"] as const;

interface CountdownProps {
  /** ISO instants; the college's clock is null where it does not tell it. */
  readonly until: string;
  readonly collegeNow: string | null;
  readonly onEnd: () => void;
  /** What it counts down to, for a screen reader. */
  readonly label: string;
  /** Shown once the time is up. */
  readonly ended: string;
}

/** Days, hours, minutes and seconds until an instant. A timer: screen readers tell it when asked, not each second. */
export const Countdown = ({ until, collegeNow, onEnd, label, ended }: CountdownProps) => {
  const left = useRemaining(until, collegeNow, onEnd);
  if (left <= 0) return <p className={styles.ended}>{ended}</p>;
  const time = timeLeftOf(left);
  return (
    <div role="timer" aria-label={label} className={styles.units}>
      {units.map((unit) => (
        <span key={unit} className={styles.unit}>
          <span className={styles.number}>{String(time[unit]).padStart(2, "0")}</span>{" "}
          <span className={styles.name}>{words.units[unit]}</span>
        </span>
      ))}
    </div>
  );
};
