import { zonedDay } from "../../../contract/zoned-time.ts";
import { daysText, dayText } from "../calendar-day.ts";

interface SessionDates {
  readonly opensAt: Date;
  /** The first instant at which nothing is taken any more: midnight at the end of the last day. */
  readonly closesAt: Date;
  /** The days of the aptitude test, `2025-03-26`. */
  readonly testDates: readonly string[];
}

/**
 * A session's dates in words, in the college's time zone: `Sale of forms and online application ends Tuesday 25 March
 * 2025. The computer-based aptitude test holds on 26-27 March 2025.` The first day is said until it has come.
 */
export const announcement = (
  { opensAt, closesAt, testDates }: SessionDates,
  now: Date,
  timeZone: string,
): string => {
  const start = now < opensAt ? `starts ${firstDayText(opensAt, timeZone)} and ` : "";
  const sale = `Sale of forms and online application ${start}ends ${lastDayText(closesAt, timeZone)}.`;
  return testDates.length === 0
    ? sale
    : `${sale} The computer-based aptitude test holds on ${daysText(testDates)}.`;
};

/** The day on which a session opens, in words; with the time where that is not the day's first instant. */
export const firstDayText = (opensAt: Date, timeZone: string): string => {
  const day = zonedDay(opensAt, timeZone);
  return day === dayBefore(opensAt, timeZone) ? withTime(day, opensAt, timeZone) : dayText(day);
};

/** The last day on which a session takes applications, in words; with the time where it does not take them to its end. */
export const lastDayText = (closesAt: Date, timeZone: string): string => {
  const day = dayBefore(closesAt, timeZone);
  return day === zonedDay(closesAt, timeZone) ? withTime(day, closesAt, timeZone) : dayText(day);
};

/** The day of the instant before. A day need not begin at midnight: clocks may go forward at that hour. */
const dayBefore = (at: Date, timeZone: string): string =>
  zonedDay(new Date(at.getTime() - 1), timeZone);

const withTime = (day: string, at: Date, timeZone: string): string => {
  const time = new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  }).format(at);
  return `${dayText(day)} at ${time}`;
};
