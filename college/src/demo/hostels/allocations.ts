import { zonedInstant } from "../../../../contract/zoned-time.ts";
import { addDays } from "../../calendar-day.ts";
import type { Transaction } from "../../db/database.ts";
import { bedClaim, hostelApplication, hostelSettings } from "../../db/schema/hostels.ts";
import { makeReceiptCode } from "../../payments/reference.ts";
import { fixedStudents } from "../fixed-students.ts";
import { found } from "../found.ts";
import type { Random } from "../random.ts";
import type { DemoStudent } from "../students.ts";
import { bedKey, type DemoBed, demoBeds } from "./hostels.ts";

/** A hostel application of the demo. */
export interface DemoAllocation {
  readonly student: DemoStudent;
  readonly status: "pending" | "approved" | "rejected" | "released";
  /** That it holds, or held. */
  readonly bed: DemoBed;
  /** Why it was rejected or released. */
  readonly reason: string | null;
}

/** So few that the men's hostels are a race; a woman finds many. */
const freeMensBeds = 4;

const rejections = [
  "The receipt that was handed in belongs to another student. Please bring your own to the hostel office.",
  "The medical fitness form is missing.",
];

const releases = ["Moved off campus.", "The key was not collected in time."];

/**
 * The applications of the current session, of those who have paid for the hostel; the others of them, the fixed accounts
 * among them, have not applied yet.
 */
export const demoAllocations = (
  random: Random,
  students: readonly DemoStudent[],
): readonly DemoAllocation[] => {
  const fixed = new Set(fixedStudents.map(({ matricNumber }) => matricNumber));
  const payers = students.filter(
    ({ hostelPaid, matricNumber }) => hostelPaid && !fixed.has(matricNumber),
  );
  return [...allocationsOf(random, women(payers)), ...allocationsOf(random, men(payers))];
};

/** Who applied for a bed of one kind, and how that ended. */
interface Applicants {
  readonly beds: readonly DemoBed[];
  readonly holders: readonly DemoStudent[];
  readonly rejected: readonly DemoStudent[];
  readonly released: readonly DemoStudent[];
}

const bedsFor = (kind: DemoBed["kind"]): readonly DemoBed[] =>
  demoBeds.filter((bed) => bed.isUsable && bed.kind === kind);

const women = (payers: readonly DemoStudent[]): Applicants => {
  const applied = payers.filter(({ sex }) => sex === "Female").filter((_, index) => index % 3 < 2);
  return {
    beds: bedsFor("Female"),
    rejected: applied.slice(0, 2),
    released: applied.slice(2, 4),
    holders: applied.slice(4),
  };
};

const men = (payers: readonly DemoStudent[]): Applicants => {
  const beds = bedsFor("Male");
  const places = beds.length - freeMensBeds;
  const fromLast = payers.filter(({ sex }) => sex === "Male").toReversed();
  const rest = fromLast.slice(places);
  return {
    beds,
    holders: fromLast.slice(0, places),
    rejected: rest.slice(0, 2),
    released: rest.slice(2, 3),
  };
};

const allocationsOf = (
  random: Random,
  { beds, holders, rejected, released }: Applicants,
): readonly DemoAllocation[] => {
  const free = new Set(beds);
  const held = holders.map((student, index): DemoAllocation => {
    const bed = drawBed(random, free, index);
    free.delete(bed);
    return { student, status: index % 4 === 3 ? "pending" : "approved", bed, reason: null };
  });
  const ended = (
    all: readonly DemoStudent[],
    status: "rejected" | "released",
    reasons: readonly string[],
  ) =>
    all.map((student, index) => ({
      student,
      status,
      bed: random.pick([...free]),
      reason: reasons[index % reasons.length] ?? "",
    }));
  return [
    ...held,
    ...ended(rejected, "rejected", rejections),
    ...ended(released, "released", releases),
  ];
};

/** Friends take the rooms by threes: the first one chooses, the others join as long as there is a bed left. */
const drawBed = (random: Random, free: ReadonlySet<DemoBed>, index: number): DemoBed => {
  const left = [...free];
  const begun = left.filter(({ room, number }) =>
    demoBeds.some(
      (bed) => bed.isUsable && bed.room === room && bed.number < number && !free.has(bed),
    ),
  );
  return index % 3 === 0 || begun.length === 0 ? random.pick(left) : random.pick(begun);
};

const hour = 3_600_000;
const daysOpen = 10;

export interface AllocationsData {
  readonly random: Random;
  readonly allocations: readonly DemoAllocation[];
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
export const writeAllocations = async (tx: Transaction, data: AllocationsData): Promise<void> => {
  const { sessionId, today, timeZone } = data;
  await tx.insert(hostelSettings).values({
    sessionId,
    isApplicationOpen: true,
    applicationDeadline: zonedInstant(addDays(today, daysOpen), "23:59", timeZone),
  });
  const rows = data.allocations
    .map((allocation) => applicationRow(allocation, data))
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

const applicationRow = (
  { student, status, bed, reason }: DemoAllocation,
  data: AllocationsData,
) => {
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
