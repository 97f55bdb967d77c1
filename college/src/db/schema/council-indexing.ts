import { sql } from "drizzle-orm";
import {
  check,
  date,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { IndexingColumn } from "../../../../rules/students/indexing-round.ts";
import { account } from "./accounts.ts";
import { academicSession } from "./calendar.ts";
import { programme, student } from "./students.ts";

/** A council's indexing of those who began a programme in a session. */
export const indexingRound = pgTable(
  "indexing_round",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    programmeId: integer()
      .notNull()
      .references(() => programme.id),
    entrySessionId: integer()
      .notNull()
      .references(() => academicSession.id),
    /** The last day for handing in, in the college's time zone. */
    closesOn: date({ mode: "string" }).notNull(),
    /** How many students the council indexes. */
    quota: integer().notNull(),
    /** The table that the council asks for. */
    columns: jsonb().$type<readonly IndexingColumn[]>().notNull(),
    /** Incremented on every change, so that a save based on an older revision is refused. */
    revision: integer().notNull().default(1),
  },
  (table) => [
    unique("indexing_round_cohort").on(table.programmeId, table.entrySessionId),
    // For references that name the programme too, so that the two cannot differ.
    unique("indexing_round_of_programme").on(table.id, table.programmeId),
    check("indexing_round_quota", sql`${table.quota} >= 1`),
  ],
);

/** What the office found of a student for the council of a programme, and the number that the council gave. */
export const indexingRecord = pgTable(
  "indexing_record",
  {
    studentId: integer()
      .notNull()
      .references(() => student.id),
    programmeId: integer()
      .notNull()
      .references(() => programme.id),
    /** The name that was compared with the certificate; null before. Another name has to be compared again. */
    checkedName: text(),
    checkedBy: integer().references(() => account.id),
    checkedAt: timestamp({ withTimezone: true }),
    /** Why the student is not put forward; null for who is. */
    heldReason: text(),
    /** The round in which the council indexed the student; null before, as the following. */
    roundId: integer(),
    indexNumber: text(),
    indexedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.programmeId] }),
    foreignKey({
      name: "indexing_record_round",
      columns: [table.roundId, table.programmeId],
      foreignColumns: [indexingRound.id, indexingRound.programmeId],
    }),
    uniqueIndex("indexing_record_number").on(table.programmeId, table.indexNumber),
    check(
      "indexing_record_indexed",
      sql`(${table.indexNumber} is null) = (${table.roundId} is null)
        and (${table.indexNumber} is null) = (${table.indexedAt} is null)`,
    ),
    check(
      "indexing_record_checked",
      sql`(${table.checkedName} is null) = (${table.checkedBy} is null)
        and (${table.checkedName} is null) = (${table.checkedAt} is null)`,
    ),
  ],
);
