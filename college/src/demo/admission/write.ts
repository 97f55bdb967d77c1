import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import type { Random } from "../random.ts";
import { demoRounds } from "./sessions.ts";
import { type PreparedApplicant, writeApplicants } from "./write-applicants.ts";
import { writeDecisions } from "./write-decisions.ts";
import { writeRounds } from "./write-rounds.ts";
import { writeScreeningPayments } from "./write-screening.ts";

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
