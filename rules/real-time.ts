/** True for a day the calendar has, from 2000 to 2099: `2026-02-28`, and not `2026-02-30`. */
export const isRealDay = (text: string): boolean => {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
};

/** True for a time of day on such a day, as the college's clocks show it: `2026-02-28T09:30`. Such texts compare in order. */
export const isRealTime = (text: string): boolean =>
  /^[^T]+T([01]\d|2[0-3]):[0-5]\d$/.test(text) && isRealDay(text.slice(0, 10));
