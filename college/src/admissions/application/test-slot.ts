import { zonedDay } from "../../../../contract/zoned-time.ts";
import type { testBatch } from "../../db/schema/admissions.ts";

/** When a test batch is held, in the college's time zone. */
export interface TestSlot {
  /** `2026-03-26` */
  readonly date: string;
  /** `09:00` */
  readonly startTime: string;
  readonly endTime: string;
}

export const testSlot = (
  { startsAt, endsAt }: Pick<typeof testBatch.$inferSelect, "startsAt" | "endsAt">,
  timeZone: string,
): TestSlot => ({
  date: zonedDay(startsAt, timeZone),
  startTime: timeOf(startsAt, timeZone),
  endTime: timeOf(endsAt, timeZone),
});

const timeOf = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  }).format(instant);
