import { and, asc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { applicantRecords } from "../../../contract/admissions/applicant-records.ts";
import { courseRecords } from "../../../contract/courses/courses.ts";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { StaffRole } from "../../../contract/staff/role.ts";
import type { searchRecords } from "../../../contract/staff/search.ts";
import { studentRecords } from "../../../contract/students/student-records.ts";
import type { Account } from "../accounts/guard.ts";
import type { College } from "../context.ts";
import { applicant } from "../db/schema/admissions.ts";
import { academicSession } from "../db/schema/calendar.ts";
import { course, courseDepartment, courseLecturer } from "../db/schema/courses.ts";
import { staffMember } from "../db/schema/staff.ts";
import { department, student } from "../db/schema/students.ts";
import { refuseFields } from "../http/refusal.ts";
import { personName } from "../lists/names.ts";
import { applicantMatches, contains, studentMatches } from "../lists/search.ts";
import { texts } from "../texts.ts";

type Found = ResponseOf<typeof searchRecords>;

/** Per kind. */
const most = 5;

/** The roles that may read the list of a kind. Exam officers also find students, by the fields of an exam list. */
const finders: Readonly<Record<keyof Found, readonly StaffRole[]>> = {
  applicants: applicantRecords.roles,
  students: [...studentRecords.roles, "EXAM_OFFICER"],
  courses: courseRecords.roles,
};

/** The search results that the caller may read; a lecturer finds the courses they teach in the running session. */
export const searchFor = async (
  { db }: College,
  { id, role }: Account,
  query: string,
): Promise<Found> => {
  const text = query.trim();
  if (text.length < 2 || text.includes("\0")) throw refuseFields({ q: [texts.field.notValid] });
  const mayFind = (kind: keyof Found): boolean => role !== null && finders[kind].includes(role);
  const [applicants, students, courses] = await Promise.all([
    mayFind("applicants") ? findApplicants(db, text) : [],
    mayFind("students") ? findStudents(db, text) : [],
    findCourses(db, text, mayFind("courses") ? undefined : taughtBy(db, id)),
  ]);
  return { applicants, students, courses };
};

const findApplicants = (db: College["db"], text: string): Promise<Found["applicants"]> =>
  db
    .select({
      id: applicant.id,
      applicationNo: applicant.applicationNo,
      name: personName(applicant),
      department: department.name,
    })
    .from(applicant)
    .innerJoin(department, eq(department.id, applicant.departmentId))
    .where(applicantMatches(text))
    .orderBy(asc(applicant.surname), asc(applicant.firstName), asc(applicant.id))
    .limit(most);

const findStudents = (db: College["db"], text: string): Promise<Found["students"]> =>
  db
    .select({
      id: student.id,
      matricNumber: student.matricNumber,
      name: personName(student),
      department: department.name,
      level: student.level,
    })
    .from(student)
    .innerJoin(department, eq(department.id, student.departmentId))
    .where(studentMatches(text))
    .orderBy(asc(student.surname), asc(student.firstName), asc(student.id))
    .limit(most);

const findCourses = (
  db: College["db"],
  text: string,
  within: SQL | undefined,
): Promise<Found["courses"]> =>
  db
    .select({
      id: course.id,
      code: course.code,
      title: course.title,
      department: courseDepartment.name,
    })
    .from(course)
    .innerJoin(courseDepartment, eq(courseDepartment.id, course.courseDepartmentId))
    .where(
      and(
        within,
        // `che211` is CHE 211.
        or(
          contains(course.title, text),
          contains(sql`replace(${course.code}, ' ', '')`, text.replaceAll(/\s/g, "")),
        ),
      ),
    )
    .orderBy(asc(course.code))
    .limit(most);

const taughtBy = (db: College["db"], accountId: number): SQL =>
  inArray(
    course.id,
    db
      .select({ id: courseLecturer.courseId })
      .from(courseLecturer)
      .innerJoin(staffMember, eq(staffMember.id, courseLecturer.staffMemberId))
      .innerJoin(academicSession, eq(academicSession.id, courseLecturer.sessionId))
      .where(and(eq(staffMember.accountId, accountId), eq(academicSession.isCurrent, true))),
  );
