const secondMs = 1000;

export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** A duration in whole seconds, rounded up: one second is shown until the time is up. */
export const timeLeftOf = (ms: number): TimeLeft => {
  const all = Math.ceil(Math.max(ms, 0) / secondMs);
  return {
    days: Math.floor(all / 86_400),
    hours: Math.floor(all / 3600) % 24,
    minutes: Math.floor(all / 60) % 60,
    seconds: all % 60,
  };
};

/** The milliseconds until a countdown shows another second. */
export const untilNextSecond = (ms: number): number => ms % secondMs || secondMs;
