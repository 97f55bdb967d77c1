import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { account } from "./accounts.ts";
import { applicant } from "./admissions.ts";
import { storedFile } from "./files.ts";

/** The papers that somebody who accepted an offer hands in, and how far that is. */
export const entryClearance = pgTable(
  "entry_clearance",
  {
    applicantId: integer()
      .primaryKey()
      .references(() => applicant.id),
    /** The papers by their names, numbered from 1: those that the programme asked for when the offer was accepted. */
    papers: jsonb().$type<readonly string[]>().notNull(),
    /** The last day for handing them in, in the college's time zone. */
    dueOn: date({ mode: "string" }).notNull(),
    openedAt: timestamp({ withTimezone: true }).notNull(),
    /** Null until every paper is accepted and its original was seen. */
    clearedAt: timestamp({ withTimezone: true }),
    /** How many reminders were sent. */
    reminders: smallint().notNull().default(0),
  },
  (table) => [index("entry_clearance_due").on(table.dueOn).where(sql`${table.clearedAt} is null`)],
);

/** A paper that was handed in. Without a row it is missing. */
export const entryPaper = pgTable(
  "entry_paper",
  {
    applicantId: integer()
      .notNull()
      .references(() => entryClearance.applicantId, { onDelete: "cascade" }),
    /** From 1, in the order of the clearance's papers. */
    number: smallint().notNull(),
    fileId: uuid()
      .notNull()
      .references(() => storedFile.id),
    sentAt: timestamp({ withTimezone: true }).notNull(),
    state: text({ enum: ["sent", "accepted", "returned"] }).notNull(),
    /** Why it was returned; null otherwise. */
    note: text(),
    /** Whether the office saw the original. */
    isSighted: boolean().notNull().default(false),
    /** Incremented on every change, so that a decision on an older file is refused. */
    revision: integer().notNull().default(1),
    decidedBy: integer().references(() => account.id),
    decidedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.applicantId, table.number] }),
    index("entry_paper_file").on(table.fileId),
    check("entry_paper_state", sql`${table.state} in ('sent', 'accepted', 'returned')`),
    check("entry_paper_note", sql`(${table.state} = 'returned') = (${table.note} is not null)`),
  ],
);
