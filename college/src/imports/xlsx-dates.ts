/** The built-in number formats that show a date, or a date and a time (ECMA-376, 18.8.30). */
const builtIn = new Set([14, 15, 16, 17, 22]);

/** True for a number format that shows a day, so that the number under it is one. */
export const showsDate = (id: number, code: string | undefined): boolean => {
  if (builtIn.has(id)) return true;
  const bare = (code ?? "").replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/g, "");
  return /[dy]/i.test(bare);
};

const dayMs = 24 * 60 * 60 * 1000;

/** The day that a workbook writes as a number: `2026-03-10`; the number itself where it is none. */
export const dateText = (serial: string, from1904: boolean): string => {
  const days = Math.floor(Number(serial));
  if (!Number.isFinite(days) || days < 1 || days > 2_958_465) return serial;
  // Workbooks count a 29 February 1900 that never was: before it the count is one behind.
  const start = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 61 ? 31 : 30);
  return new Date(start + days * dayMs).toISOString().slice(0, 10);
};
