import { useEffect, useEffectEvent, useRef, useState } from "react";
import { untilNextSecond } from "./time-left.ts";

interface Anchor {
  readonly serverTime: string | null;
  /** The college's clock, in milliseconds, at the local time `at`. */
  readonly college: number;
  readonly at: number;
}

const anchorAt = (serverTime: string | null): Anchor => ({
  serverTime,
  college: serverTime === null ? Date.now() : Date.parse(serverTime),
  at: performance.now(),
});

/**
 * The milliseconds until an instant, updated each second, 0 once it has passed. It uses the college's clock from the
 * response, so a wrong local clock does no harm, or the local clock if the college does not send its own. `onEnd` is
 * called once when the time runs out.
 */
export const useTimeLeft = (
  until: string,
  collegeNow: string | null,
  onEnd: () => void,
): number => {
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
