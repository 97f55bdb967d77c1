/** The parts of a typed date. Each can be empty. */
export interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** Splits an ISO date, which can be incomplete: `2006-04-`. */
export const partsOf = (date: string): DateParts => {
  const [year = "", month = "", day = ""] = date.split("-");
  return { day: day.replace(/^0/, ""), month, year };
};

/** Joins the parts to an ISO date. Missing parts stay empty. Returns "" if all are empty. */
export const dateOf = ({ day, month, year }: DateParts): string => {
  const digits = day.replace(/\D/g, "");
  const parts = [year.replace(/\D/g, ""), month, digits.length === 1 ? `0${digits}` : digits];
  return parts.every((part) => part === "") ? "" : parts.join("-");
};

export const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
].map((label, index) => ({ value: `${index + 1}`.padStart(2, "0"), label }));
