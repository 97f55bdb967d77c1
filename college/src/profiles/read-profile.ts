import { desc, eq, max } from "drizzle-orm";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { readProfile as endpoint } from "../../../contract/profiles/profile-records.ts";
import type { College } from "../context.ts";
import { signIn } from "../db/schema/accounts.ts";
import { profileChangeRequest } from "../db/schema/staff.ts";
import { department } from "../db/schema/students.ts";
import { photoPath } from "../files/photo.ts";
import { requestRecord } from "./correction.ts";
import { correctableValues, ownRecord, type Person, readPerson, revisionOf } from "./person.ts";

const shownRequests = 20;

/** One person's profile as the staff sees it. @throws 404. */
export const readProfile = async (
  { db }: College,
  accountId: number,
): Promise<ResponseOf<typeof endpoint>> => {
  const person = await readPerson(db, accountId);
  const own = ownRecord(person);
  const [[course], requests, [lastSignIn]] = await Promise.all([
    db
      .select({ name: department.name })
      .from(department)
      .where(eq(department.id, own.departmentId)),
    db
      .select()
      .from(profileChangeRequest)
      .where(eq(profileChangeRequest.accountId, accountId))
      .orderBy(desc(profileChangeRequest.id))
      .limit(shownRequests),
    db
      .select({ at: max(signIn.startedAt) })
      .from(signIn)
      .where(eq(signIn.accountId, accountId)),
  ]);
  const { account, kind, applicant } = person;
  return {
    ...own,
    id: account.id,
    kind,
    number: account.login,
    recordId: own.id,
    email: account.email,
    department: course?.name ?? "",
    level: kind === "student" ? (person.student?.level ?? null) : null,
    passport: photoPath(own.passportFileId),
    revision: revisionOf(correctableValues(own)),
    isSuspended: account.suspendedAt !== null,
    mustChangePassword: account.mustChangePassword,
    isEmailVerified: kind === "applicant" ? applicant?.verifiedAt !== null : null,
    hasSubmitted: kind === "applicant" ? applicant?.submittedAt !== null : null,
    createdAt: account.createdAt.toISOString(),
    lastSignInAt: lastSignIn?.at?.toISOString() ?? null,
    other: otherOf(person),
    requests: requests.map(requestRecord),
  };
};

const otherOf = ({ kind, applicant, student }: Person) => {
  if (kind === "student") {
    return applicant === null
      ? null
      : {
          id: applicant.accountId,
          kind: "applicant" as const,
          number: applicant.applicationNo,
          recordId: applicant.id,
        };
  }
  return student === null
    ? null
    : {
        id: student.accountId,
        kind: "student" as const,
        number: student.matricNumber,
        recordId: student.id,
      };
};
