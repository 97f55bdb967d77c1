import type { ApplicationSession } from "../../../contract/admissions/sign-up.ts";
import type { ValueOf } from "../../../contract/endpoint.ts";
import { zonedDay } from "../../../contract/zoned-time.ts";
import type { College } from "../context.ts";
import type { applicationSession } from "../db/schema/admissions.ts";
import { nairaOf } from "../payments/fees/amounts.ts";
import { announcement } from "./session-announcement.ts";

type SessionRow = typeof applicationSession.$inferSelect;

/** True while a session takes applications. */
export const isOpen = (
  { opensAt, closesAt }: Pick<SessionRow, "opensAt" | "closesAt">,
  now: Date,
): boolean => opensAt <= now && now < closesAt;

/** The days on which test batches start, each once, in order, in the college's time zone. */
const testDates = (startTimes: readonly Date[], timeZone: string): readonly string[] =>
  [...new Set(startTimes.map((start) => zonedDay(start, timeZone)))].sort();

/** An application session as the contract has it; `batchStarts` are the times at which its test batches start. */
export const describeSession = (
  { clock, identity: { timeZone } }: Pick<College, "clock" | "identity">,
  row: SessionRow,
  academicSessionName: string,
  batchStarts: readonly Date[],
): ValueOf<typeof ApplicationSession> => {
  const now = clock();
  const dates = testDates(batchStarts, timeZone);
  return {
    id: row.id,
    name: academicSessionName,
    title: row.title,
    opensAt: row.opensAt.toISOString(),
    closesAt: row.closesAt.toISOString(),
    isOpen: isOpen(row, now),
    screeningFee: nairaOf(row.screeningFeeKobo),
    testDates: [...dates],
    announcement: announcement({ ...row, testDates: dates }, now, timeZone),
  };
};
