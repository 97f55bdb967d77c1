import dayjs from "dayjs";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);
dayjs.extend(timezone);

/** An instant as a native date and time field shows it, in the college's zone; empty for none. */
export const localOf = (instant: string | null, timeZone: string): string =>
  instant === null ? "" : dayjs(instant).tz(timeZone).format("YYYY-MM-DDTHH:mm");

/** The instant at which the college's clocks show this; null where the field is empty. */
export const instantOf = (local: string, timeZone: string): string | null =>
  local === "" ? null : dayjs.tz(local, timeZone).toISOString();
