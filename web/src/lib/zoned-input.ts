import dayjs from "dayjs";
// Extends dayjs by the zones.
import "./dates.ts";

/** An ISO instant as a `datetime-local` input shows it, by the clocks of a zone: `2026-03-10T09:00`. Empty for null. */
export const instantToInput = (instant: string | null, timeZone: string): string =>
  instant === null ? "" : dayjs(instant).tz(timeZone).format("YYYY-MM-DDTHH:mm");

/** The other way: the instant at which the clocks of the zone show it; null for an empty input, or one half typed. */
export const inputToInstant = (text: string, timeZone: string): string | null => {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text)) return null;
  const instant = dayjs.tz(text.slice(0, 16), timeZone);
  return instant.isValid() ? instant.toISOString() : null;
};
