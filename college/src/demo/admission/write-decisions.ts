import { sql } from "drizzle-orm";
import { addDays } from "../../calendar-day.ts";
import type { Transaction } from "../../db/database.ts";
import { account } from "../../db/schema/accounts.ts";
import { admissionDecision, serialNumber } from "../../db/schema/admissions.ts";
import { storedFile } from "../../db/schema/files.ts";
import { student } from "../../db/schema/students.ts";
import { makeReceiptCode } from "../../payments/reference.ts";
import type { Random } from "../random.ts";
import { personalDetails } from "./application-rows.ts";
import type { Stage } from "./stages.ts";
import type { WrittenApplicant } from "./write-applicants.ts";

interface Outcome {
  readonly outcome: "admitted" | "waiting_list" | "not_admitted";
  readonly reason?: string;
  /** Of an offer: the days from today to the last one on which it can be answered. */
  readonly daysLeft?: number;
  readonly answer?: "accepted" | "declined";
}

const outcomes: Partial<Record<Stage, Outcome>> = {
  waiting: { outcome: "waiting_list" },
  refused: {
    outcome: "not_admitted",
    reason: "The aptitude test score is below what the course asks for.",
  },
  offered: { outcome: "admitted", daysLeft: 10 },
  accepted: { outcome: "admitted", daysLeft: 10, answer: "accepted" },
  declined: { outcome: "admitted", daysLeft: 10, answer: "declined" },
  lapsed: { outcome: "admitted", daysLeft: -4 },
};

/** Writes every decision, and the students that accepted offers made; answers how many students. */
export const writeDecisions = async (
  tx: Transaction,
  random: Random,
  applicants: readonly WrittenApplicant[],
  today: string,
): Promise<number> => {
  let students = 0;
  for (const one of applicants) {
    const decided = outcomes[one.applicant.stage];
    const { decidedAt, answeredAt } = one.timeline;
    if (decided === undefined || decidedAt === null) continue;
    const { outcome, reason = null, daysLeft, answer = null } = decided;
    const studentId = answer === "accepted" ? await matriculate(tx, random, one) : null;
    if (studentId !== null) students += 1;
    await tx.insert(admissionDecision).values({
      applicantId: one.id,
      outcome,
      reason,
      decidedAt,
      answer,
      answeredAt,
      studentId,
      ...(daysLeft !== undefined && {
        departmentId: one.departmentId,
        answerBy: addDays(today, daysLeft),
        letterCode: makeReceiptCode(random.bytes(16)),
      }),
    });
  }
  return students;
};

const matriculate = async (
  tx: Transaction,
  random: Random,
  { applicant: person, passwordHash, passport, departmentId, round }: WrittenApplicant,
): Promise<number> => {
  const matricNumber = await nextMatricNumber(tx, round.round.academicSession.slice(0, 4));
  const [owner] = await tx
    .insert(account)
    .values({ kind: "student", login: matricNumber, email: person.email, passwordHash })
    .returning({ id: account.id });
  if (owner === undefined) throw new Error("the account was not written");
  const passportFileId = passport === undefined ? null : random.uuid();
  if (passport !== undefined && passportFileId !== null) {
    await tx.insert(storedFile).values({
      id: passportFileId,
      ownerAccountId: owner.id,
      mediaType: "image/jpeg",
      content: passport.content,
    });
  }
  const [row] = await tx
    .insert(student)
    .values({
      ...personalDetails(person),
      accountId: owner.id,
      matricNumber,
      departmentId,
      level: 100,
      passportFileId,
    })
    .returning({ id: student.id });
  if (row === undefined) throw new Error("the student was not written");
  return row.id;
};

/** The one after the last that a student of that year has. */
const nextMatricNumber = async (tx: Transaction, year: string): Promise<string> => {
  const prefix = `COHT/${year}/`;
  const serial = sql<
    number | null
  >`max(substring(${student.matricNumber} from ${prefix.length + 1}::int)::int)`;
  const [found] = await tx
    .select({ last: serial })
    .from(student)
    .where(sql`starts_with(${student.matricNumber}, ${prefix})`);
  const last = (found?.last ?? 0) + 1;
  await tx
    .insert(serialNumber)
    .values({ series: `matric:${year}`, last })
    .onConflictDoUpdate({ target: serialNumber.series, set: { last } });
  return `${prefix}${String(last).padStart(3, "0")}`;
};
