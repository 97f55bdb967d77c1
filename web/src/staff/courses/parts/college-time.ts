import dayjs from "dayjs";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);
dayjs.extend(timezone);

/** Formats an instant in the college's zone as native inputs and the schema take it: `2026-03-10T09:00`. */
export const collegeTime = (instant: string | null, timeZone: string): string =>
  instant === null ? "" : dayjs(instant).tz(timeZone).format("YYYY-MM-DDTHH:mm");
