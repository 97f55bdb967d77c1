import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";

/** An academic session, `2025/2026`. */
export const academicSession = pgTable(
  "academic_session",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull().unique(),
    isCurrent: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex("academic_session_current").on(table.isCurrent).where(sql`${table.isCurrent}`),
    check("academic_session_name", sql`${table.name} ~ '^[0-9]{4}/[0-9]{4}$'`),
  ],
);

export const semester = pgTable(
  "semester",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    sessionId: integer()
      .notNull()
      .references(() => academicSession.id),
    /** 1, 2 or 3. */
    number: smallint().notNull(),
    isCurrent: boolean().notNull().default(false),
    startsOn: date({ mode: "string" }).notNull(),
    endsOn: date({ mode: "string" }).notNull(),
    registrationStart: timestamp({ withTimezone: true }),
    registrationEnd: timestamp({ withTimezone: true }),
    dropDeadline: timestamp({ withTimezone: true }),
    /** The last day for submitting results; null while none is set. */
    resultsDueOn: date({ mode: "string" }),
    minCredits: smallint().notNull(),
    maxCredits: smallint().notNull(),
    /** Incremented on every change, so that a save based on an older revision is refused. */
    revision: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex("semester_of_session").on(table.sessionId, table.number),
    uniqueIndex("semester_current").on(table.isCurrent).where(sql`${table.isCurrent}`),
    check("semester_dates", sql`${table.startsOn} < ${table.endsOn}`),
    check("semester_credits", sql`${table.minCredits} <= ${table.maxCredits}`),
  ],
);
