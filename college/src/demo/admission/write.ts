import { eq } from "drizzle-orm";
import { matriculate } from "../../admissions/decision/matriculate.ts";
import { addDays } from "../../calendar-day.ts";
import type { College } from "../../context.ts";
import { firstProgrammeOf } from "../../courses/programmes/of-department.ts";
import type { Transaction } from "../../db/database.ts";
import { admissionDecision, applicant } from "../../db/schema/admissions.ts";
import { payment } from "../../db/schema/payments.ts";
import { screeningFeeKobo, screeningLines } from "../../payments/fees/amounts.ts";
import { makeReceiptCode, makeReference } from "../../payments/reference.ts";
import type { Random } from "../random.ts";
import { type CreditedPayment, writeCredited } from "../write-ledger.ts";
import { demoRounds, writeRounds } from "./rounds.ts";
import type { Stage } from "./stages.ts";
import {
  type PreparedApplicant,
  type WrittenApplicant,
  writeApplicants,
} from "./write-applicants.ts";

export interface AdmissionData {
  readonly random: Random;
  readonly prepared: readonly PreparedApplicant[];
  readonly today: string;
  readonly now: Date;
  /** Of the academic session now running. */
  readonly currentSession: string;
  readonly identity: College["identity"];
}

/** Writes the rounds of admission and the applicants in them, the students among them included. */
export const writeAdmission = async (
  tx: Transaction,
  { random, prepared, today, now, currentSession, identity }: AdmissionData,
): Promise<{ readonly payments: number; readonly students: number }> => {
  const rounds = await writeRounds(tx, demoRounds(today, currentSession, identity.timeZone));
  const applicants = await writeApplicants(tx, prepared, { random, rounds, now });
  const payments = await writeScreeningPayments(tx, random, applicants);
  const students = await writeDecisions({ identity, clock: () => now }, tx, {
    random,
    applicants,
    today,
  });
  return { payments, students };
};

/** Writes the screening fee of everybody who has paid it; answers how many. */
const writeScreeningPayments = async (
  tx: Transaction,
  random: Random,
  applicants: readonly WrittenApplicant[],
): Promise<number> => {
  const payers = applicants.flatMap(({ accountId, round, timeline: { paidAt } }) =>
    paidAt === null ? [] : [{ accountId, sessionId: round.academicSessionId, paidAt }],
  );
  const credited: CreditedPayment[] = [];
  for (const { accountId, sessionId, paidAt } of payers) {
    const common = {
      purpose: "screening" as const,
      accountId,
      sessionId,
      amountKobo: screeningFeeKobo,
    };
    const [row] = await tx
      .insert(payment)
      .values({
        ...common,
        reference: makeReference(random.bytes(16)),
        currency: "NGN",
        lines: screeningLines(screeningFeeKobo),
        status: "succeeded",
        gatewayResponse: "Successful",
        openedAt: new Date(paidAt.getTime() - random.integer(40, 300) * 1000),
        checks: 1,
      })
      .returning();
    if (row === undefined) throw new Error("the payment was not written");
    credited.push({
      ...row,
      purpose: "screening",
      section: "C",
      paidAt,
      creditedAt: new Date(paidAt.getTime() + random.integer(1, 20) * 1000),
      code: makeReceiptCode(random.bytes(16)),
    });
  }
  await writeCredited(tx, credited);
  return payers.length;
};

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
const writeDecisions = async (
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
  const programmeId = (await firstProgrammeOf(tx, departmentId)).id;
  return (await matriculate(registrar, tx, row, { departmentId, programmeId })).id;
};
