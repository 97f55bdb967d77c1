import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { classMarks } from "../../../../contract/results/class-attendance.ts";
import { resultSheetStates, scoreRemarks } from "../../../../contract/results/states.ts";
import { account } from "./accounts.ts";
import { semester } from "./calendar.ts";
import { course } from "./courses.ts";
import { student } from "./students.ts";

/**
 * The results of a course in a semester. It has a row once something was entered; before that, a course that somebody
 * registered has an empty draft.
 */
export const resultSheet = pgTable(
  "result_sheet",
  {
    courseId: integer()
      .notNull()
      .references(() => course.id),
    semesterId: integer()
      .notNull()
      .references(() => semester.id),
    state: text({ enum: resultSheetStates }).notNull().default("draft"),
    /** Which of the published versions stands; 0 before the first. */
    version: smallint().notNull().default(0),
    /** Incremented on every change of state, so that an action based on an older revision is refused. */
    revision: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.semesterId] }),
    index("result_sheet_semester").on(table.semesterId, table.state),
    check(
      "result_sheet_state",
      sql`${table.state} in ('draft', 'submitted', 'returned', 'approved', 'published', 'amended')`,
    ),
    check(
      "result_sheet_version",
      sql`case ${table.state} when 'published' then ${table.version} = 1 when 'amended' then ${table.version} > 1 else ${table.version} = 0 end`,
    ),
  ],
);

/** What happened to a sheet, in order: who submitted, returned, approved, published or amended it, and why. */
export const resultSheetEvent = pgTable(
  "result_sheet_event",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    courseId: integer().notNull(),
    semesterId: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    accountId: integer()
      .notNull()
      .references(() => account.id),
    /** The state it came to. */
    state: text({ enum: resultSheetStates }).notNull(),
    /** The version that it published; null where it published none. */
    version: smallint(),
    /** Why it was returned or amended. */
    reason: text(),
  },
  (table) => [
    index("result_sheet_event_sheet").on(table.courseId, table.semesterId, table.id),
    foreignKey({
      name: "result_sheet_event_sheet",
      columns: [table.courseId, table.semesterId],
      foreignColumns: [resultSheet.courseId, resultSheet.semesterId],
    }),
    check(
      "result_sheet_event_reason",
      sql`${table.state} not in ('returned', 'amended') or ${table.reason} is not null`,
    ),
  ],
);

/** The marks that lecturers entered for a student; they remain when the student drops the course. */
export const resultScore = pgTable(
  "result_score",
  {
    courseId: integer().notNull(),
    semesterId: integer().notNull(),
    studentId: integer()
      .notNull()
      .references(() => student.id),
    /** Continuous assessment. */
    ca: smallint(),
    exam: smallint(),
    remark: text({ enum: scoreRemarks }),
    /** By whom and when it was last changed. */
    changedBy: integer()
      .notNull()
      .references(() => account.id),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.semesterId, table.studentId] }),
    index("result_score_student").on(table.studentId),
    foreignKey({
      name: "result_score_sheet",
      columns: [table.courseId, table.semesterId],
      foreignColumns: [resultSheet.courseId, resultSheet.semesterId],
    }),
    check("result_score_ca", sql`${table.ca} between 0 and 100`),
    check("result_score_exam", sql`${table.exam} between 0 and 100`),
    check("result_score_remark", sql`${table.remark} in ('absent', 'withheld')`),
    check("result_score_absent", sql`${table.remark} <> 'absent' or ${table.exam} is null`),
  ],
);

/**
 * A student's result as a version of the sheet published it: written once, never altered. Students see the current
 * version. Grade, points and credit load are those of the day of publication; later changes of the scale or course do
 * not alter them.
 */
export const publishedResult = pgTable(
  "published_result",
  {
    courseId: integer().notNull(),
    semesterId: integer().notNull(),
    version: smallint().notNull(),
    studentId: integer()
      .notNull()
      .references(() => student.id),
    ca: smallint(),
    exam: smallint(),
    /** Null while it is withheld. */
    total: smallint(),
    /** `AB`; null while it is withheld. */
    grade: text(),
    /** Grade points in hundredths: 350 for 3.50; null while it is withheld. */
    pointsHundredths: smallint(),
    remark: text({ enum: scoreRemarks }),
    creditLoad: smallint().notNull(),
    /** Null while it is withheld. */
    isPassed: boolean(),
  },
  (table) => [
    primaryKey({
      columns: [table.courseId, table.semesterId, table.version, table.studentId],
    }),
    index("published_result_student").on(table.studentId, table.semesterId),
    foreignKey({
      name: "published_result_sheet",
      columns: [table.courseId, table.semesterId],
      foreignColumns: [resultSheet.courseId, resultSheet.semesterId],
    }),
    check("published_result_remark", sql`${table.remark} in ('absent', 'withheld')`),
    check(
      "published_result_grade",
      sql`(${table.remark} is not null and ${table.remark} = 'withheld') = (${table.grade} is null)`,
    ),
    check(
      "published_result_whole",
      sql`(${table.grade} is null) = (${table.pointsHundredths} is null) and (${table.grade} is null) = (${table.isPassed} is null)`,
    ),
  ],
);

/** Who was in a course's examination, and who may not be. */
export const examAttendance = pgTable(
  "exam_attendance",
  {
    courseId: integer()
      .notNull()
      .references(() => course.id),
    semesterId: integer()
      .notNull()
      .references(() => semester.id),
    studentId: integer()
      .notNull()
      .references(() => student.id),
    /** Null until it is marked. */
    isPresent: boolean(),
    /** Why the exam office does not let the student sit it; null where it does. */
    barredReason: text(),
    changedBy: integer()
      .notNull()
      .references(() => account.id),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.semesterId, table.studentId] }),
    check(
      "exam_attendance_barred",
      sql`${table.barredReason} is null or ${table.isPresent} is not true`,
    ),
  ],
);

/** A class of a course, as a lecturer recorded it. */
export const classMeeting = pgTable(
  "class_meeting",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Chosen by who recorded it, so that a class sent twice is one. */
    key: text().notNull().unique(),
    courseId: integer()
      .notNull()
      .references(() => course.id),
    semesterId: integer()
      .notNull()
      .references(() => semester.id),
    heldOn: date({ mode: "string" }).notNull(),
    topic: text().notNull(),
    /** Incremented on every change, so that a save based on an older revision is refused. */
    revision: integer().notNull().default(1),
    recordedBy: integer()
      .notNull()
      .references(() => account.id),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("class_meeting_course").on(table.semesterId, table.courseId, table.heldOn)],
);

/** Who attended a class. A student without a row does not have it counted. */
export const classAttendance = pgTable(
  "class_attendance",
  {
    meetingId: integer()
      .notNull()
      .references(() => classMeeting.id, { onDelete: "cascade" }),
    studentId: integer()
      .notNull()
      .references(() => student.id),
    mark: text({ enum: classMarks }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.meetingId, table.studentId] }),
    check("class_attendance_mark", sql`${table.mark} in ('present', 'absent', 'excused')`),
  ],
);

/**
 * How many classes of a course a student attended and missed: what `class_attendance` says, counted when a class is written, because
 * a list of all who missed too many would count the marks of a whole semester for each page.
 */
export const classTally = pgTable(
  "class_tally",
  {
    semesterId: integer()
      .notNull()
      .references(() => semester.id),
    courseId: integer()
      .notNull()
      .references(() => course.id),
    studentId: integer()
      .notNull()
      .references(() => student.id),
    present: smallint().notNull(),
    absent: smallint().notNull(),
    excused: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.semesterId, table.courseId, table.studentId] }),
    index("class_tally_student").on(table.studentId, table.semesterId),
  ],
);

/** The papers that print a student's results. */
export const resultPapers = ["transcript", "statement_of_result"] as const;

/** A printed transcript or statement of result, with the facts that its confirmation shows. */
export const transcript = pgTable(
  "transcript",
  {
    /** Unguessable; the QR code leads to its confirmation. */
    code: text().primaryKey(),
    paper: text({ enum: resultPapers }).notNull().default("transcript"),
    studentId: integer()
      .notNull()
      .references(() => student.id),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
    /** Of the results printed on it: the same results are printed under the same code. */
    contentHash: text().notNull(),
    /** In hundredths; null without a result that counts. */
    cgpaHundredths: smallint(),
    creditsPassed: smallint().notNull(),
  },
  (table) => [index("transcript_student").on(table.studentId, table.paper, table.contentHash)],
);
