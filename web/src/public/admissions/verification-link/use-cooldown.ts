import { useEffect, useState } from "react";

/** Counts the seconds down: `left` is 0 when the action is allowed again. */
export const useCooldown = (): {
  readonly left: number;
  readonly start: (seconds: number) => void;
} => {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const isOver = until <= now;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return {
    left: Math.max(0, Math.ceil((until - now) / 1000)),
    start: (seconds) => {
      const started = Date.now();
      setNow(started);
      setUntil(started + seconds * 1000);
    },
  };
};
