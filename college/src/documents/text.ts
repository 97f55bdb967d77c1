import type { paymentChannels } from "../../../contract/payments/account.ts";
import { zonedDay } from "../../../contract/zoned-time.ts";

/** A value on one line: line breaks and control characters become spaces. */
export const printable = (value: string): string =>
  value
    .normalize("NFC")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();

/** What says when money came in. */
interface Paid {
  readonly channel: (typeof paymentChannels)[number];
  readonly paidAt: Date;
}

/** When money came in, on the college's clock. A bank and a sponsor say the day only. */
export const formatPaid = ({ channel, paidAt }: Paid, timeZone: string): string =>
  channel === "online" || channel === "counter"
    ? formatInstant(paidAt, timeZone)
    : formatDay(zonedDay(paidAt, timeZone));

/** `10 March 2026, 10:00` on the college's clock. */
export const formatInstant = (instant: Date, timeZone: string): string => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-GB", { timeZone, ...options }).format(instant);
  const time = format({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  return `${format(dayParts)}, ${time}`;
};

/** `27 April 2006`, of the day `2006-04-27`. */
export const formatDay = (day: string): string =>
  // A calendar day has no zone: it is read and written in one and the same.
  new Intl.DateTimeFormat("en-GB", { ...dayParts, timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00.000Z`),
  );

const dayParts = { day: "numeric", month: "long", year: "numeric" } as const;
