import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { confirmRegistrationSlip } from "../../../contract/registration/registration.ts";
import { isRegistrationComplete } from "../../../rules/registration/selection-problem.ts";
import type { Account } from "../accounts/guard.ts";
import { nameOf } from "../admissions/decision/papers.ts";
import type { College } from "../context.ts";
import type { Database } from "../db/database.ts";
import { academicSession, semester } from "../db/schema/calendar.ts";
import { registrationSlip } from "../db/schema/courses.ts";
import { department, student } from "../db/schema/students.ts";
import type { CourseOnPaper } from "../documents/course-table.ts";
import type { RegistrationSlip } from "../documents/registration-slip.ts";
import { readPhoto } from "../files/photo.ts";
import { refuse } from "../http/refusal.ts";
import {
  isRegistered,
  type Registered,
  type RegistrationContext,
  type RequestedSemester,
  readCourseOffer,
  readOpenCourses,
  readRegistrationContext,
} from "./course-offer.ts";
import { registrationTexts } from "./texts.ts";

/**
 * The caller's registration slip of a semester. The first call creates the slip's code.
 * @throws 404 for a semester the college does not have, or one without a registration; 402 until tuition is paid.
 */
export const readSlip = async (
  college: College,
  caller: Account,
  requested: RequestedSemester,
): Promise<RegistrationSlip> => {
  const { db, clock, config } = college;
  const context = await readRegistrationContext(college, db, caller.id, requested);
  const { student, semester, session } = context;
  const { open, offer } = await readCourseOffer(db, context);
  const registered = open.filter(isRegistered);
  if (registered.length === 0) throw refuse(404, registrationTexts.nothingRegistered);
  const code = await slipCode(db, context);
  const [home] = await db
    .select({ name: department.name })
    .from(department)
    .where(eq(department.id, student.departmentId));
  return {
    name: nameOf(student),
    matricNumber: student.matricNumber,
    department: home?.name ?? "",
    level: student.level,
    photo: await readPhoto(db, student.passportFileId),
    session,
    semester: semester.number,
    courses: registered.map(onPaper),
    isComplete: semester.isCurrent ? isRegistrationComplete(offer) : null,
    printedAt: clock(),
    confirmationUrl: `${config.publicUrl}/registration-slip/${code}`,
  };
};

const onPaper = ({ course, registration, isCompulsory }: Registered): CourseOnPaper => ({
  code: course.code,
  title: course.title,
  creditLoad: course.creditLoad,
  kind: kindOf(registration.isCarryover, isCompulsory),
});

const kindOf = (isCarryover: boolean, isCompulsory: boolean): CourseOnPaper["kind"] => {
  if (isCarryover) return "Carryover";
  return isCompulsory ? "Compulsory" : "Elective";
};

const slipCode = async (
  db: Database,
  { student, semester }: Pick<RegistrationContext, "student" | "semester">,
): Promise<string> => {
  const place = { studentId: student.id, semesterId: semester.id };
  await db
    .insert(registrationSlip)
    .values({ ...place, code: randomBytes(16).toString("base64url") })
    .onConflictDoNothing();
  const [slip] = await db
    .select({ code: registrationSlip.code })
    .from(registrationSlip)
    .where(
      and(
        eq(registrationSlip.studentId, place.studentId),
        eq(registrationSlip.semesterId, place.semesterId),
      ),
    );
  if (slip === undefined) throw new Error("the slip's code was not written");
  return slip.code;
};

/**
 * Returns the registration behind a slip's code, in its current state.
 * @throws 404 for an unknown code; 429 for too many wrong codes from one address.
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
    throw refuse(404, registrationTexts.unknownSlip);
  }
  const courses = (await readOpenCourses(college.db, row)).filter(isRegistered);
  return {
    ...row.student,
    name: nameOf(row.student),
    department: row.department,
    session: row.session,
    semester: String(row.semester.number),
    courses: courses.map(({ course }) => course),
    totalCredits: courses.reduce((credits, { course }) => credits + course.creditLoad, 0),
  };
};
