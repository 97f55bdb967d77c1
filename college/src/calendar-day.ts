/** The day an instant falls on in a time zone, `2026-03-10`. Deadlines are decided on the college's own days. */
export const calendarDay = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).format(instant);

/** `day` moved by whole days, `2026-03-10` by -14 to `2026-02-24`. */
export const addDays = (day: string, days: number): string => {
  const moved = new Date(`${day}T00:00:00.000Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
};

/** True for a day that the calendar has, `2026-02-28`, and not for `2026-02-30`. */
export const isCalendarDay = (text: string): boolean => {
  const instant = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().slice(0, 10) === text;
};
