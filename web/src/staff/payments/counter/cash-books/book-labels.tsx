import { isoDayIn } from "../../../../lib/dates.ts";
import { formatAmount } from "../../../../lib/money.ts";
import { StatusTag } from "../../../../ui/StatusTag.tsx";

/** `−500.00`, `+20.00`, `0.00`. */
const signed = (naira: number): string => {
  const sign = naira < 0 ? "−" : naira > 0 ? "+" : "";
  return `${sign}${formatAmount(Math.abs(naira))}`;
};

/** What counted cash differs from recorded cash by, in words: `−500.00 missing`. */
export const differenceText = (naira: number): string =>
  naira === 0 ? "None" : `${signed(naira)} ${naira < 0 ? "missing" : "too much"}`;

/** The difference of a closed book. */
export const differenceTag = (naira: number | null) => {
  if (naira === null) return "–";
  return naira === 0 ? (
    differenceText(naira)
  ) : (
    <StatusTag kind="bad">{differenceText(naira)}</StatusTag>
  );
};

interface Book {
  readonly day: string;
  readonly closedAt: string | null;
}

/** A book's state. One that was left open on an earlier day keeps its officer from taking money. */
export const bookTag = ({ day, closedAt }: Book, timeZone: string) => {
  if (closedAt !== null) return <StatusTag kind="good">Closed</StatusTag>;
  return day < isoDayIn(new Date(), timeZone) ? (
    <StatusTag kind="bad">Left open</StatusTag>
  ) : (
    <StatusTag kind="waiting">Open</StatusTag>
  );
};
