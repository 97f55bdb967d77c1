const parts = {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  hourCycle: "h12",
} as const;

type Part = keyof typeof parts | "dayPeriod";

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The browser makes a formatter slowly, so each zone's is kept. */
const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat("en-US", { ...parts, timeZone });
  formatters.set(timeZone, formatter);
  return formatter;
};

/** The words and figures of an instant in a zone, for sentences that no locale of the browser writes alike. */
const partsOf = (instant: string | number | Date, timeZone: string) => {
  const found = formatterOf(timeZone).formatToParts(new Date(instant));
  return Object.fromEntries(found.map(({ type, value }) => [type, value])) as Record<Part, string>;
};

const dayOf = ({ day, month, year }: Record<Part, string>): string => `${day} ${month} ${year}`;

const clockOf = ({ hour, minute, dayPeriod }: Record<Part, string>, space = " "): string =>
  `${hour}:${minute}${space}${dayPeriod}`;

/** Formats an ISO instant as a day in the college's zone: `25 March 2026`. */
export const formatDay = (instant: string, timeZone: string): string =>
  dayOf(partsOf(instant, timeZone));

/** Formats an ISO instant as day and time in the college's zone: `25 March 2026, 9:30 AM`. */
export const formatMoment = (instant: string, timeZone: string): string => {
  const found = partsOf(instant, timeZone);
  return `${dayOf(found)}, ${clockOf(found)}`;
};

/** Formats an ISO date, which has no time zone: `25 March 2026`. Anything else stays as the college keeps it. */
export const formatCalendarDate = (date: string): string =>
  Number.isNaN(Date.parse(date)) ? date : formatDay(date, "UTC");

/** Formats an ISO date without its year, for a chart axis: `25 Mar`. */
export const formatShortDate = (date: string): string => {
  const { day, month } = partsOf(date, "UTC");
  return `${day} ${month.slice(0, 3)}`;
};

const ordinalEndings: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd" };

/** Formats weekday, day, month and year: `Wednesday, 25th March 2026`. */
export const formatLongDay = (now: Date, timeZone: string): string => {
  const { weekday, day, month, year } = partsOf(now, timeZone);
  const form = new Intl.PluralRules("en", { type: "ordinal" }).select(Number(day));
  return `${weekday}, ${day}${ordinalEndings[form] ?? "th"} ${month} ${year}`;
};

/** The current ISO date in the college's zone: `2026-03-25`. */
export const isoDayIn = (now: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(now);

/** Formats a time of day, `09:00` in the schema, as `9:00 AM` with a non-breaking space. */
export const formatClock = (time: string): string =>
  clockOf(partsOf(`2000-01-01T${time}Z`, "UTC"), "\u00a0");

/** The last day before a closing instant. A closing time of midnight belongs to the day before. */
export const formatClosingDay = (closesAt: string, timeZone: string): string =>
  dayOf(partsOf(Date.parse(closesAt) - 1, timeZone));

/** The same with the time: midnight becomes `25 March 2026, 11:59 PM`, others stay: `25 March 2026, 9:30 AM`. */
export const formatClosing = (closesAt: string, timeZone: string): string => {
  const time = clockOf(partsOf(closesAt, timeZone));
  return `${formatClosingDay(closesAt, timeZone)}, ${time === "12:00 AM" ? "11:59 PM" : time}`;
};
