import dayjs from "dayjs";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);
dayjs.extend(timezone);

/** Converts an ISO instant to the value of a `datetime-local` input in a zone: `2026-03-10T09:00`. Empty for null. */
export const instantToInput = (instant: string | null, timeZone: string): string =>
  instant === null ? "" : dayjs(instant).tz(timeZone).format("YYYY-MM-DDTHH:mm");

/** Converts the value of a `datetime-local` input in a zone to an instant; null if it is empty or incomplete. */
export const inputToInstant = (text: string, timeZone: string): string | null => {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text)) return null;
  const instant = dayjs.tz(text.slice(0, 16), timeZone);
  return instant.isValid() ? instant.toISOString() : null;
};
