import { eq, sql } from "drizzle-orm";
import type { BodyOf, ResponseOf } from "../../../../contract/endpoint.ts";
import type { barForAttendance } from "../../../../contract/results/class-attendance.ts";
import type { Account } from "../../accounts/guard.ts";
import type { College } from "../../context.ts";
import { isOneOf } from "../../db/is-one-of.ts";
import { course, courseRegistration } from "../../db/schema/courses.ts";
import { classTally, examAttendance } from "../../db/schema/results.ts";
import { student } from "../../db/schema/students.ts";
import { Refusal } from "../../http/refusal.ts";
import { attendanceOf } from "../attendance/attendance-of.ts";
import { bar } from "../attendance/mark.ts";
import { judgeAttendance } from "./judge.ts";
import { tallyOf } from "./tallies.ts";
import { classTexts } from "./texts.ts";

/**
 * Bars students from the examinations of courses whose classes they missed, each in a transaction of its own, with what is recorded
 * now as the reason. Who has attended enough by now, or is barred already, is left out with a sentence.
 */
export const barShortfalls = async (
  college: College,
  account: Account,
  { ids }: BodyOf<typeof barForAttendance>,
): Promise<ResponseOf<typeof barForAttendance>> => {
  const registrations = await readRegistrations(college, ids);
  const leftOut: string[] = [];
  let barred = 0;
  for (const one of registrations) {
    const obstacle = await barOne(college, account, one);
    if (obstacle === null) barred += 1;
    else leftOut.push(obstacle);
  }
  return { barred, leftOut };
};

type Registration = Awaited<ReturnType<typeof readRegistrations>>[number];

/** Null where the student is barred with this; else why not. */
const barOne = async (
  college: College,
  account: Account,
  registration: Registration,
): Promise<string | null> => {
  const { courseId, semesterId, studentId } = registration;
  const who = `${registration.matricNumber}, ${registration.code}`;
  if (registration.barredReason !== null) return classTexts.barred(who);
  const [now] = await college.db
    .select()
    .from(classTally)
    .where(tallyOf({ semesterId, courseId, studentId }));
  const minimum = college.config.classAttendanceMinimumPercent;
  const judged = now && judgeAttendance(now, minimum);
  if (now === undefined || judged?.state !== "below") return classTexts.enough(who);
  const held = now.present + now.absent;
  const reason = classTexts.barReason(judged.percent ?? 0, now.present, held, minimum);
  try {
    await bar(
      college,
      account,
      { semesterId, courseId, studentId },
      { isBarred: true, reason, seen: null },
    );
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, detail } = error.body as { code?: string; detail?: string };
    return code === "changed_elsewhere"
      ? classTexts.barred(who)
      : classTexts.refused(who, detail ?? classTexts.gone);
  }
};

const readRegistrations = ({ db }: College, ids: readonly number[]) =>
  db
    .select({
      courseId: courseRegistration.courseId,
      semesterId: courseRegistration.semesterId,
      studentId: student.id,
      matricNumber: student.matricNumber,
      code: course.code,
      barredReason: examAttendance.barredReason,
    })
    .from(courseRegistration)
    .innerJoin(student, eq(student.id, courseRegistration.studentId))
    .innerJoin(course, eq(course.id, courseRegistration.courseId))
    .leftJoin(
      examAttendance,
      attendanceOf({
        courseId: courseRegistration.courseId,
        semesterId: courseRegistration.semesterId,
        studentId: student.id,
      }),
    )
    .where(sql`${courseRegistration.id} ${isOneOf(ids)}`)
    .orderBy(student.matricNumber, course.code);
