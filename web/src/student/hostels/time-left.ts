/** Days, hours, minutes and seconds, rounded up: one second is shown until the time is up. */
export const timeLeftOf = (ms: number): readonly number[] => {
  const all = Math.ceil(Math.max(ms, 0) / 1000);
  return [
    Math.floor(all / 86_400),
    Math.floor(all / 3600) % 24,
    Math.floor(all / 60) % 60,
    all % 60,
  ];
};

/** The milliseconds until a countdown shows another second. */
export const untilNextSecond = (ms: number): number => ms % 1000 || 1000;
