import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
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
    index("student_department").on(table.departmentId, table.level),
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
