import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import {
  clearanceStates,
  clearanceUnits,
} from "../../../../contract/students/leaving-clearance.ts";
import { account } from "./accounts.ts";
import { academicSession } from "./calendar.ts";
import { personalColumns } from "./personal-columns.ts";
import { searchIndexes } from "./search-indexes.ts";

/** How a student stands with the college. */
export const studentStandings = ["active", "deferred", "withdrawn", "graduated"] as const;

export const department = pgTable("department", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** `CHE`, as it stands in application numbers. */
  code: text().notNull().unique(),
  name: text().notNull().unique(),
  /** Incremented on every change, so that a save based on an older revision is refused. */
  revision: integer().notNull().default(1),
});

/** An award within a department. Every department has one from its beginning. */
export const programme = pgTable(
  "programme",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    departmentId: integer()
      .notNull()
      .references(() => department.id),
    /** `CHEW` */
    code: text().notNull().unique(),
    name: text().notNull(),
    /** `Diploma in Community Health`, as papers have it; null where they name the department alone. */
    award: text(),
    /** How many levels it has: 3 for 100 to 300. */
    years: smallint().notNull(),
    /** The professional council that regulates it. */
    council: text(),
    /** Whether applicants can choose it. */
    isOpen: boolean().notNull().default(true),
    /** What who accepts an offer hands in, in this order; null for what the college asks for usually. */
    entryPapers: jsonb().$type<readonly string[]>(),
    /** Incremented on every change, its rules' too, so that a save based on an older revision is refused. */
    revision: integer().notNull().default(1),
  },
  (table) => [
    unique("programme_name").on(table.departmentId, table.name),
    // For references that name the department too, so that the two cannot differ.
    unique("programme_of_department").on(table.id, table.departmentId),
    check("programme_years", sql`${table.years} between 1 and 9`),
  ],
);

export const student = pgTable(
  "student",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .unique()
      .references(() => account.id),
    /** `COHT/2025/001`. */
    matricNumber: text().notNull().unique(),
    departmentId: integer()
      .notNull()
      .references(() => department.id),
    programmeId: integer().notNull(),
    /** The session in which the studies began, which decides the programme's rules; null where it is not known. */
    entrySessionId: integer().references(() => academicSession.id),
    /** 100, 200, 300… */
    level: smallint().notNull(),
    /** `deferred`: takes part in nothing until restored; `withdrawn` and `graduated`: not a student any more. */
    standing: text({ enum: studentStandings }).notNull().default("active"),
    phone: text(),
    ...personalColumns,
    /** Incremented on every change, so that a save based on an older revision is refused. */
    revision: integer().notNull().default(1),
  },
  (table) => [
    foreignKey({
      name: "student_programme",
      columns: [table.programmeId, table.departmentId],
      foreignColumns: [programme.id, programme.departmentId],
    }),
    index("student_department").on(table.departmentId, table.level),
    index("student_programme_cohort").on(table.programmeId, table.entrySessionId),
    index("student_surname").on(table.surname, table.firstName, table.id),
    ...searchIndexes("student", table, table.matricNumber),
    check("student_level", sql`${table.level} between 100 and 900`),
    check(
      "student_standing",
      sql`${table.standing} in ('active', 'deferred', 'withdrawn', 'graduated')`,
    ),
  ],
);

/** The level a student had in a session that is over: written when students move on to the next. */
export const studentLevel = pgTable(
  "student_level",
  {
    studentId: integer()
      .notNull()
      .references(() => student.id),
    sessionId: integer()
      .notNull()
      .references(() => academicSession.id),
    level: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.sessionId] })],
);

/** The ID cards that were issued to a student. The one with the highest number is valid. */
export const idCard = pgTable(
  "id_card",
  {
    studentId: integer()
      .notNull()
      .references(() => student.id),
    /** 1 for the first; every other is a reissue. */
    number: smallint().notNull(),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
    /** Who reissued it; null for the first, which the student prints. */
    issuedBy: integer().references(() => account.id),
    /** Why it was reissued; null for the first. */
    reason: text(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.number] }),
    check(
      "id_card_reissue",
      sql`${table.number} >= 1 and (${table.number} = 1) = (${table.reason} is null)`,
    ),
  ],
);

/** What an office decided on a student who leaves. Without a row it has not decided. */
export const leavingClearance = pgTable(
  "leaving_clearance",
  {
    studentId: integer()
      .notNull()
      .references(() => student.id),
    unit: text({ enum: clearanceUnits }).notNull(),
    state: text({ enum: clearanceStates }).notNull(),
    /** What is owed or to be brought back; null where nothing is held. */
    note: text(),
    /** Incremented with every decision, so that one based on an older revision is refused. */
    revision: integer().notNull(),
    decidedBy: integer()
      .notNull()
      .references(() => account.id),
    decidedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.unit] }),
    check("leaving_clearance_note", sql`(${table.state} = 'held') = (${table.note} is not null)`),
  ],
);
