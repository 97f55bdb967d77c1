/**
 * The instant at which the clocks of `timeZone` show `time` (`"09:00"`) on `day` (`2026-03-10`). Where they show it
 * twice, or are put forward past it, one of the instants next to it.
 */
export const zonedInstant = (day: string, time: string, timeZone: string): Date => {
  const asIfUtc = Date.parse(`${day}T${time}:00.000Z`);
  const near = asIfUtc - offsetAt(asIfUtc, timeZone);
  // The offset may be another one at the instant that the first guess leads to.
  return new Date(asIfUtc - offsetAt(near, timeZone));
};

/** The day that an instant, a number in milliseconds, falls on by the clocks of `timeZone`: `2026-03-10`. */
export const zonedDay = (instant: Date | number, timeZone: string): string =>
  new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).format(instant);

const dateOrDateTime = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/i;

/**
 * The instant of a date or a date-time, in milliseconds. Without an offset it is local time in `timeZone`; a day
 * is its midnight there. NaN for anything else.
 */
export const instantOf = (text: string, timeZone: string): number => {
  // Nearly every one: an instant in UTC.
  if (text.endsWith("Z")) return Date.parse(text);
  const [, day, time = "00:00", seconds = "0"] = dateOrDateTime.exec(text) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(`${day}T${time}`))) return Date.parse(text);
  return zonedInstant(day, time, timeZone).getTime() + Number(seconds) * 1000;
};

/** What the zone's clocks are ahead of UTC, in milliseconds. */
const offsetAt = (instant: number, timeZone: string): number => {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  }).formatToParts(instant);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? "";
  const shown = `${part("year")}-${part("month")}-${part("day")}T${part("hour")}:${part("minute")}:${part("second")}.000Z`;
  return Date.parse(shown) - Math.floor(instant / 1000) * 1000;
};
