import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import request from "supertest";
import type { College } from "../src/context.ts";
import { admissionDecision, applicant } from "../src/db/schema/admissions.ts";
import { makeReceiptCode } from "../src/payments/reference.ts";
import {
  createApplicant,
  type createApplicationSession,
  createTestBatch,
  type TestApplicant,
} from "./applicants.ts";
import { departmentCalled } from "./departments.ts";
import { signInAs } from "./people.ts";

type Fields = NonNullable<Parameters<typeof createApplicant>[1]>;

export interface SignedInApplicant extends TestApplicant {
  readonly authorization: string;
}

/** An applicant who submitted and was tested, signed in. */
export const createTested = async (
  college: College,
  fields: Fields = {},
): Promise<SignedInApplicant> => {
  const person = await createApplicant(college, {
    submittedAt: college.clock(),
    testScore: 71,
    testTakenAt: college.clock(),
    ...fields,
  });
  return { ...person, authorization: (await signInAs(college, person)).authorization };
};

/** Submits and tests somebody who has signed up, without the form and the test; answers the id. */
export const submitAndTest = async (
  college: College,
  round: Awaited<ReturnType<typeof createApplicationSession>>,
  applicationNo: string,
): Promise<number> => {
  const batch = await createTestBatch(college, round);
  const now = college.clock();
  const [row] = await college.db
    .update(applicant)
    .set({
      ...{ submittedAt: now, testScore: 80, testTakenAt: now, testBatchId: batch.id },
      documentCode: randomBytes(16).toString("base64url"),
    })
    .where(eq(applicant.applicationNo, applicationNo))
    .returning({ id: applicant.id });
  if (row === undefined) throw new Error("nobody has this application number");
  return row.id;
};

/** A tested applicant with an offer of the department they prefer, to be answered by 24 March 2026. */
export const createOffered = async (
  college: College,
  {
    answerBy = "2026-03-24",
    admittedTo,
    ...fields
  }: Fields & { readonly answerBy?: string; readonly admittedTo?: string } = {},
): Promise<SignedInApplicant> => {
  const person = await createTested(college, fields);
  const departmentId =
    admittedTo === undefined
      ? person.departmentId
      : (await departmentCalled(college, admittedTo)).id;
  await college.db.insert(admissionDecision).values({
    applicantId: person.id,
    outcome: "admitted",
    departmentId,
    decidedAt: college.clock(),
    answerBy,
    letterCode: makeReceiptCode(randomBytes(16)),
  });
  return person;
};

export const decisionOn = async (
  { db }: College,
  { id }: Pick<TestApplicant, "id">,
): Promise<typeof admissionDecision.$inferSelect> => {
  const [row] = await db
    .select()
    .from(admissionDecision)
    .where(eq(admissionDecision.applicantId, id));
  if (row === undefined) throw new Error("nothing is decided");
  return row;
};

export const answerOffer = (
  url: string,
  { authorization }: { readonly authorization: string },
  answer: string,
) => request(url).post("/admission/offer/answer/").set({ authorization }).send({ answer });
