import { and, eq, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ApplicantUser } from "../../../contract/admissions/applicant.ts";
import type { ValueOf } from "../../../contract/endpoint.ts";
import type { Database } from "../db/database.ts";
import { account } from "../db/schema/accounts.ts";
import { admissionDecision, applicant } from "../db/schema/admissions.ts";
import { department } from "../db/schema/students.ts";
import { photoPath } from "../files/photo.ts";
import { notFound } from "../http/refusal.ts";

/** The signed-in user of §3 for an applicant. */
export type ApplicantUserRecord = ValueOf<typeof ApplicantUser>;

/** The user of the applicant who holds this account, in the contract's shape. @throws 404 if there is none. */
export const readApplicantUser = async (
  db: Database,
  accountId: number,
): Promise<ApplicantUserRecord> => {
  const { applicant: own, ...rest } = await readRow(db, eq(applicant.accountId, accountId));
  return {
    ...own,
    applicant: { ...own, ...rest, submitted: own.submittedAt !== null },
    verify: own.verifiedAt !== null,
    passport: photoPath(own.passportFileId),
  };
};

const admittedTo = alias(department, "admitted_to");

const readRow = async (db: Database, which: SQL) => {
  const [row] = await db
    .select({
      applicant,
      email: account.email,
      preferredCourse: department.name,
      departmentAdmitted: admittedTo.name,
    })
    .from(applicant)
    .innerJoin(account, eq(account.id, applicant.accountId))
    .innerJoin(department, eq(department.id, applicant.departmentId))
    .leftJoin(
      admissionDecision,
      and(
        eq(admissionDecision.applicantId, applicant.id),
        eq(admissionDecision.outcome, "admitted"),
      ),
    )
    .leftJoin(admittedTo, eq(admittedTo.id, admissionDecision.departmentId))
    .where(which);
  if (row === undefined) throw notFound();
  return row;
};
