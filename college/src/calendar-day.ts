/** `day` moved by whole days, `2026-03-10` by -14 to `2026-02-24`. */
export const addDays = (day: string, days: number): string => {
  const moved = new Date(`${day}T00:00:00.000Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
};

/** How many days it is from one day to another: negative where that is earlier. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** True for a day that the calendar has, `2026-02-28`, and not for `2026-02-30`. */
export const isCalendarDay = (text: string): boolean => {
  const instant = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().slice(0, 10) === text;
};

const monthAndYear = (day: string): string => `${monthOf(day)} ${yearOf(day)}`;

const monthOf = (day: string): string => months.format(midnight(day));

const yearOf = (day: string): string => day.slice(0, 4);

const dayOf = (day: string): string => String(Number(day.slice(8)));

/** `2025-03-25` as `Tuesday 25 March 2025`. */
export const dayText = (day: string): string =>
  `${weekdays.format(midnight(day))} ${dayOf(day)} ${monthAndYear(day)}`;

// A calendar day has no zone: it is read and written in one and the same. Made once: that is slow, and an import writes thousands of mails.
const months = new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" });
const weekdays = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "UTC" });

const midnight = (day: string): Date => new Date(`${day}T00:00:00.000Z`);

/** `14:30` as `2:30 PM`, as screens show it. */
export const clockText = (time: string): string => {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2, 5)} ${hour < 12 ? "AM" : "PM"}`;
};

/** Days that follow one another, the first and the last. */
interface Run {
  readonly first: string;
  readonly last: string;
}

// Dates without a time are read as midnight UTC, where every day has 24 hours.
const isNextDay = (day: string, next: string): boolean =>
  Date.parse(next) - Date.parse(day) === 24 * 3_600_000;

const runsOf = (days: readonly string[]): readonly Run[] => {
  const runs: Run[] = [];
  for (const day of [...new Set(days)].sort()) {
    const before = runs.at(-1);
    if (before !== undefined && isNextDay(before.last, day)) {
      runs[runs.length - 1] = { first: before.first, last: day };
    } else {
      runs.push({ first: day, last: day });
    }
  }
  return runs;
};

/**
 * Days in words, in order: `26-27 March 2025`; `26-27 and 30 March 2025`; `31 March to 1 April 2025`. A month or a year
 * that is the next day's too is written once, after that one.
 */
export const daysText = (days: readonly string[]): string => {
  const runs = runsOf(days);
  const texts = runs.map((run, index) => runText(run, runs[index + 1]));
  const last = texts.pop() ?? "";
  return texts.length === 0 ? last : `${texts.join(", ")} and ${last}`;
};

const isOfOneMonth = ({ first, last }: Run): boolean => first.slice(0, 7) === last.slice(0, 7);

const runText = (run: Run, next: Run | undefined): string => {
  const { first, last } = run;
  if (!isOfOneMonth(run)) {
    const start = `${dayOf(first)} ${yearOf(first) === yearOf(last) ? monthOf(first) : monthAndYear(first)}`;
    return `${start} to ${dayOf(last)} ${monthBefore(last, next)}`;
  }
  const range = first === last ? dayOf(first) : `${dayOf(first)}-${dayOf(last)}`;
  const sharesMonth =
    next !== undefined && isOfOneMonth(next) && next.first.slice(0, 7) === last.slice(0, 7);
  return sharesMonth ? range : `${range} ${monthBefore(last, next)}`;
};

/** With the year, unless it is written after the run that follows. */
const monthBefore = (day: string, next: Run | undefined): string =>
  next !== undefined && yearOf(next.last) === yearOf(day) ? monthOf(day) : monthAndYear(day);
