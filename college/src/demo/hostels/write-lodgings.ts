import { zonedInstant } from "../../../../contract/zoned-time.ts";
import { addDays } from "../../calendar-day.ts";
import type { Transaction } from "../../db/database.ts";
import { bedClaim, hostelApplication, hostelSettings } from "../../db/schema/hostels.ts";
import { makeReceiptCode } from "../../payments/reference.ts";
import { found } from "../found.ts";
import type { Random } from "../random.ts";
import type { DemoLodging } from "./lodgings.ts";
import { bedKey } from "./write-hostels.ts";

const hour = 3_600_000;
const daysOpen = 10;

export interface LodgingsData {
  readonly random: Random;
  readonly lodgings: readonly DemoLodging[];
  /** By matric number. */
  readonly studentIds: ReadonlyMap<string, number>;
  /** By `bedKey`. */
  readonly bedIds: ReadonlyMap<string, number>;
  /** The current one. */
  readonly sessionId: number;
  readonly adminAccountId: number;
  readonly today: string;
  readonly now: Date;
  readonly timeZone: string;
}

/** Opens the current session's applications, and writes those that were made, with the beds that they hold. */
export const writeLodgings = async (tx: Transaction, data: LodgingsData): Promise<void> => {
  const { sessionId, today, timeZone } = data;
  await tx.insert(hostelSettings).values({
    sessionId,
    isApplicationOpen: true,
    applicationDeadline: zonedInstant(addDays(today, daysOpen), "23:59", timeZone),
  });
  const rows = data.lodgings
    .map((lodging) => applicationRow(lodging, data))
    .toSorted((one, other) => one.appliedAt.getTime() - other.appliedAt.getTime());
  const written = await tx.insert(hostelApplication).values(rows).returning();
  await tx.insert(bedClaim).values(
    written
      .filter(({ status }) => status === "pending" || status === "approved")
      .map(({ id: applicationId, bedId, studentId }) => ({
        sessionId,
        bedId,
        studentId,
        applicationId,
      })),
  );
};

const applicationRow = ({ student, status, bed, reason }: DemoLodging, data: LodgingsData) => {
  const { random, studentIds, bedIds, sessionId, adminAccountId, now } = data;
  const paid = student.payments.findLast(({ purpose }) => purpose === "hostel");
  if (paid === undefined) throw new Error(`${student.matricNumber} has not paid for the hostel`);
  const appliedAt = soonAfter(random, paid.at, 5 * hour, now);
  const decidedAt = soonAfter(random, appliedAt, 15 * hour, now);
  return {
    studentId: found(studentIds, student.matricNumber),
    sessionId,
    bedId: found(bedIds, bedKey(bed)),
    status,
    appliedAt,
    reason,
    ...(status !== "pending" && { decidedAt, decidedBy: adminAccountId }),
    printoutCode: status === "approved" ? makeReceiptCode(random.bytes(16)) : null,
  };
};

/** Within so many milliseconds, and before now. */
const soonAfter = (random: Random, from: Date, within: number, now: Date): Date => {
  const span = Math.min(within, now.getTime() - from.getTime());
  return new Date(from.getTime() + Math.floor((random.fraction() * span) / 1000) * 1000);
};
