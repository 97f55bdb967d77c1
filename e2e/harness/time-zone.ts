declare module "vitest" {
  interface ProvidedContext {
    /** The time zone of every journey's college. */
    readonly timeZone: string;
  }
}

const usual = "Africa/Lagos";
/** Six hours behind the usual zone: its afternoon is the usual zone's evening of the same day. */
const behind = "Etc/GMT+5";
/** No run takes as long. */
const hoursOfRun = 3;

/**
 * A time zone whose midnight no journey crosses. Past midnight the day that a journey typed as the last one is over, and
 * a counter's book of the day before has to be closed first.
 */
export function zoneFarFromMidnight(now: Date): string {
  const hour = new Intl.DateTimeFormat("en", {
    timeZone: usual,
    hour: "2-digit",
    hourCycle: "h23",
  });
  return Number(hour.format(now)) < 24 - hoursOfRun ? usual : behind;
}
