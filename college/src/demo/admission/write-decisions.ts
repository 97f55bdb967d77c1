import { eq } from "drizzle-orm";
import { matriculate } from "../../admissions/decision/matriculate.ts";
import { addDays } from "../../calendar-day.ts";
import type { Transaction } from "../../db/database.ts";
import { admissionDecision, applicant } from "../../db/schema/admissions.ts";
import { makeReceiptCode } from "../../payments/reference.ts";
import type { Random } from "../random.ts";
import type { Stage } from "./stages.ts";
import type { WrittenApplicant } from "./write-applicants.ts";

interface Outcome {
  readonly outcome: "admitted" | "waiting_list" | "not_admitted";
  readonly reason?: string;
  /** Of an offer: the days from today to the last one on which it can be answered. */
  readonly daysLeft?: number;
  readonly answer?: "accepted" | "declined";
}

type Registrar = Parameters<typeof matriculate>[0];

interface Decided {
  readonly random: Random;
  readonly applicants: readonly WrittenApplicant[];
  readonly today: string;
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
  registrar: Registrar,
  tx: Transaction,
  { random, applicants, today }: Decided,
): Promise<number> => {
  let students = 0;
  for (const one of applicants) {
    const decided = outcomes[one.applicant.stage];
    const { decidedAt, answeredAt } = one.timeline;
    if (decided === undefined || decidedAt === null) continue;
    const { outcome, reason = null, daysLeft, answer = null } = decided;
    const studentId = answer === "accepted" ? await makeStudent(registrar, tx, one) : null;
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

const makeStudent = async (
  registrar: Registrar,
  tx: Transaction,
  { id, departmentId }: WrittenApplicant,
): Promise<number> => {
  const [row] = await tx.select().from(applicant).where(eq(applicant.id, id));
  if (row === undefined) throw new Error("the applicant was not written");
  return (await matriculate(registrar, tx, row, departmentId)).id;
};
