import dayjs from "dayjs";
import advancedFormat from "dayjs/plugin/advancedFormat.js";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.extend(advancedFormat);

/** An ISO instant as a day in the college's zone: `25 March 2026`. */
export const formatDay = (instant: string, timeZone: string): string =>
  dayjs(instant).tz(timeZone).format("D MMMM YYYY");

/** An ISO instant as day and time in the college's zone: `25 March 2026, 9:30 AM`. */
export const formatMoment = (instant: string, timeZone: string): string =>
  dayjs(instant).tz(timeZone).format("D MMMM YYYY, h:mm A");

/** An ISO date (no time, so no zone) as `25 March 2026`. */
export const formatCalendarDate = (date: string): string => dayjs.utc(date).format("D MMMM YYYY");

/** The same without the year, for an axis: `25 Mar`. */
export const formatShortDate = (date: string): string => dayjs.utc(date).format("D MMM");

/** Weekday, day with ordinal, month, year: `Wednesday, 25th March 2026`. */
export const formatLongDay = (now: Date, timeZone: string): string =>
  dayjs(now).tz(timeZone).format("dddd, Do MMMM YYYY");

/** The year it is in the college's zone. */
export const yearIn = (now: Date, timeZone: string): number => dayjs(now).tz(timeZone).year();

/** The ISO date it is in the college's zone: `2026-03-25`. */
export const isoDayIn = (now: Date, timeZone: string): string =>
  dayjs(now).tz(timeZone).format("YYYY-MM-DD");

/** A time of day as the schema tells it, `09:00`, as `9:00 AM`, which no line break parts. */
export const formatClock = (time: string): string =>
  dayjs.utc(`2000-01-01T${time}`).format("h:mm[\u00a0]A");

/** An instant before which something must be done, as its last day: what closes at midnight closes on the day before. */
export const formatClosingDay = (closesAt: string, timeZone: string): string =>
  dayjs(closesAt).subtract(1, "millisecond").tz(timeZone).format("D MMMM YYYY");

/** The same with the time: `25 March 2026, 11:59 PM` for midnight, `25 March 2026, 9:30 AM` for any other. */
export const formatClosing = (closesAt: string, timeZone: string): string => {
  const closing = dayjs(closesAt).tz(timeZone);
  const isMidnight = closing.format("HH:mm") === "00:00";
  return `${formatClosingDay(closesAt, timeZone)}, ${isMidnight ? "11:59 PM" : closing.format("h:mm A")}`;
};
