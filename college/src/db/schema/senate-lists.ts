import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { account } from "./accounts.ts";
import { academicSession } from "./calendar.ts";
import { programme, student } from "./students.ts";

/** Graduates of a programme, as one person puts them before the senate and another approves them. */
export const senateList = pgTable(
  "senate_list",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    programmeId: integer()
      .notNull()
      .references(() => programme.id),
    /** The session with which the studies ended. */
    sessionId: integer()
      .notNull()
      .references(() => academicSession.id),
    state: text({ enum: ["waiting", "approved", "declined"] })
      .notNull()
      .default("waiting"),
    preparedBy: integer()
      .notNull()
      .references(() => account.id),
    preparedAt: timestamp({ withTimezone: true }).notNull(),
    decidedBy: integer().references(() => account.id),
    decidedAt: timestamp({ withTimezone: true }),
    /** Why it was declined; null otherwise. */
    note: text(),
  },
  (table) => [
    // What two people prepare at once would name the same graduates.
    uniqueIndex("senate_list_waiting")
      .on(table.programmeId, table.sessionId)
      .where(sql`${table.state} = 'waiting'`),
    check("senate_list_state", sql`${table.state} in ('waiting', 'approved', 'declined')`),
    check("senate_list_decided", sql`(${table.state} = 'waiting') = (${table.decidedBy} is null)`),
    check("senate_list_note", sql`(${table.state} = 'declined') = (${table.note} is not null)`),
    check(
      "senate_list_two_people",
      sql`${table.state} <> 'approved' or ${table.decidedBy} <> ${table.preparedBy}`,
    ),
  ],
);

/** A graduate on a list, with what the list says: it stays as it was prepared. */
export const senateListEntry = pgTable(
  "senate_list_entry",
  {
    listId: integer()
      .notNull()
      .references(() => senateList.id, { onDelete: "cascade" }),
    studentId: integer()
      .notNull()
      .references(() => student.id),
    /** From 1: by class of award, then by name. */
    position: integer().notNull(),
    /** In hundredths; null without a result that counts. */
    cgpa: integer(),
    /** Null where the CGPA earns none. */
    classOfAward: text(),
    /** The class on the approved list before, which this entry corrects; null without one. */
    correctedClass: text(),
    /** Whether this entry corrects one of an approved list. */
    isCorrection: boolean().notNull().default(false),
    /** Why the student should not have graduated, in sentences: a super admin went against the rule, or results were amended. */
    unmet: jsonb().$type<readonly string[]>().notNull().default([]),
    /** Whether this is what the senate approved for the student last. */
    isCurrent: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.studentId] }),
    uniqueIndex("senate_list_entry_current").on(table.studentId).where(sql`${table.isCurrent}`),
    index("senate_list_entry_student").on(table.studentId),
  ],
);
