import { eq } from "drizzle-orm";
import type { BodyOf } from "../../../contract/endpoint.ts";
import type { createSponsorship as createList } from "../../../contract/payments/sponsors.ts";
import { zonedDay } from "../../../contract/zoned-time.ts";
import { addDays } from "../calendar-day.ts";
import type { Transaction } from "../db/database.ts";
import {
  remittanceShare,
  sponsoredStudent,
  sponsorReceipt,
  sponsorship,
} from "../db/schema/sponsors.ts";
import { insertPlan } from "../payments/instalments/write-plan.ts";
import type { PaymentsCollege } from "../payments/payments-college.ts";
import { decideRemittance, submitRemittance } from "../payments/sponsors/decide.ts";
import {
  changeRemittance,
  readRemittance,
  recordRemittance,
} from "../payments/sponsors/remittance.ts";
import { changeShares } from "../payments/sponsors/shares.ts";
import { createSponsor } from "../payments/sponsors/sponsor.ts";
import { sponsorVoids } from "../payments/sponsors/sponsor-receipt.ts";
import { changeSponsorship, createSponsorship } from "../payments/sponsors/sponsorship.ts";
import { findMoneyStaff, type MoneyStaff } from "./staff/money-staff.ts";
import { findStudentsToSponsor } from "./students-to-sponsor.ts";

interface SponsorData extends Pick<PaymentsCollege, "config" | "identity"> {
  readonly now: Date;
  readonly currentSession: string;
}

const days = 24 * 3_600_000;

/**
 * Writes sponsors with lists in every state: one that takes claims and has a plan of its own, with a credited remittance and one that waits; one past its deadline,
 * with a declined remittance and a draft; and a closed one, with a rest for no student and a receipt to be voided.
 */
export const writeSponsors = async (tx: Transaction, data: SponsorData): Promise<void> => {
  const [officer, colleague, admin] = await findMoneyStaff(tx);
  const desk: Desk = {
    tx,
    data,
    today: zonedDay(data.now, data.identity.timeZone),
    admin,
    at: (daysAgo) => ({
      db: tx,
      identity: data.identity,
      config: data.config,
      clock: () => new Date(data.now.getTime() - daysAgo * days),
    }),
  };
  const students = await findStudentsToSponsor(tx, data.currentSession);

  const loans = await begin(desk, officer, {
    daysAgo: 12,
    sponsor: ["Nigerian Education Loan Fund", "NELFUND", "institutions@nelfund.example"],
    coverage: { sections: ["A", "B", "C"], coverage: "full" },
    daysLeft: 21,
    students: students.slice(0, 8),
  });
  const paid = await transfer(desk, officer, loans, {
    daysAgo: 5,
    bankReference: "NELF/TSA/2201",
    students: students.slice(0, 3),
  });
  await decideRemittance(desk.at(4), colleague, paid, { isApproved: true });
  await transfer(desk, officer, loans, {
    daysAgo: 1,
    bankReference: "NELF/TSA/2317",
    students: students.slice(3, 5),
  });

  await writePlan(desk, loans);

  const council = await begin(desk, officer, {
    daysAgo: 20,
    sponsor: ["Ibadan North Local Government", "Ibadan North LG", "bursary@ibadan-north.example"],
    coverage: { sections: ["B", "C", "hostel"], coverage: "percentage", percentage: 50 },
    daysLeft: -3,
    students: students.slice(8, 12),
  });
  const unknown = await transfer(desk, colleague, council, {
    daysAgo: 4,
    bankReference: "IBN/0418",
    students: students.slice(8, 10),
  });
  await decideRemittance(desk.at(3), admin, unknown, {
    isApproved: false,
    note: "The bank has no transfer of this amount",
  });
  await recordRemittance(desk.at(0), officer, council, {
    amount: 150_000,
    paidOn: desk.today,
    bankReference: "IBN/0431",
    note: "The council's schedule is on its way",
  });

  const coverage: NewList["coverage"] = {
    sections: ["B", "C"],
    coverage: "at_most",
    most: 20_000,
  };
  const alumni = await begin(desk, officer, {
    daysAgo: 10,
    sponsor: ["Alumni Association", "Alumni", ""],
    coverage,
    daysLeft: -6,
    students: students.slice(12, 14),
  });
  const gift = await transfer(desk, colleague, alumni, {
    daysAgo: 7,
    bankReference: "ALUM-77",
    students: students.slice(12, 14),
    over: 10_000,
  });
  await decideRemittance(desk.at(6), officer, gift, { isApproved: true });
  await changeSponsorship(desk.at(2), officer, alumni, {
    ...coverage,
    deadline: addDays(desk.today, -6),
    isClosed: true,
    revision: 1,
  });
  await sponsorVoids.ask(desk.at(1), officer, await receiptOf(tx, gift), {
    reason: "The association meant another student",
  });
};

/** The students of a list pay later than others: their sponsor's money comes in the middle of the session. */
const writePlan = async ({ tx, today }: Desk, listId: number): Promise<void> => {
  const [list] = await tx.select().from(sponsorship).where(eq(sponsorship.id, listId));
  if (list === undefined) throw new Error("the demo's list is gone");
  const { sessionId, sponsorId } = list;
  await insertPlan(tx, { sessionId, sponsorId, departmentId: null, level: null }, [
    { percent: 40, dueDate: addDays(today, 45), unlocks: ["registration", "hostel"] },
    { percent: 60, dueDate: addDays(today, 90), unlocks: ["examination"] },
  ]);
};

/** What the bursary works with. */
interface Desk {
  readonly tx: Transaction;
  readonly data: SponsorData;
  readonly today: string;
  readonly admin: MoneyStaff;
  /** The college so many days ago. */
  readonly at: (daysAgo: number) => PaymentsCollege;
}

interface NewList {
  readonly daysAgo: number;
  readonly sponsor: readonly [name: string, shortName: string, contactEmail: string];
  readonly coverage: Pick<
    BodyOf<typeof createList>,
    "sections" | "coverage" | "percentage" | "most"
  >;
  readonly daysLeft: number;
  readonly students: readonly number[];
}

/** A sponsor with a list. @returns the list's id */
const begin = async (
  { tx, data, today, admin, at }: Desk,
  officer: MoneyStaff,
  { daysAgo, sponsor: [name, shortName, contactEmail], coverage, daysLeft, students }: NewList,
): Promise<number> => {
  const { id: sponsorId } = await createSponsor(at(daysAgo), admin, {
    name,
    shortName,
    contactEmail,
    contactPhone: "",
  });
  const { id } = await createSponsorship(at(daysAgo), officer, sponsorId, {
    session: data.currentSession,
    ...coverage,
    deadline: addDays(today, daysLeft),
  });
  await tx.insert(sponsoredStudent).values(
    students.map((studentId) => ({
      sponsorshipId: id,
      studentId,
      addedAt: at(daysAgo).clock(),
    })),
  );
  return id;
};

interface NewTransfer {
  readonly daysAgo: number;
  readonly bankReference: string;
  /** Who of the list gets what is outstanding. */
  readonly students: readonly number[];
  /** In naira, for no student. */
  readonly over?: number;
}

/** A remittance for some students of a list that waits for a second person. @returns its id */
const transfer = async (
  { tx, today, at }: Desk,
  officer: MoneyStaff,
  listId: number,
  { daysAgo, bankReference, students, over = 0 }: NewTransfer,
): Promise<number> => {
  const form = { paidOn: addDays(today, -daysAgo), bankReference };
  const { id } = await recordRemittance(at(daysAgo), officer, listId, { ...form, amount: 1 });
  const shares = await tx
    .select({ studentId: remittanceShare.studentId })
    .from(remittanceShare)
    .where(eq(remittanceShare.remittanceId, id));
  const others = shares.filter(({ studentId }) => !students.includes(studentId));
  const draft =
    others.length === 0
      ? await readRemittance(at(daysAgo), officer, id)
      : await changeShares(at(daysAgo), officer, id, {
          shares: others.map((share) => ({ ...share, amount: 0 })),
        });
  await changeRemittance(at(daysAgo), officer, id, {
    ...form,
    amount: draft.allocated + over,
    ...(over > 0 && { note: "More than was claimed; the sponsor is asked what it is for" }),
    revision: draft.revision,
  });
  await submitRemittance(at(daysAgo), officer, id);
  return id;
};

/** The first receipt of a credited remittance. */
const receiptOf = async (tx: Transaction, remittanceId: number): Promise<number> => {
  const [row] = await tx
    .select({ id: sponsorReceipt.receiptId })
    .from(sponsorReceipt)
    .innerJoin(remittanceShare, eq(remittanceShare.id, sponsorReceipt.shareId))
    .where(eq(remittanceShare.remittanceId, remittanceId))
    .orderBy(sponsorReceipt.receiptId);
  if (row === undefined) throw new Error("the demo's remittance has no receipt");
  return row.id;
};
