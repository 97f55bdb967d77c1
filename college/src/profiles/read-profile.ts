import { desc, eq, max } from "drizzle-orm";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { readProfile as endpoint } from "../../../contract/profiles/profile-records.ts";
import type { College } from "../context.ts";
import { signIn } from "../db/schema/accounts.ts";
import { profileChangeRequest } from "../db/schema/staff.ts";
import { department } from "../db/schema/students.ts";
import { requestRecord } from "./change-record.ts";
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
    id: account.id,
    kind,
    number: account.login,
    record_id: own.id,
    surname: own.surname,
    first_name: own.firstName,
    other_name: own.otherName,
    email: account.email,
    department: course?.name ?? "",
    level: kind === "student" ? (person.student?.level ?? null) : null,
    ...profileOf(own),
    revision: revisionOf(correctableValues(own)),
    is_suspended: account.suspendedAt !== null,
    must_change_password: account.mustChangePassword,
    is_email_verified: kind === "applicant" ? applicant?.verifiedAt !== null : null,
    has_submitted: kind === "applicant" ? applicant?.submittedAt !== null : null,
    created_at: account.createdAt.toISOString(),
    last_sign_in_at: lastSignIn?.at?.toISOString() ?? null,
    other: otherOf(person),
    requests: requests.map(requestRecord),
  };
};

const profileOf = (own: ReturnType<typeof ownRecord>) => ({
  passport: own.passportFileId === null ? null : `/media/passports/${own.passportFileId}.jpg`,
  phone: own.phone,
  sex: own.sex,
  date_of_birth: own.dateOfBirth,
  marital_status: own.maritalStatus,
  nationality: own.nationality,
  state_of_origin: own.stateOfOrigin,
  lga: own.lga,
  blood_group: own.bloodGroup,
  emergency_contact: own.emergencyContact,
  address: own.address,
  religion: own.religion,
  parent_name: own.parentName,
  parent_phone: own.parentPhone,
  parent_address: own.parentAddress,
  maiden_name: own.maidenName,
});

const otherOf = ({ kind, applicant, student }: Person) => {
  if (kind === "student") {
    return applicant === null
      ? null
      : {
          id: applicant.accountId,
          kind: "applicant" as const,
          number: applicant.applicationNo,
          record_id: applicant.id,
        };
  }
  return student === null
    ? null
    : {
        id: student.accountId,
        kind: "student" as const,
        number: student.matricNumber,
        record_id: student.id,
      };
};
