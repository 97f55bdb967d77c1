import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { account } from "./accounts.ts";
import { storedFile } from "./files.ts";

export const department = pgTable("department", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** `CHE`, as it stands in application numbers. */
  code: text().notNull().unique(),
  name: text().notNull().unique(),
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
    surname: text().notNull(),
    firstName: text().notNull(),
    otherName: text(),
    departmentId: integer()
      .notNull()
      .references(() => department.id),
    /** 100, 200, 300… */
    level: smallint().notNull(),
    passportFileId: uuid().references(() => storedFile.id),
    phone: text(),
    sex: text({ enum: ["Female", "Male"] }),
    dateOfBirth: date({ mode: "string" }),
    maritalStatus: text(),
    nationality: text(),
    stateOfOrigin: text(),
    lga: text(),
    bloodGroup: text(),
    emergencyContact: text(),
    address: text(),
    religion: text(),
    parentName: text(),
    parentPhone: text(),
    parentAddress: text(),
    maidenName: text(),
  },
  (table) => [check("student_level", sql`${table.level} between 100 and 900`)],
);
