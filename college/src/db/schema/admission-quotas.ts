import { sql } from "drizzle-orm";
import { check, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { applicationSession } from "./admissions.ts";
import { department, programme } from "./students.ts";

/** How many a department takes from one round of admission. */
export const admissionQuota = pgTable(
  "admission_quota",
  {
    applicationSessionId: integer()
      .notNull()
      .references(() => applicationSession.id, { onDelete: "cascade" }),
    departmentId: integer()
      .notNull()
      .references(() => department.id),
    places: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationSessionId, table.departmentId] }),
    check("admission_quota_places", sql`${table.places} >= 0`),
  ],
);

/** How many a programme takes of its department's places in one round of admission. */
export const programmeQuota = pgTable(
  "programme_quota",
  {
    applicationSessionId: integer()
      .notNull()
      .references(() => applicationSession.id, { onDelete: "cascade" }),
    programmeId: integer()
      .notNull()
      .references(() => programme.id, { onDelete: "cascade" }),
    places: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationSessionId, table.programmeId] }),
    check("programme_quota_places", sql`${table.places} >= 0`),
  ],
);
