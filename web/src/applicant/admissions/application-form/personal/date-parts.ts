/** A date as it is typed, part by part; each may still be empty. */
export interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** The parts of an ISO date, or of one that is not whole yet: `2006-04-`. */
export const partsOf = (date: string): DateParts => {
  const [year = "", month = "", day = ""] = date.split("-");
  return { day: day.replace(/^0/, ""), month, year };
};

/** The ISO date of the parts; with some of them missing, what there is; empty without any. */
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
