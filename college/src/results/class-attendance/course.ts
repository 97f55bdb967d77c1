import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import type { ResponseOf, ValueOf } from "../../../../contract/endpoint.ts";
import type {
  classMeeting as classMeetingEndpoint,
  classAttendance as endpoint,
} from "../../../../contract/results/class-attendance.ts";
import type { SheetParams } from "../../../../contract/results/sheets.ts";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import type { Account } from "../../accounts/guard.ts";
import type { College } from "../../context.ts";
import type { Database } from "../../db/database.ts";
import { semester } from "../../db/schema/calendar.ts";
import { courseRegistration } from "../../db/schema/courses.ts";
import {
  classAttendance,
  classMeeting,
  classTally,
  examAttendance,
} from "../../db/schema/results.ts";
import { staffMember } from "../../db/schema/staff.ts";
import { student } from "../../db/schema/students.ts";
import { notFound } from "../../http/refusal.ts";
import { personName } from "../../lists/names.ts";
import { attendanceOf } from "../attendance/attendance-of.ts";
import { readPlace } from "../sheets/sheet.ts";
import { lecturerName } from "../teaching/course-lecturers.ts";
import { judgeAttendance } from "./judge.ts";
import { tallyOf } from "./tallies.ts";

type Course = ValueOf<typeof SheetParams>;

/**
 * The classes of a course, and how its students attended them, by four statements.
 * @throws 404 for no such course, or of a lecturer a colleague's.
 */
export const readClassAttendance = async (
  college: College,
  account: Account,
  params: Course,
): Promise<ResponseOf<typeof endpoint>> => {
  const { db, config } = college;
  const minimumPercent = config.classAttendanceMinimumPercent;
  const place = await readPlace(db, account, params);
  const [days, classes, students] = await Promise.all([
    readDays(college, db, params.semesterId),
    selectClasses(db)
      .where(isOfCourse(params))
      .orderBy(desc(classMeeting.heldOn), desc(classMeeting.id)),
    readTaking(db, params),
  ]);
  return {
    ...place,
    firstDay: days.first,
    lastDay: days.last,
    canRecord: place.isAssigned && days.isCurrent,
    minimumPercent,
    classes: classes.map(answerClass),
    students: students.map((one) => ({ ...one, ...judgeAttendance(one, minimumPercent) })),
  };
};

/** One class with its marks. @throws 404 as above */
export const readClassMeeting = async (
  { db }: College,
  account: Account,
  { key, ...params }: Course & { readonly key: string },
): Promise<ResponseOf<typeof classMeetingEndpoint>> => {
  await readPlace(db, account, params);
  const [found] = await selectClasses(db).where(and(isOfCourse(params), eq(classMeeting.key, key)));
  if (found === undefined) throw notFound();
  const marks = await db
    .select({ studentId: classAttendance.studentId, mark: classAttendance.mark })
    .from(classAttendance)
    .where(eq(classAttendance.meetingId, found.id))
    .orderBy(asc(classAttendance.studentId));
  return { ...answerClass(found), marks };
};

/** The days that a class of a semester can be recorded of, and whether the semester runs. */
export const readDays = async (
  { clock, identity }: Pick<College, "clock" | "identity">,
  db: Database,
  semesterId: number,
) => {
  const [row] = await db.select().from(semester).where(eq(semester.id, semesterId));
  if (row === undefined) throw notFound();
  const { startsOn: first, endsOn, isCurrent } = row;
  const today = zonedDay(clock(), identity.timeZone);
  return { first, last: today < endsOn ? today : endsOn, isCurrent };
};

const isOfCourse = ({ semesterId, courseId }: Course) =>
  and(eq(classMeeting.semesterId, semesterId), eq(classMeeting.courseId, courseId));

const countOf = (mark: string) =>
  sql<number>`(select count(*)::int from ${classAttendance} a where a.meeting_id = ${classMeeting.id} and a.mark = ${mark})`;

const selectClasses = (db: Database) =>
  db
    .select({
      id: classMeeting.id,
      key: classMeeting.key,
      heldOn: classMeeting.heldOn,
      topic: classMeeting.topic,
      revision: classMeeting.revision,
      changedAt: classMeeting.changedAt,
      recordedBy: lecturerName,
      present: countOf("present"),
      absent: countOf("absent"),
      excused: countOf("excused"),
    })
    .from(classMeeting)
    .innerJoin(staffMember, eq(staffMember.accountId, classMeeting.recordedBy))
    .$dynamic();

const answerClass = (row: Awaited<ReturnType<typeof selectClasses>>[number]) => ({
  ...row,
  changedAt: row.changedAt.toISOString(),
});

const readTaking = (db: Database, { semesterId, courseId }: Course) =>
  db
    .select({
      studentId: student.id,
      matricNumber: student.matricNumber,
      name: personName(student),
      level: student.level,
      isCarryover: courseRegistration.isCarryover,
      present: sql<number>`coalesce(${classTally.present}, 0)`,
      absent: sql<number>`coalesce(${classTally.absent}, 0)`,
      excused: sql<number>`coalesce(${classTally.excused}, 0)`,
      barredReason: examAttendance.barredReason,
    })
    .from(courseRegistration)
    .innerJoin(student, eq(student.id, courseRegistration.studentId))
    .leftJoin(classTally, tallyOf({ semesterId, courseId, studentId: student.id }))
    .leftJoin(examAttendance, attendanceOf({ courseId, semesterId, studentId: student.id }))
    .where(
      and(
        eq(courseRegistration.courseId, courseId),
        eq(courseRegistration.semesterId, semesterId),
        isNull(courseRegistration.droppedAt),
      ),
    )
    .orderBy(asc(student.matricNumber));
