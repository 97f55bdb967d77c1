import { and, asc, desc, eq, exists, or, type SQL, sql } from "drizzle-orm";
import type { QueryOf, ResponseOf } from "../../../../contract/endpoint.ts";
import type { courseRoster } from "../../../../contract/results/roster.ts";
import type { Account } from "../../accounts/guard.ts";
import type { College } from "../../context.ts";
import type { Database } from "../../db/database.ts";
import { academicSession, semester } from "../../db/schema/calendar.ts";
import { courseLecturer, courseRegistration } from "../../db/schema/courses.ts";
import { staffMember } from "../../db/schema/staff.ts";
import { department, student } from "../../db/schema/students.ts";
import { makeClassList } from "../../documents/class-list.ts";
import { FileAnswer } from "../../http/file-answer.ts";
import { notFound } from "../../http/refusal.ts";
import type { WholeTable } from "../../lists/export.ts";
import { readCourse, semesterName } from "../semester.ts";
import { lecturersOf } from "./course-lecturers.ts";

type Roster = ResponseOf<typeof courseRoster>;
type Query = QueryOf<typeof courseRoster>;

/**
 * Who registered a course in a semester. A lecturer sees the courses that they teach in the semester's session; for them there
 * are no others.
 * @throws 404
 */
export const readRoster = async (
  { db }: College,
  account: Account,
  { courseId, semesterId }: Query,
): Promise<Roster> => {
  const course = await readCourse(db, courseId);
  const isLecturer = await hasRole(db, account, "LECTURER");
  const semesters = await readSemesters(db, courseId, isLecturer ? account : null);
  if (isLecturer && semesters.length === 0) throw notFound();
  const selected =
    semesterId === undefined
      ? (semesters.find(({ isCurrent }) => isCurrent) ?? semesters[0])
      : semesters.find(({ id }) => id === semesterId);
  if (selected === undefined && semesterId !== undefined) throw notFound();
  const lecturers =
    selected && (await lecturersOf(db, selected.sessionId, [courseId])).get(courseId);
  return {
    ...course,
    courseId,
    semesterId: selected?.id ?? null,
    semesters,
    lecturers: (lecturers ?? []).map(({ name }) => name),
    students: selected === undefined ? [] : await readStudents(db, courseId, selected.id),
  };
};

const hasRole = async (
  db: Database,
  { id }: Account,
  role: (typeof staffMember.$inferSelect)["role"],
): Promise<boolean> =>
  (await db.$count(staffMember, and(eq(staffMember.accountId, id), eq(staffMember.role, role)))) >
  0;

/** The running semester, and those in which the course was registered; of a lecturer those in whose session they teach it. */
const readSemesters = (db: Database, courseId: number, lecturer: Account | null) => {
  const registered: SQL = exists(
    db
      .select({ one: sql`1` })
      .from(courseRegistration)
      .where(
        and(
          eq(courseRegistration.courseId, courseId),
          eq(courseRegistration.semesterId, semester.id),
        ),
      ),
  );
  return db
    .select({
      id: semester.id,
      sessionId: semester.sessionId,
      session: academicSession.name,
      number: semester.number,
      isCurrent: semester.isCurrent,
    })
    .from(semester)
    .innerJoin(academicSession, eq(academicSession.id, semester.sessionId))
    .where(
      and(
        or(semester.isCurrent, registered),
        lecturer === null ? undefined : isTaughtBy(db, courseId, lecturer),
      ),
    )
    .orderBy(desc(academicSession.name), desc(semester.number));
};

const isTaughtBy = (db: Database, courseId: number, { id }: Account): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(courseLecturer)
      .innerJoin(staffMember, eq(staffMember.id, courseLecturer.staffMemberId))
      .where(
        and(
          eq(courseLecturer.courseId, courseId),
          eq(courseLecturer.sessionId, semester.sessionId),
          eq(staffMember.accountId, id),
        ),
      ),
  );

const readStudents = async (
  db: Database,
  courseId: number,
  semesterId: number,
): Promise<Roster["students"]> => {
  const rows = await db
    .selectDistinctOn([courseRegistration.studentId], {
      student,
      department: department.name,
      isCarryover: courseRegistration.isCarryover,
      droppedAt: courseRegistration.droppedAt,
    })
    .from(courseRegistration)
    .innerJoin(student, eq(student.id, courseRegistration.studentId))
    .innerJoin(department, eq(department.id, student.departmentId))
    .where(
      and(eq(courseRegistration.courseId, courseId), eq(courseRegistration.semesterId, semesterId)),
    )
    // What stands counts; who dropped it may have done so several times.
    .orderBy(
      asc(courseRegistration.studentId),
      sql`${courseRegistration.droppedAt} is not null`,
      desc(courseRegistration.id),
    );
  return rows
    .map(({ student: own, department: name, isCarryover, droppedAt }) => ({
      ...own,
      name: [own.surname, own.firstName, own.otherName].filter(Boolean).join(" "),
      department: name,
      isCarryover,
      isDropped: droppedAt !== null,
    }))
    .toSorted((one, other) => (one.matricNumber < other.matricNumber ? -1 : 1));
};

/** A roster as a file's table. */
export const rosterTable = ({ code, students, semesters, semesterId }: Roster): WholeTable => {
  const selected = semesters.find(({ id }) => id === semesterId);
  return {
    name: `roster-${code.replaceAll(/\W+/g, "-")}`,
    parameters: {
      course: code,
      session: selected?.session ?? null,
      semester: selected?.number ?? null,
    },
    headings: ["Matric number", "Name", "Department", "Level", "Carryover", "Dropped"],
    rows: students.map((one) => [
      one.matricNumber,
      one.name,
      one.department,
      one.level,
      one.isCarryover,
      one.isDropped,
    ]),
  };
};

/** A roster to print: those who registered the course and did not drop it. */
export const printRoster = async (
  { clock, identity }: College,
  { code, title, lecturers, semesters, semesterId, students }: Roster,
): Promise<FileAnswer> => {
  const selected = semesters.find(({ id }) => id === semesterId);
  const pdf = await makeClassList(
    {
      code,
      title,
      lecturers,
      semester: selected === undefined ? "" : semesterName(selected),
      printedAt: clock(),
      students: students.filter(({ isDropped }) => !isDropped),
    },
    identity,
  );
  return new FileAnswer("application/pdf", pdf, `class_list_${code.replaceAll(/\W+/g, "_")}.pdf`);
};
