import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { academicSession, semester } from "./calendar.ts";
import { staffMember } from "./staff.ts";
import { department, student } from "./students.ts";

/** Who teaches a course: a department of students, or a unit without any, such as General Studies. */
export const courseDepartment = pgTable("course_department", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull().unique(),
  departmentId: integer()
    .unique()
    .references(() => department.id),
});

export const course = pgTable(
  "course",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** `CHE 211` */
    code: text().notNull().unique(),
    title: text().notNull(),
    creditLoad: smallint().notNull(),
    /** 100, 200, 300… */
    level: smallint().notNull(),
    /** The number of the semester in which it is taught: 1, 2 or 3. */
    semester: smallint().notNull(),
    courseDepartmentId: integer()
      .notNull()
      .references(() => courseDepartment.id),
    /** Incremented on every change, so that a save based on an older revision is refused. */
    revision: integer().notNull().default(1),
  },
  (table) => [
    index("course_of_level").on(table.level, table.semester),
    check("course_credit_load", sql`${table.creditLoad} between 1 and 30`),
    check("course_level", sql`${table.level} between 100 and 900`),
    check("course_semester", sql`${table.semester} in (1, 2, 3)`),
  ],
);

/** Whose students take a course, and whether they must. */
export const courseOffering = pgTable(
  "course_offering",
  {
    courseId: integer()
      .notNull()
      .references(() => course.id, { onDelete: "cascade" }),
    departmentId: integer()
      .notNull()
      .references(() => department.id),
    isCompulsory: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.departmentId] }),
    index("course_offering_department").on(table.departmentId),
  ],
);

/** What must have been passed before a course can be registered. */
export const coursePrerequisite = pgTable(
  "course_prerequisite",
  {
    courseId: integer()
      .notNull()
      .references(() => course.id, { onDelete: "cascade" }),
    prerequisiteId: integer()
      .notNull()
      .references(() => course.id),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.prerequisiteId] }),
    check("course_prerequisite_other", sql`${table.courseId} <> ${table.prerequisiteId}`),
  ],
);

export const courseLecturer = pgTable(
  "course_lecturer",
  {
    courseId: integer()
      .notNull()
      .references(() => course.id, { onDelete: "cascade" }),
    sessionId: integer()
      .notNull()
      .references(() => academicSession.id),
    staffMemberId: integer()
      .notNull()
      .references(() => staffMember.id),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.sessionId, table.staffMemberId] }),
    index("course_lecturer_staff").on(table.staffMemberId, table.sessionId),
  ],
);

/**
 * What came of a student's attempt at a course in a session. A course that was failed and not passed since is
 * carried over.
 */
export const courseOutcome = pgTable(
  "course_outcome",
  {
    studentId: integer()
      .notNull()
      .references(() => student.id),
    courseId: integer()
      .notNull()
      .references(() => course.id),
    sessionId: integer()
      .notNull()
      .references(() => academicSession.id),
    isPassed: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.courseId, table.sessionId] })],
);

export const courseRegistration = pgTable(
  "course_registration",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    studentId: integer()
      .notNull()
      .references(() => student.id),
    courseId: integer()
      .notNull()
      .references(() => course.id),
    semesterId: integer()
      .notNull()
      .references(() => semester.id),
    isCarryover: boolean().notNull(),
    registeredAt: timestamp({ withTimezone: true }).notNull(),
    /** Null while it stands; a dropped course can be registered again, as another row. */
    droppedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex("course_registration_standing")
      .on(table.studentId, table.semesterId, table.courseId)
      .where(sql`${table.droppedAt} is null`),
    index("course_registration_course").on(table.courseId, table.semesterId),
    /** Counts of a semester read only this index, so their cost does not grow with the number of semesters. */
    index("course_registration_semester")
      .on(table.semesterId, table.courseId, table.studentId)
      .where(sql`${table.droppedAt} is null`),
  ],
);

/** The code on a student's registration slip of a semester, given out when it is first printed. */
export const registrationSlip = pgTable(
  "registration_slip",
  {
    studentId: integer()
      .notNull()
      .references(() => student.id),
    semesterId: integer()
      .notNull()
      .references(() => semester.id),
    /** Unguessable; the slip's QR code leads to its confirmation. */
    code: text().notNull().unique(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.semesterId] })],
);
