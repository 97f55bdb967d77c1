import { sql } from "drizzle-orm";
import {
  check,
  date,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { planUnlocks } from "../../../../contract/payments/plans.ts";
import { account } from "./accounts.ts";
import { academicSession } from "./calendar.ts";
import { sponsor } from "./sponsors.ts";
import { department } from "./students.ts";

/**
 * How tuition of a session is paid in shares: by everybody, or by a department, a level, the students of a sponsor, or several of
 * these together. Of several plans for one student the most particular counts. A deferred trigger holds what its shares must come to (migration 0017).
 */
export const paymentPlan = pgTable(
  "payment_plan",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    sessionId: integer()
      .notNull()
      .references(() => academicSession.id),
    departmentId: integer().references(() => department.id),
    level: smallint(),
    /** For the students on this sponsor's list of the session. */
    sponsorId: integer().references(() => sponsor.id),
    /** Incremented on every change, so that a save based on an older revision is refused. */
    revision: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex("payment_plan_one").on(
      table.sessionId,
      sql`coalesce(${table.departmentId}, 0)`,
      sql`coalesce(${table.level}, 0)`,
      sql`coalesce(${table.sponsorId}, 0)`,
    ),
    check("payment_plan_level", sql`${table.level} between 100 and 900`),
  ],
);

/** A share of a plan. */
export const paymentPlanShare = pgTable(
  "payment_plan_share",
  {
    planId: integer()
      .notNull()
      .references(() => paymentPlan.id, { onDelete: "cascade" }),
    /** From 1. */
    number: smallint().notNull(),
    percent: smallint().notNull(),
    /** The sum of this percentage and those of the shares before it. */
    throughPercent: smallint().notNull(),
    /** The last day on which it is in time, in the college's time zone. */
    dueDate: date({ mode: "string" }).notNull(),
    /** What opens once it is paid. */
    unlocks: text({ enum: planUnlocks }).array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.number] }),
    check("payment_plan_share_percent", sql`${table.percent} between 1 and 100`),
    check(
      "payment_plan_share_unlocks",
      sql`${table.unlocks} <@ array['registration', 'hostel', 'examination']`,
    ),
  ],
);

/** A mail that was sent about a share: each is sent once. A share that moves to another date is another one. */
export const planReminder = pgTable(
  "plan_reminder",
  {
    accountId: integer()
      .notNull()
      .references(() => account.id),
    sessionId: integer()
      .notNull()
      .references(() => academicSession.id),
    dueDate: date({ mode: "string" }).notNull(),
    /** `coming`: days before the date. `overdue`: after it. */
    kind: text({ enum: ["coming", "overdue"] }).notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.sessionId, table.dueDate, table.kind] }),
  ],
);
