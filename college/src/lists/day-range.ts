import { zonedInstant } from "../../../contract/zoned-time.ts";
import { addDays, isCalendarDay } from "../calendar-day.ts";
import type { College } from "../context.ts";
import { refuseFields } from "../http/refusal.ts";
import { texts } from "../texts.ts";

/**
 * The instant at which a day begins at the college.
 * @throws 400 `{field}` when the text is not a day, or is outside the accepted centuries
 */
export const startOfDay = (
  { identity }: Pick<College, "identity">,
  field: string,
  day: string,
): Date => {
  if (!isCalendarDay(day) || !day.startsWith("20")) {
    throw refuseFields({ [field]: [texts.field.notDay] });
  }
  return zonedInstant(day, "00:00", identity.timeZone);
};

/** The instant at which a day ends at the college, and the next begins. @throws 400 `{field}` */
export const endOfDay = (college: Pick<College, "identity">, field: string, day: string): Date => {
  startOfDay(college, field, day);
  return zonedInstant(addDays(day, 1), "00:00", college.identity.timeZone);
};
