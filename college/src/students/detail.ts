import { and, asc, desc, eq, isNull } from "drizzle-orm";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { studentDetail } from "../../../contract/students/student-records.ts";
import type { College } from "../context.ts";
import type { Database } from "../db/database.ts";
import { admissionDecision, applicant } from "../db/schema/admissions.ts";
import { academicSession, semester } from "../db/schema/calendar.ts";
import { indexingRecord } from "../db/schema/council-indexing.ts";
import { course, courseOutcome, courseRegistration } from "../db/schema/courses.ts";
import { bed, hostel, hostelApplication, room } from "../db/schema/hostels.ts";
import { receipt } from "../db/schema/ledger.ts";
import { payment } from "../db/schema/payments.ts";
import { auditEntry, staffMember } from "../db/schema/staff.ts";
import { student, studentLevel } from "../db/schema/students.ts";
import { notFound } from "../http/refusal.ts";
import { nairaOf } from "../payments/fees/amounts.ts";
import { listedStudent, selectStudents } from "./list.ts";

type StudentDetail = ResponseOf<typeof studentDetail>;

const shownChanges = 50;

/** One student's full record, with a fixed number of statements. @throws 404. */
export const readStudentDetail = async ({ db }: College, id: number): Promise<StudentDetail> => {
  const [[listed], [own]] = await Promise.all([
    selectStudents(db).where(eq(student.id, id)),
    db
      .select({
        revision: student.revision,
        programmeId: student.programmeId,
        entrySessionId: student.entrySessionId,
        entrySession: academicSession.name,
        indexNumber: indexingRecord.indexNumber,
        applicantId: applicant.id,
        applicationNo: applicant.applicationNo,
      })
      .from(student)
      .leftJoin(academicSession, eq(academicSession.id, student.entrySessionId))
      .leftJoin(
        indexingRecord,
        and(
          eq(indexingRecord.studentId, student.id),
          eq(indexingRecord.programmeId, student.programmeId),
        ),
      )
      .leftJoin(admissionDecision, eq(admissionDecision.studentId, student.id))
      .leftJoin(applicant, eq(applicant.id, admissionDecision.applicantId))
      .where(eq(student.id, id)),
  ]);
  if (listed === undefined || own === undefined) throw notFound();
  const { applicantId, applicationNo, ...rest } = own;
  const [levels, payments, beds, courses, changes] = await Promise.all([
    levelsOf(db, id),
    paymentsOf(db, listed.accountId),
    bedsOf(db, id),
    coursesOf(db, id),
    changesOf(db, id),
  ]);
  return {
    ...listedStudent(listed),
    ...rest,
    applicant:
      applicantId === null || applicationNo === null ? null : { id: applicantId, applicationNo },
    levels,
    payments,
    beds,
    courses,
    changes,
  };
};

const levelsOf = (db: Database, id: number): Promise<StudentDetail["levels"]> =>
  db
    .select({ session: academicSession.name, level: studentLevel.level })
    .from(studentLevel)
    .innerJoin(academicSession, eq(academicSession.id, studentLevel.sessionId))
    .where(eq(studentLevel.studentId, id))
    .orderBy(asc(academicSession.name));

const paymentsOf = async (db: Database, accountId: number): Promise<StudentDetail["payments"]> => {
  const rows = await db
    .select({
      id: payment.id,
      purpose: payment.purpose,
      section: payment.section,
      session: academicSession.name,
      amountKobo: receipt.amountKobo,
      paidAt: receipt.paidAt,
      reference: payment.reference,
    })
    .from(receipt)
    .innerJoin(payment, eq(payment.id, receipt.paymentId))
    .innerJoin(academicSession, eq(academicSession.id, payment.sessionId))
    .where(eq(receipt.accountId, accountId))
    .orderBy(desc(receipt.paidAt), desc(receipt.id));
  return rows.map(({ amountKobo, paidAt, ...rest }) => ({
    ...rest,
    amount: nairaOf(amountKobo),
    paidAt: paidAt.toISOString(),
  }));
};

const bedsOf = async (db: Database, id: number): Promise<StudentDetail["beds"]> => {
  const rows = await db
    .select({
      id: hostelApplication.id,
      session: academicSession.name,
      hostel: hostel.name,
      room: room.number,
      bed: bed.number,
      status: hostelApplication.status,
      appliedAt: hostelApplication.appliedAt,
      reason: hostelApplication.reason,
    })
    .from(hostelApplication)
    .innerJoin(academicSession, eq(academicSession.id, hostelApplication.sessionId))
    .innerJoin(bed, eq(bed.id, hostelApplication.bedId))
    .innerJoin(room, eq(room.id, bed.roomId))
    .innerJoin(hostel, eq(hostel.id, room.hostelId))
    .where(eq(hostelApplication.studentId, id))
    .orderBy(desc(hostelApplication.id));
  return rows.map(({ appliedAt, ...rest }) => ({ ...rest, appliedAt: appliedAt.toISOString() }));
};

const coursesOf = async (db: Database, id: number): Promise<StudentDetail["courses"]> => {
  const rows = await db
    .select({
      session: academicSession.name,
      semester: semester.number,
      code: course.code,
      title: course.title,
      creditLoad: course.creditLoad,
      isCarryover: courseRegistration.isCarryover,
      registeredAt: courseRegistration.registeredAt,
      isPassed: courseOutcome.isPassed,
    })
    .from(courseRegistration)
    .innerJoin(course, eq(course.id, courseRegistration.courseId))
    .innerJoin(semester, eq(semester.id, courseRegistration.semesterId))
    .innerJoin(academicSession, eq(academicSession.id, semester.sessionId))
    .leftJoin(
      courseOutcome,
      and(
        eq(courseOutcome.studentId, courseRegistration.studentId),
        eq(courseOutcome.courseId, courseRegistration.courseId),
        eq(courseOutcome.sessionId, semester.sessionId),
      ),
    )
    .where(and(eq(courseRegistration.studentId, id), isNull(courseRegistration.droppedAt)))
    .orderBy(desc(academicSession.name), desc(semester.number), asc(course.code));
  return rows.map(({ registeredAt, ...rest }) => ({
    ...rest,
    registeredAt: registeredAt.toISOString(),
  }));
};

const changesOf = async (db: Database, id: number): Promise<StudentDetail["changes"]> => {
  const rows = await db
    .select({
      id: auditEntry.id,
      at: auditEntry.at,
      action: auditEntry.action,
      surname: staffMember.surname,
      firstName: staffMember.firstName,
      reason: auditEntry.reason,
    })
    .from(auditEntry)
    .leftJoin(staffMember, eq(staffMember.accountId, auditEntry.actorAccountId))
    .where(eq(auditEntry.subject, `student:${id}`))
    .orderBy(desc(auditEntry.at), desc(auditEntry.id))
    .limit(shownChanges);
  return rows.map(({ at, surname, firstName, ...rest }) => ({
    ...rest,
    at: at.toISOString(),
    actor: [firstName, surname].filter(Boolean).join(" "),
  }));
};
