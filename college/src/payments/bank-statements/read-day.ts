import type { statementDateFormats } from "../../../../contract/payments/bank-accounts.ts";

type DateFormat = (typeof statementDateFormats)[number];

/**
 * The day of a date as banks write it: `25/11/2026` with the day first, `25-Nov-2026`, `2026-11-25`, with or without a time, or the
 * number of a workbook's cell.
 * @returns `2026-11-25`; undefined where it is no such day, or only day or month could be meant
 */
export const readDay = (text: string, format: DateFormat): string | undefined => {
  const bare = text.trim();
  if (/^\d{5}(\.\d+)?$/.test(bare)) return ofSerial(Math.floor(Number(bare)));
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(bare);
  if (iso !== null) return dayOf(iso[1], Number(iso[2]), iso[3]);
  const named = /^(\d{1,2})[-/. ]*([a-z]{3,9})[-/., ]*(\d{4}|\d{2})(?!\d)/i.exec(bare);
  if (named !== null) {
    const month = months.indexOf((named[2] ?? "").slice(0, 3).toLowerCase()) + 1;
    return dayOf(named[3], month, named[1]);
  }
  if (format !== "day_first") return undefined;
  const numbers = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?!\d)/.exec(bare);
  return numbers === null ? undefined : dayOf(numbers[3], Number(numbers[2]), numbers[1]);
};

const months = [
  ...["jan", "feb", "mar", "apr", "may", "jun"],
  ...["jul", "aug", "sep", "oct", "nov", "dec"],
];

/** Undefined for a day that the calendar does not have. */
const dayOf = (year = "", month: number, day = ""): string | undefined => {
  const full = year.length === 2 ? 2000 + Number(year) : Number(year);
  const made = new Date(Date.UTC(full, month - 1, Number(day)));
  const isReal = made.getUTCMonth() === month - 1 && made.getUTCDate() === Number(day);
  return isReal && full >= 2000 ? made.toISOString().slice(0, 10) : undefined;
};

/** Workbooks count days from 30 December 1899, after their 29 February 1900 that never was. */
const ofSerial = (days: number): string | undefined => {
  const made = new Date(Date.UTC(1899, 11, 30 + days));
  return made.getUTCFullYear() >= 2000 ? made.toISOString().slice(0, 10) : undefined;
};
