import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

/** A sign-in of one kind. One person may hold several: an applicant's account lives on beside the student's. */
export const account = pgTable(
  "account",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: ["applicant", "student", "staff"] }).notNull(),
    /** The name for signing in: for students and applicants the matric or application number, in upper case. */
    login: text().notNull(),
    /** In lower case. */
    email: text().notNull(),
    /** argon2id, with its parameters. */
    passwordHash: text().notNull(),
    mustChangePassword: boolean().notNull().default(false),
    suspendedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("account_login").on(table.kind, table.login),
    uniqueIndex("account_email").on(table.kind, table.email),
    check("account_kind", sql`${table.kind} in ('applicant', 'student', 'staff')`),
    check("account_email_lower", sql`${table.email} = lower(${table.email})`),
  ],
);

/**
 * One sign-in: access tokens name it, and refresh tokens descend from it. Ending it (sign-out, a reset password, a
 * suspension, a stolen refresh token) revokes all of them at once. Concurrent refreshes and sign-outs lock its row.
 */
export const signIn = pgTable(
  "sign_in",
  {
    id: uuid().primaryKey(),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    /** When its youngest refresh token expires; after that nothing can use it. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index("sign_in_account").on(table.accountId),
    index("sign_in_expires").on(table.expiresAt),
  ],
);

/** One issued refresh token; its JWT is made again from this row, never stored. */
export const refreshToken = pgTable(
  "refresh_token",
  {
    id: uuid().primaryKey(),
    signInId: uuid()
      .notNull()
      .references(() => signIn.id, { onDelete: "cascade" }),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** When it was exchanged; the successor is given again for a short while, after that reuse is theft. */
    usedAt: timestamp({ withTimezone: true }),
    successorId: uuid(),
  },
  (table) => [index("refresh_token_sign_in").on(table.signInId)],
);

export const passwordReset = pgTable(
  "password_reset",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    codeHash: text().notNull(),
    triesLeft: smallint().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index("password_reset_account").on(table.accountId),
    check("password_reset_tries", sql`${table.triesLeft} >= 0`),
  ],
);

/** Attempts counted against a limit (sign-ins, one-time codes), shared by every college process. */
export const attempt = pgTable(
  "attempt",
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: timestamp({ withTimezone: true }),
  },
  (table) => [index("attempt_expire").on(table.expire)],
);
