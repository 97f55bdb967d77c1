import { eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import {
  exportStudentRecords,
  studentRecords,
} from "../../../contract/students/student-records.ts";
import { normalisePhone } from "../../../rules/profiles/phone.ts";
import type { Database } from "../db/database.ts";
import { account } from "../db/schema/accounts.ts";
import { semester } from "../db/schema/calendar.ts";
import { course, courseRegistration } from "../db/schema/courses.ts";
import { bedClaim } from "../db/schema/hostels.ts";
import { department, programme, student } from "../db/schema/students.ts";
import { defineList } from "../lists/list.ts";
import { studentMatches } from "../lists/search.ts";
import { hasPaidFee } from "../payments/ledger/paid.ts";
import { currentSessionId } from "../registration/calendar.ts";
import { studentTexts } from "./texts.ts";

const hasPaid = (purpose: "tuition" | "hostel") =>
  hasPaidFee(purpose, { accountId: student.accountId, sessionId: currentSessionId });

/** An offered bed is not taken yet. */
const hasBed = sql<boolean>`exists (
  select 1 from ${bedClaim} held where held.student_id = ${student.id}
    and held.session_id = ${currentSessionId} and held.offered_until is null)`;

const runningSemesterId = sql`(select s.id from ${semester} s where s.is_current)`;

const hasRegistered = sql<boolean>`exists (
  select 1 from ${courseRegistration} r where r.student_id = ${student.id}
    and r.semester_id = ${runningSemesterId} and r.dropped_at is null)`;

const credits = sql<number>`(
  select coalesce(sum(c.credit_load), 0)::int from ${courseRegistration} r
    join ${course} c on c.id = r.course_id
    where r.student_id = ${student.id} and r.semester_id = ${runningSemesterId} and r.dropped_at is null)`;

/** Students with their payments, bed and registrations of the current session and semester. */
export const selectStudents = (db: Database) =>
  db
    .select({
      id: student.id,
      accountId: student.accountId,
      matricNumber: student.matricNumber,
      surname: student.surname,
      firstName: student.firstName,
      otherName: student.otherName,
      email: account.email,
      phone: student.phone,
      sex: student.sex,
      department: department.name,
      programme: programme.name,
      level: student.level,
      standing: student.standing,
      suspendedAt: account.suspendedAt,
      hasPaidTuition: hasPaid("tuition"),
      hasPaidHostel: hasPaid("hostel"),
      hasBed,
      credits,
    })
    .from(student)
    .leftJoin(account, eq(account.id, student.accountId))
    .leftJoin(department, eq(department.id, student.departmentId))
    .leftJoin(programme, eq(programme.id, student.programmeId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectStudents>>[number];

/** A student in the form of the contract's list. */
export const listedStudent = ({
  email,
  department: name,
  programme: award,
  suspendedAt,
  ...row
}: Row) => ({
  ...row,
  email: email ?? "",
  department: name ?? "",
  programme: award ?? "",
  isSuspended: suspendedAt !== null,
});

const is = (condition: SQL, expected: boolean): SQL =>
  expected ? condition : sql`not ${condition}`;

/** Matches a name or number, or a complete email address or phone number. */
const matches = (text: string): SQL | undefined => {
  if (text.includes("@")) {
    return sql`${student.accountId} = (select a.id from ${account} a
      where a.kind = 'student' and a.email = ${text.toLowerCase()})`;
  }
  const phone = normalisePhone(text);
  return phone === undefined ? studentMatches(text) : eq(student.phone, phone);
};

/** The students, for the office and for ICT support. */
export const studentList = defineList({
  name: "students",
  endpoint: studentRecords,
  exported: exportStudentRecords,
  query: selectStudents,
  id: student.id,
  sorts: {
    name: [student.surname, student.firstName],
    matric_number: [student.matricNumber],
    level: [student.level],
    department: [student.departmentId, student.level],
  },
  filters: {
    department: (code) =>
      sql`${student.departmentId} = (select d.id from ${department} d where d.code = ${code})`,
    programme: (code) =>
      sql`${student.programmeId} = (select p.id from ${programme} p where p.code = ${code})`,
    level: (level) => eq(student.level, level),
    standing: (standing) => eq(student.standing, standing),
    hasPaidTuition: (expected) => is(hasPaid("tuition"), expected),
    hasBed: (expected) => is(hasBed, expected),
    hasRegistered: (expected) => is(hasRegistered, expected),
    isSuspended: (expected) =>
      expected ? isNotNull(account.suspendedAt) : isNull(account.suspendedAt),
  },
  search: matches,
  row: listedStudent,
  columns: [
    { heading: "Matric number", cell: (row) => row.matricNumber },
    { heading: "Surname", cell: (row) => row.surname },
    { heading: "First name", cell: (row) => row.firstName },
    { heading: "Other name", cell: (row) => row.otherName },
    { heading: "Email", cell: (row) => row.email },
    { heading: "Phone", cell: (row) => row.phone },
    { heading: "Sex", cell: (row) => row.sex },
    { heading: "Department", cell: (row) => row.department },
    { heading: "Programme", cell: (row) => row.programme },
    { heading: "Level", cell: (row) => row.level },
    { heading: "Standing", cell: (row) => studentTexts.bulk.standings[row.standing] },
    { heading: "Suspended", cell: (row) => row.suspendedAt !== null },
    { heading: "Tuition paid", cell: (row) => row.hasPaidTuition },
    { heading: "Hostel fee paid", cell: (row) => row.hasPaidHostel },
    { heading: "Has a bed", cell: (row) => row.hasBed },
    { heading: "Credit units registered", cell: (row) => row.credits },
  ],
});
