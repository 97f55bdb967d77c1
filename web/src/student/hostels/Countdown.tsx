import { useEffect, useEffectEvent, useRef, useState } from "react";
import styles from "./Hostel.module.css";
import { timeLeftOf, untilNextSecond } from "./time-left.ts";

/** The college's clock, in milliseconds, at the local time `at`. */
const anchorAt = (serverTime: string | null) => ({
  serverTime,
  college: serverTime === null ? Date.now() : Date.parse(serverTime),
  at: performance.now(),
});

/**
 * The milliseconds until an instant, updated each second, 0 once it has passed. It uses the college's clock from the
 * response, so a wrong local clock does no harm, or the local clock if the college does not send its own. `onEnd` is
 * called once when the time runs out.
 */
const useTimeLeft = (until: string, collegeNow: string | null, onEnd: () => void): number => {
  const [anchor, setAnchor] = useState(() => anchorAt(collegeNow));
  if (anchor.serverTime !== collegeNow) setAnchor(anchorAt(collegeNow));
  const [, setTick] = useState(0);
  const left = Math.max(Date.parse(until) - anchor.college - (performance.now() - anchor.at), 0);
  const ended = useEffectEvent(onEnd);
  const counted = useRef<string | null>(null);

  // Each render sets the next timer.
  useEffect(() => {
    if (left > 0) {
      counted.current = until;
      const timer = setTimeout(() => setTick((tick) => tick + 1), untilNextSecond(left));
      return () => clearTimeout(timer);
    }
    if (counted.current === until) {
      counted.current = null;
      ended();
    }
    return undefined;
  });
  return left;
};

const units = ["Days", "Hours", "Minutes", "Seconds"] as const;

interface CountdownProps {
  /** ISO instants. `collegeNow` is null if the college does not send it. */
  readonly until: string;
  readonly collegeNow: string | null;
  readonly onEnd: () => void;
  readonly label: string;
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
      {units.map((unit, index) => (
        <span key={unit}>
          <span className={styles.number}>{String(time[index]).padStart(2, "0")}</span>{" "}
          <span className={styles.name}>{unit}</span>
        </span>
      ))}
    </div>
  );
};
