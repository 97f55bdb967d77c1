/** The day an instant falls on in a time zone, `2026-03-10`. Deadlines are decided on the college's own days. */
export const calendarDay = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).format(instant);
