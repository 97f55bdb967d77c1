import { and, asc, eq, exists, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { CourseOffer } from "../../../rules/registration/course-offer.ts";
import type { College } from "../context.ts";
import type { Database } from "../db/database.ts";
import { academicSession, semester } from "../db/schema/calendar.ts";
import {
  course,
  courseDepartment,
  courseOffering,
  courseOutcome,
  coursePrerequisite,
  courseRegistration,
} from "../db/schema/courses.ts";
import { programmeCourse, programmeRules } from "../db/schema/programmes.ts";
import { student } from "../db/schema/students.ts";
import { refuse } from "../http/refusal.ts";
import { isUnlocked } from "../payments/instalments/plan-sql.ts";
import { readShareObstacle } from "../payments/instalments/standing.ts";
import { registrationTexts } from "./texts.ts";

/** A student and a semester, as the contract names it: `2025/2026` and `1`. */
export interface RequestedSemester {
  readonly session: string;
  readonly semester: string;
}

export interface RegistrationContext {
  readonly student: typeof student.$inferSelect;
  readonly semester: typeof semester.$inferSelect;
  /** `2025/2026`. */
  readonly session: string;
}

/**
 * The student with an account, and the requested semester.
 * @throws 404 where the college has no such semester; 402 until the tuition of its session, or the share of it that opens
 * registration, is paid.
 */
export const readRegistrationContext = async (
  college: Pick<College, "clock" | "identity">,
  db: Database,
  accountId: number,
  requested: RequestedSemester,
): Promise<RegistrationContext> => {
  const [row] = await db
    .select({
      student,
      semester,
      isOpen: isUnlocked("registration", academicSession.id),
    })
    .from(student)
    .innerJoin(academicSession, eq(academicSession.name, requested.session))
    .innerJoin(
      semester,
      and(
        eq(semester.sessionId, academicSession.id),
        eq(semester.number, Number(requested.semester)),
      ),
    )
    .where(eq(student.accountId, accountId));
  if (row === undefined) throw refuse(404, registrationTexts.noSuchSemester);
  if (!row.isOpen) {
    const paid = { accountId, sessionId: row.semester.sessionId };
    const share = await readShareObstacle(college, db, paid, "registration");
    throw refuse(402, share ?? registrationTexts.unpaid);
  }
  return { student: row.student, semester: row.semester, session: requested.session };
};

/** A course with one student's state in one semester. */
export interface OpenCourse {
  readonly course: typeof course.$inferSelect;
  readonly courseDepartment: string;
  /** By the rules of the student's programme, or for students of the department where those name no courses. */
  readonly isCompulsory: boolean;
  /** Failed before, not passed since, and taught in this semester. */
  readonly isCarryover: boolean;
  /** Of the student's programme or department, and level, taught in this semester and not taken with success before. */
  readonly isNew: boolean;
  /** Null while it is not registered in this semester. */
  readonly registration: typeof courseRegistration.$inferSelect | null;
}

/**
 * The courses that a student can register in a semester or has registered in it, by code, in one query. A semester
 * that does not run offers only what was registered in it. Ignores prerequisites.
 */
export const readOpenCourses = async (
  db: Database,
  { student, semester }: Pick<RegistrationContext, "student" | "semester">,
): Promise<readonly OpenCourse[]> => {
  const outcome = db
    .select({
      courseId: courseOutcome.courseId,
      isPassed: sql<boolean>`bool_or(${courseOutcome.isPassed})`.as("is_passed"),
    })
    .from(courseOutcome)
    .where(eq(courseOutcome.studentId, student.id))
    .groupBy(courseOutcome.courseId)
    .as("outcome");
  const isTaught = and(sql`${semester.isCurrent}`, eq(course.semester, semester.number));
  const isCarryover = and(isTaught, eq(outcome.isPassed, false));
  const rulesFrom = rulesFromOf(student);
  const isListed = sql`${programmeCourse.courseId} is not null`;
  const hasList = sql`exists (select 1 from ${programmeCourse} listed
    where listed.programme_id = ${student.programmeId} and listed.from_session_id = ${rulesFrom})`;
  const isNew = and(
    isTaught,
    eq(course.level, student.level),
    sql`case when ${hasList} then ${isListed} else ${courseOffering.courseId} is not null end`,
    isNull(outcome.isPassed),
  );
  return db
    .select({
      course,
      courseDepartment: courseDepartment.name,
      isCompulsory: sql<boolean>`coalesce(
        case when ${hasList} then ${programmeCourse.isRequired} else ${courseOffering.isCompulsory} end, false)`,
      isCarryover: sql<boolean>`coalesce(${isCarryover}, false)`,
      isNew: sql<boolean>`coalesce(${isNew}, false)`,
      registration: courseRegistration,
    })
    .from(course)
    .innerJoin(courseDepartment, eq(courseDepartment.id, course.courseDepartmentId))
    .leftJoin(
      courseOffering,
      and(
        eq(courseOffering.courseId, course.id),
        eq(courseOffering.departmentId, student.departmentId),
      ),
    )
    .leftJoin(
      programmeCourse,
      and(
        eq(programmeCourse.courseId, course.id),
        eq(programmeCourse.programmeId, student.programmeId),
        eq(programmeCourse.fromSessionId, rulesFrom),
      ),
    )
    .leftJoin(outcome, eq(outcome.courseId, course.id))
    .leftJoin(
      courseRegistration,
      and(
        eq(courseRegistration.courseId, course.id),
        eq(courseRegistration.studentId, student.id),
        eq(courseRegistration.semesterId, semester.id),
        isNull(courseRegistration.droppedAt),
      ),
    )
    .where(or(isCarryover, isNew, sql`${courseRegistration.id} is not null`))
    .orderBy(asc(course.code));
};

/** The session from which the rules count that the student goes by; null where none do. */
const rulesFromOf = ({
  programmeId,
  entrySessionId,
}: RegistrationContext["student"]): SQL<number | null> => sql<number | null>`(
  select rules.from_session_id from ${programmeRules} rules
  join ${academicSession} begun on begun.id = rules.from_session_id
  join ${academicSession} entry on entry.id = ${entrySessionId}
  where rules.programme_id = ${programmeId} and begun.name <= entry.name
  order by begun.name desc limit 1)`;

/** A course that is registered. */
export type Registered = OpenCourse & {
  readonly registration: NonNullable<OpenCourse["registration"]>;
};

export const isRegistered = (open: OpenCourse): open is Registered => open.registration !== null;

/** A course that must have been passed before another, and whether the student has. */
export interface Prerequisite {
  readonly id: number;
  readonly code: string;
  readonly title: string;
  readonly isPassed: boolean;
}

/** The prerequisites of courses, by course, each list by code; a course without any is left out. One query. */
export const readPrerequisites = async (
  db: Database,
  studentId: number,
  courseIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Prerequisite[]>> => {
  const passed = db
    .select({ one: sql`1` })
    .from(courseOutcome)
    .where(
      and(
        eq(courseOutcome.studentId, studentId),
        eq(courseOutcome.courseId, course.id),
        eq(courseOutcome.isPassed, true),
      ),
    );
  const rows = await db
    .select({
      of: coursePrerequisite.courseId,
      id: course.id,
      code: course.code,
      title: course.title,
      isPassed: sql<boolean>`${exists(passed)}`,
    })
    .from(coursePrerequisite)
    .innerJoin(course, eq(course.id, coursePrerequisite.prerequisiteId))
    .where(inArray(coursePrerequisite.courseId, [...courseIds]))
    .orderBy(asc(course.code));
  const byCourse = new Map<number, Prerequisite[]>();
  for (const { of, ...prerequisite } of rows) {
    byCourse.set(of, [...(byCourse.get(of) ?? []), prerequisite]);
  }
  return byCourse;
};

/** A student's offered and registered courses in the form of the selection rules: two queries. */
export const readCourseOffer = async (
  db: Database,
  context: Pick<RegistrationContext, "student" | "semester">,
): Promise<{ readonly open: readonly OpenCourse[]; readonly offer: CourseOffer }> => {
  const { student, semester } = context;
  const open = await readOpenCourses(db, context);
  const ids = open.map(({ course }) => course.id);
  const prerequisites = await readPrerequisites(db, student.id, ids);
  const courses = open.map(({ course, isCarryover, isNew, isCompulsory, registration }) => ({
    id: course.id,
    creditLoad: course.creditLoad,
    isCarryover,
    // A registered course that the student need no longer take can be dropped.
    isCompulsory: isCompulsory && isNew,
    isRegistered: registration !== null,
    missingPrerequisites: (prerequisites.get(course.id) ?? [])
      .filter(({ isPassed }) => !isPassed)
      .map(({ code }) => code),
  }));
  const { minCredits, maxCredits } = semester;
  return { open, offer: { courses, minCredits, maxCredits } };
};
