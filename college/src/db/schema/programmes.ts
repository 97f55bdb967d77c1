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
} from "drizzle-orm/pg-core";
import type { AwardClass, ElectiveCredits } from "../../../../rules/results/programme-rules.ts";
import { academicSession } from "./calendar.ts";
import { course } from "./courses.ts";
import { programme } from "./students.ts";

/**
 * A programme's rules for the cohorts that begin in a session or later, until the next rules. Cohorts before the first rules
 * go by the college's defaults.
 */
export const programmeRules = pgTable(
  "programme_rules",
  {
    programmeId: integer()
      .notNull()
      .references(() => programme.id, { onDelete: "cascade" }),
    fromSessionId: integer()
      .notNull()
      .references(() => academicSession.id),
    /** The least total that passes a course. */
    passMark: smallint().notNull(),
    /** How many of the 100 marks are for continuous assessment. */
    caMaximum: smallint().notNull(),
    /** The least CGPA for graduation, in hundredths. */
    graduationCgpa: smallint().notNull(),
    /** The least CGPA of a session in good standing, in hundredths. */
    standingCgpa: smallint().notNull(),
    /** Who fails courses of more credit units than these repeats the level. */
    standingCarryoverCredits: smallint().notNull(),
    /** The best first. */
    classes: jsonb().$type<readonly AwardClass[]>().notNull(),
    electiveCredits: jsonb().$type<readonly ElectiveCredits[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.programmeId, table.fromSessionId] }),
    check("programme_rules_pass_mark", sql`${table.passMark} between 1 and 100`),
    check("programme_rules_ca", sql`${table.caMaximum} between 0 and 100`),
    check(
      "programme_rules_cgpa",
      sql`${table.graduationCgpa} between 0 and 500 and ${table.standingCgpa} between 0 and 500`,
    ),
    check("programme_rules_carryovers", sql`${table.standingCarryoverCredits} >= 0`),
  ],
);

/** A course of a programme's rules. Rules without courses leave them to the department's. */
export const programmeCourse = pgTable(
  "programme_course",
  {
    programmeId: integer().notNull(),
    fromSessionId: integer().notNull(),
    courseId: integer()
      .notNull()
      .references(() => course.id),
    /** False for an elective. */
    isRequired: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.programmeId, table.fromSessionId, table.courseId] }),
    index("programme_course_course").on(table.courseId),
    foreignKey({
      name: "programme_course_rules",
      columns: [table.programmeId, table.fromSessionId],
      foreignColumns: [programmeRules.programmeId, programmeRules.fromSessionId],
    }).onDelete("cascade"),
  ],
);
