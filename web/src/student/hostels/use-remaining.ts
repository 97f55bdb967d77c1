import { useEffect, useEffectEvent, useRef, useState } from "react";
import { untilNextSecond } from "./remaining.ts";

interface Anchor {
  readonly told: string | null;
  /** The college's clock, in milliseconds, at `at` of this page's. */
  readonly college: number;
  readonly at: number;
}

const anchorAt = (told: string | null): Anchor => ({
  told,
  college: told === null ? Date.now() : Date.parse(told),
  at: performance.now(),
});

/**
 * Milliseconds until an instant, 0 once it has passed, anew each second. Counted from the college's clock as it was told
 * (decision: the client only counts down), so that a wrong clock of the device does no harm; on the device's where the
 * college does not tell it. `onEnd` is called once, when the count runs out here.
 */
export const useRemaining = (
  until: string,
  collegeNow: string | null,
  onEnd: () => void,
): number => {
  const [anchor, setAnchor] = useState(() => anchorAt(collegeNow));
  if (anchor.told !== collegeNow) setAnchor(anchorAt(collegeNow));
  const [, setTick] = useState(0);
  const left = Math.max(Date.parse(until) - anchor.college - (performance.now() - anchor.at), 0);
  const ended = useEffectEvent(onEnd);
  const counted = useRef<string | null>(null);

  // Each render of a running count sets the next tick.
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
