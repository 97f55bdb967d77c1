import { eq } from "drizzle-orm";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { confirmRegistrationSlip } from "../../../contract/registration/registration.ts";
import { nameOf } from "../admissions/decision/papers.ts";
import type { College } from "../context.ts";
import { academicSession, semester } from "../db/schema/calendar.ts";
import { registrationSlip } from "../db/schema/courses.ts";
import { department, student } from "../db/schema/students.ts";
import { refuse } from "../http/refusal.ts";
import { texts } from "../texts.ts";
import { isRegistered, readOpenCourses } from "./open-courses.ts";

/**
 * Tells what a registration slip's code stands for, as it is now.
 * @throws 404 for a code the college never gave out; 429 for too many wrong ones from one address.
 */
export const confirmSlip = async (
  college: College,
  code: string,
  address: string,
): Promise<ResponseOf<typeof confirmRegistrationSlip>> => {
  const [row] = await college.db
    .select({ student, semester, session: academicSession.name, department: department.name })
    .from(registrationSlip)
    .innerJoin(student, eq(student.id, registrationSlip.studentId))
    .innerJoin(department, eq(department.id, student.departmentId))
    .innerJoin(semester, eq(semester.id, registrationSlip.semesterId))
    .innerJoin(academicSession, eq(academicSession.id, semester.sessionId))
    .where(eq(registrationSlip.code, code));
  if (row === undefined) {
    // Only wrong codes are counted: a whole campus may confirm slips from one address.
    await college.attempts.count("look-up", address);
    throw refuse(404, texts.registration.unknownSlip);
  }
  const courses = (await readOpenCourses(college.db, row)).filter(isRegistered);
  return {
    matricNumber: row.student.matricNumber,
    name: nameOf(row.student),
    department: row.department,
    level: row.student.level,
    session: row.session,
    semester: String(row.semester.number),
    courses: courses.map(({ course }) => ({
      code: course.code,
      title: course.title,
      creditLoad: course.creditLoad,
    })),
    totalCredits: courses.reduce((credits, { course }) => credits + course.creditLoad, 0),
  };
};
