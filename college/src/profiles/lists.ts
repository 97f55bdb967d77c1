import { eq, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import {
  changeRequests,
  exportChangeRequests,
  exportProfileRecords,
  exportUnverifiedEmails,
  profileRecords,
  unverifiedEmails,
} from "../../../contract/profiles/profile-lists.ts";
import { normalisePhone } from "../../../rules/profiles/phone.ts";
import { account } from "../db/schema/accounts.ts";
import { applicant, emailVerification } from "../db/schema/admissions.ts";
import { profileChangeRequest } from "../db/schema/staff.ts";
import { student } from "../db/schema/students.ts";
import { defineList } from "../lists/list.ts";
import { applicantMatches, studentMatches } from "../lists/search.ts";

const either = (column: "surname" | "firstName" | "otherName" | "phone" | "dateOfBirth") =>
  sql<string | null>`coalesce(${student[column]}, ${applicant[column]})`;

/** The accounts of applicants and students with this name, number, email or phone. */
const accountsMatching = (text: string): SQL => {
  const phone = normalisePhone(text);
  const byPhone =
    phone === undefined
      ? sql``
      : sql`union all select ${student.accountId} from ${student} where ${eq(student.phone, phone)}
        union all select ${applicant.accountId} from ${applicant} where ${eq(applicant.phone, phone)}`;
  return sql`(
    select ${student.accountId} from ${student} where ${studentMatches(text)}
    union all
    select ${applicant.accountId} from ${applicant} where ${applicantMatches(text)}
    union all
    select found.id from ${account} found
      where found.kind in ('applicant', 'student') and found.email = ${text.toLowerCase()}
    ${byPhone}
  )`;
};

const kindOf = (kind: "applicant" | "student" | "staff" | null): "applicant" | "student" =>
  kind === "student" ? "student" : "applicant";

/** Applicants and students, one row per account, newest first by default. */
export const profileList = defineList({
  name: "profiles",
  endpoint: profileRecords,
  exported: exportProfileRecords,
  query: (db) =>
    db
      .select({
        id: account.id,
        kind: account.kind,
        number: account.login,
        surname: either("surname"),
        firstName: either("firstName"),
        otherName: either("otherName"),
        email: account.email,
        phone: either("phone"),
        dateOfBirth: either("dateOfBirth"),
        suspendedAt: account.suspendedAt,
        createdAt: account.createdAt,
      })
      .from(account)
      .leftJoin(student, eq(student.accountId, account.id))
      .leftJoin(applicant, eq(applicant.accountId, account.id))
      .$dynamic(),
  within: () => inArray(account.kind, ["applicant", "student"]),
  id: account.id,
  sorts: {
    name: [either("surname"), either("firstName")],
    number: [account.login],
    // Account ids ascend with creation time.
    created_at: [],
  },
  filters: {
    kind: (kind) => eq(account.kind, kind),
    isSuspended: (value) => (value ? isNotNull(account.suspendedAt) : isNull(account.suspendedAt)),
  },
  // Inside an "or" the subquery runs once; alone, the planner would join the whole table.
  search: (text) => or(eq(account.login, text), sql`${account.id} in ${accountsMatching(text)}`),
  row: ({ suspendedAt, ...row }) => ({
    ...row,
    kind: kindOf(row.kind),
    surname: row.surname ?? "",
    firstName: row.firstName ?? "",
    isSuspended: suspendedAt !== null,
    createdAt: row.createdAt.toISOString(),
  }),
  columns: [
    { heading: "Number", cell: (row) => row.number },
    { heading: "Kind", cell: (row) => row.kind },
    { heading: "Surname", cell: (row) => row.surname },
    { heading: "First name", cell: (row) => row.firstName },
    { heading: "Other name", cell: (row) => row.otherName },
    { heading: "Email", cell: (row) => row.email },
    { heading: "Phone", cell: (row) => row.phone },
    { heading: "Date of birth", cell: (row) => row.dateOfBirth },
    { heading: "Suspended", cell: (row) => row.suspendedAt !== null },
    { heading: "Account since", cell: (row) => row.createdAt },
  ],
});

const ownerName = sql<string>`concat_ws(' ', ${either("surname")}, ${either("firstName")})`;

/** Requests for corrections, and corrections without a request. */
export const changeRequestList = defineList({
  name: "change-requests",
  endpoint: changeRequests,
  exported: exportChangeRequests,
  query: (db) =>
    db
      .select({
        id: profileChangeRequest.id,
        status: profileChangeRequest.status,
        requestedAt: profileChangeRequest.requestedAt,
        decidedAt: profileChangeRequest.decidedAt,
        accountId: profileChangeRequest.accountId,
        after: profileChangeRequest.after,
        kind: account.kind,
        number: account.login,
        name: ownerName,
      })
      .from(profileChangeRequest)
      .leftJoin(account, eq(account.id, profileChangeRequest.accountId))
      .leftJoin(student, eq(student.accountId, profileChangeRequest.accountId))
      .leftJoin(applicant, eq(applicant.accountId, profileChangeRequest.accountId))
      .$dynamic(),
  id: profileChangeRequest.id,
  sorts: { requested_at: [profileChangeRequest.requestedAt] },
  filters: { status: (status) => eq(profileChangeRequest.status, status) },
  search: (text) => sql`${profileChangeRequest.accountId} in ${accountsMatching(text)}`,
  row: ({ accountId, after, ...row }) => ({
    ...row,
    requestedAt: row.requestedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    kind: kindOf(row.kind),
    profileId: accountId,
    number: row.number ?? "",
    fields: Object.keys(after),
  }),
  columns: [
    { heading: "Number", cell: (row) => row.number },
    { heading: "Name", cell: (row) => row.name },
    { heading: "Fields", cell: (row) => Object.keys(row.after).join(", ") },
    { heading: "Status", cell: (row) => row.status },
    { heading: "Requested", cell: (row) => row.requestedAt },
    { heading: "Decided", cell: (row) => row.decidedAt },
  ],
});

/** Applicants whose email address is not verified, whom a new link may help. */
export const unverifiedList = defineList({
  name: "unverified-emails",
  endpoint: unverifiedEmails,
  exported: exportUnverifiedEmails,
  query: (db) =>
    db
      .select({
        id: applicant.id,
        accountId: applicant.accountId,
        applicationNo: applicant.applicationNo,
        surname: applicant.surname,
        firstName: applicant.firstName,
        email: account.email,
        phone: applicant.phone,
        signedUpAt: applicant.signedUpAt,
        lastLinkAt: sql<string | null>`(
          select max(v.created_at) from ${emailVerification} v where v.account_id = ${applicant.accountId})`,
      })
      .from(applicant)
      .leftJoin(account, eq(account.id, applicant.accountId))
      .$dynamic(),
  within: () => isNull(applicant.verifiedAt),
  id: applicant.id,
  sorts: {
    signed_up_at: [applicant.signedUpAt],
    name: [applicant.surname, applicant.firstName],
  },
  filters: {},
  search: applicantMatches,
  row: ({ accountId, surname, firstName, ...row }) => ({
    ...row,
    profileId: accountId,
    name: `${surname} ${firstName}`,
    email: row.email ?? "",
    signedUpAt: row.signedUpAt.toISOString(),
    lastLinkAt: row.lastLinkAt === null ? null : new Date(row.lastLinkAt).toISOString(),
  }),
  columns: [
    { heading: "Application number", cell: (row) => row.applicationNo },
    { heading: "Surname", cell: (row) => row.surname },
    { heading: "First name", cell: (row) => row.firstName },
    { heading: "Email", cell: (row) => row.email },
    { heading: "Phone", cell: (row) => row.phone },
    { heading: "Signed up", cell: (row) => row.signedUpAt },
  ],
});
