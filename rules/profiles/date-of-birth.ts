import { dateOfBirthTexts } from "../texts.ts";

const youngest = 15;
const oldest = 70;

const isRealDate = (text: string): boolean => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/** The same day so many years later, as text that compares with dates; 29 February waits for 1 March. */
const yearsLater = (date: string, years: number): string =>
  `${Number(date.slice(0, 4)) + years}`.padStart(4, "0") + date.slice(4);

/** What is wrong with an ISO date of birth on the ISO date `today`, or undefined. */
export const dateOfBirthProblem = (text: string, today: string): string | undefined => {
  if (!isRealDate(text)) return dateOfBirthTexts.invalid;
  if (yearsLater(text, youngest) > today) return dateOfBirthTexts.tooYoung(youngest);
  if (yearsLater(text, oldest + 1) <= today) return dateOfBirthTexts.tooOld(oldest);
  return undefined;
};
