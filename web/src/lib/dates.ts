import dayjs from "dayjs";
import advancedFormat from "dayjs/plugin/advancedFormat.js";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.extend(advancedFormat);

/** Formats an ISO instant as a day in the college's zone: `25 March 2026`. */
export const formatDay = (instant: string, timeZone: string): string =>
  dayjs(instant).tz(timeZone).format("D MMMM YYYY");

/** Formats an ISO instant as day and time in the college's zone: `25 March 2026, 9:30 AM`. */
export const formatMoment = (instant: string, timeZone: string): string =>
  dayjs(instant).tz(timeZone).format("D MMMM YYYY, h:mm A");

/** Formats an ISO date, which has no time zone: `25 March 2026`. */
export const formatCalendarDate = (date: string): string => dayjs.utc(date).format("D MMMM YYYY");

/** Formats an ISO date without its year, for a chart axis: `25 Mar`. */
export const formatShortDate = (date: string): string => dayjs.utc(date).format("D MMM");

/** Formats weekday, day, month and year: `Wednesday, 25th March 2026`. */
export const formatLongDay = (now: Date, timeZone: string): string =>
  dayjs(now).tz(timeZone).format("dddd, Do MMMM YYYY");

/** The current ISO date in the college's zone: `2026-03-25`. */
export const isoDayIn = (now: Date, timeZone: string): string =>
  dayjs(now).tz(timeZone).format("YYYY-MM-DD");

/** Formats a time of day, `09:00` in the schema, as `9:00 AM` with a non-breaking space. */
export const formatClock = (time: string): string =>
  dayjs.utc(`2000-01-01T${time}`).format("h:mm[\u00a0]A");

/** The last day before a closing instant. A closing time of midnight belongs to the day before. */
export const formatClosingDay = (closesAt: string, timeZone: string): string =>
  dayjs(closesAt).subtract(1, "millisecond").tz(timeZone).format("D MMMM YYYY");

/** The same with the time: midnight becomes `25 March 2026, 11:59 PM`, others stay: `25 March 2026, 9:30 AM`. */
export const formatClosing = (closesAt: string, timeZone: string): string => {
  const closing = dayjs(closesAt).tz(timeZone);
  const isMidnight = closing.format("HH:mm") === "00:00";
  return `${formatClosingDay(closesAt, timeZone)}, ${isMidnight ? "11:59 PM" : closing.format("h:mm A")}`;
};
