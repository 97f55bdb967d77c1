import { randomBytes } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { foldPassword } from "../../contract/accounts/password.ts";
import { giveApplicationNumber } from "../src/admissions/sign-up/application-number.ts";
import type { College } from "../src/context.ts";
import type { Transaction } from "../src/db/database.ts";
import { account } from "../src/db/schema/accounts.ts";
import { applicant, applicationSession, testBatch } from "../src/db/schema/admissions.ts";
import { academicSession } from "../src/db/schema/calendar.ts";
import { departmentCalled } from "./departments.ts";
import { hashOnce } from "./passwords.ts";
import { nextSerial } from "./serial.ts";

type SessionFields = Omit<
  Partial<typeof applicationSession.$inferInsert>,
  "id" | "academicSessionId"
> & {
  /** Of the academic session, made when it does not exist yet. */
  readonly name?: string;
};

const dayMs = 24 * 3_600_000;

/** Writes an application session that opened thirty days ago and closes in thirty, by default. */
export const createApplicationSession = async (
  { db, clock }: College,
  { name = "2025/2026", ...fields }: SessionFields = {},
): Promise<typeof applicationSession.$inferSelect> => {
  const now = clock().getTime();
  const before = await db.$count(applicationSession);
  await db.insert(academicSession).values({ name }).onConflictDoNothing();
  const [year] = await db.select().from(academicSession).where(eq(academicSession.name, name));
  if (year === undefined) throw new Error("the academic session was not written");
  const [row] = await db
    .insert(applicationSession)
    .values({
      title: before === 0 ? "Remedial Admission" : `Remedial Admission ${before + 1}`,
      opensAt: new Date(now - 30 * dayMs),
      closesAt: new Date(now + 30 * dayMs),
      screeningFeeKobo: 10_000_00,
      ...fields,
      academicSessionId: year.id,
    })
    .returning();
  if (row === undefined) throw new Error("the application session was not written");
  return row;
};

/** Writes a test batch of two hours with ten places; each call's default is a day later than the one before. */
export const createTestBatch = async (
  { db }: Pick<College, "db">,
  { id: applicationSessionId, closesAt }: typeof applicationSession.$inferSelect,
  fields: Partial<typeof testBatch.$inferInsert> = {},
): Promise<typeof testBatch.$inferSelect> => {
  const startsAt =
    fields.startsAt ?? new Date(closesAt.getTime() + nextSerial("test batch") * dayMs);
  const [row] = await db
    .insert(testBatch)
    .values({
      startsAt,
      endsAt: new Date(startsAt.getTime() + 2 * 3_600_000),
      capacity: 10,
      ...fields,
      applicationSessionId,
    })
    .returning();
  if (row === undefined) throw new Error("the test batch was not written");
  return row;
};

type ApplicantFields = Omit<
  Partial<typeof applicant.$inferInsert>,
  "id" | "accountId" | "departmentId"
> & {
  readonly email?: string;
  /** Without a password the account can sign in only through `signInAs`. */
  readonly password?: string;
  readonly suspendedAt?: Date;
  /** By name; made when it does not exist yet. */
  readonly department?: string;
};

export interface TestApplicant {
  readonly id: number;
  readonly accountId: number;
  readonly applicationNo: string;
  readonly applicationSessionId: number;
  readonly departmentId: number;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
}

/**
 * Writes an applicant with an account and a verified email (`verifiedAt: null` for one without) in the newest
 * application session, or in a new one. Everything has a default; each call makes another person. With
 * `submittedAt` alone a test batch and a document code are made as well.
 */
export const createApplicant = async (
  college: College,
  fields: ApplicantFields = {},
): Promise<TestApplicant> => {
  const serial = nextSerial("applicant");
  const { email, password, suspendedAt, department: name, ...rest } = fields;
  const course = await departmentCalled(college, name ?? "Community Health");
  const session = await sessionFor(college, rest.applicationSessionId);
  const passwordHash = password === undefined ? "unusable" : await hashOnce(foldPassword(password));
  return college.db.transaction(async (tx) => {
    const applicationNo =
      rest.applicationNo ?? (await giveApplicationNumber(tx, college.identity, course.code));
    const [owner] = await tx
      .insert(account)
      .values({
        kind: "applicant",
        login: applicationNo,
        email: email ?? `applicant${serial}@mail.example`,
        passwordHash,
        suspendedAt: suspendedAt ?? null,
        createdAt: college.clock(),
      })
      .returning();
    if (owner === undefined) throw new Error("the account was not written");
    const [row] = await tx
      .insert(applicant)
      .values({
        surname: "Okonkwo",
        firstName: "Ngozi",
        phone: `+234803${String(serial).padStart(7, "0")}`,
        signedUpAt: college.clock(),
        verifiedAt: college.clock(),
        ...(await submission(tx, session, rest)),
        ...rest,
        applicationNo,
        applicationSessionId: session.id,
        accountId: owner.id,
        departmentId: course.id,
      })
      .returning();
    if (row === undefined) throw new Error("the applicant was not written");
    return {
      id: row.id,
      accountId: owner.id,
      applicationNo,
      applicationSessionId: session.id,
      departmentId: course.id,
      email: owner.email,
      phone: row.phone,
      password: password ?? "",
    };
  });
};

const sessionFor = async (
  college: College,
  id: number | undefined,
): Promise<typeof applicationSession.$inferSelect> => {
  const [found] = await college.db
    .select()
    .from(applicationSession)
    .where(id === undefined ? undefined : eq(applicationSession.id, id))
    .orderBy(desc(applicationSession.id))
    .limit(1);
  return found ?? createApplicationSession(college);
};

const submission = async (
  tx: Transaction,
  session: typeof applicationSession.$inferSelect,
  { submittedAt, testBatchId }: ApplicantFields,
): Promise<Partial<typeof applicant.$inferInsert>> => {
  if (submittedAt === undefined || submittedAt === null) return {};
  const documentCode = randomBytes(16).toString("base64url");
  if (testBatchId !== undefined) return { documentCode };
  const batch = await createTestBatch({ db: tx }, session, { assigned: 1 });
  return { documentCode, testBatchId: batch.id };
};
