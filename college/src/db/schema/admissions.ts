import { sql } from "drizzle-orm";
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { account } from "./accounts.ts";
import { academicSession } from "./calendar.ts";
import { storedFile } from "./files.ts";
import { personalColumns } from "./personal-columns.ts";
import { searchIndexes } from "./search-indexes.ts";
import { department, programme, student } from "./students.ts";

/** A round of admission: who may apply from when to when, for what fee. Sessions carry their own title. */
export const applicationSession = pgTable(
  "application_session",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The academic session that its applicants are admitted into. */
    academicSessionId: integer()
      .notNull()
      .references(() => academicSession.id),
    /** `Remedial Admission`. */
    title: text().notNull(),
    opensAt: timestamp({ withTimezone: true }).notNull(),
    /** The first instant at which nothing is taken any more. */
    closesAt: timestamp({ withTimezone: true }).notNull(),
    screeningFeeKobo: integer().notNull(),
    /** Incremented on every change, so that a save based on an older revision is refused. */
    revision: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex("application_session_title").on(table.academicSessionId, table.title),
    check("application_session_dates", sql`${table.opensAt} < ${table.closesAt}`),
    check("application_session_fee", sql`${table.screeningFeeKobo} > 0`),
  ],
);

/** One sitting of the aptitude test; submission assigns an applicant to the earliest with room. */
export const testBatch = pgTable(
  "test_batch",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationSessionId: integer()
      .notNull()
      .references(() => applicationSession.id),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    capacity: integer().notNull(),
    /** How many are assigned; counted up under the row's lock. */
    assigned: integer().notNull().default(0),
    /** Incremented on every change, so that a save based on an older revision is refused. */
    revision: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex("test_batch_start").on(table.applicationSessionId, table.startsAt),
    check("test_batch_times", sql`${table.startsAt} < ${table.endsAt}`),
    check("test_batch_capacity", sql`${table.assigned} between 0 and ${table.capacity}`),
  ],
);

/** A department's requirements for O-level results. */
export const olevelRequirement = pgTable(
  "olevel_requirement",
  {
    departmentId: integer()
      .primaryKey()
      .references(() => department.id),
    /** How many subjects at C6 or better. */
    credits: smallint().notNull(),
    /** Groups of which one subject each must be among them. */
    subjects: jsonb().$type<string[][]>().notNull(),
    /** From at most so many sittings. */
    sittings: smallint().notNull(),
  },
  (table) => [
    check("olevel_requirement_credits", sql`${table.credits} between 0 and 9`),
    check("olevel_requirement_sittings", sql`${table.sittings} in (1, 2)`),
  ],
);

/** The last number given out of a series: application numbers by department, matric numbers by session. */
export const serialNumber = pgTable("serial_number", {
  /** `application:CHE`, `matric:2026`. */
  series: text().primaryKey(),
  last: integer().notNull(),
});

export const applicant = pgTable(
  "applicant",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .unique()
      .references(() => account.id),
    /** `COHT/CHE/00001`; the account's login. */
    applicationNo: text().notNull().unique(),
    applicationSessionId: integer()
      .notNull()
      .references(() => applicationSession.id),
    /** The preferred course of study. */
    departmentId: integer()
      .notNull()
      .references(() => department.id),
    /** The preferred programme of it; null where none was chosen, or the department has only one. */
    programmeId: integer(),
    signedUpAt: timestamp({ withTimezone: true }).notNull(),
    verifiedAt: timestamp({ withTimezone: true }),
    /** As rules/profiles/phone.ts writes it, so that one number is one applicant's. */
    phone: text().notNull().unique(),
    ...personalColumns,
    /** Null until the academic section is first saved. */
    numberOfSitting: smallint(),
    /** Null until the JAMB section is saved; empty where JAMB was not sat. */
    jambNo: text(),
    jambScore: smallint(),
    jambRevision: integer().notNull().default(0),
    submittedAt: timestamp({ withTimezone: true }),
    /** Unguessable; the QR code of printout and schedule leads to its confirmation. Set by submission. */
    documentCode: text().unique(),
    testBatchId: integer().references(() => testBatch.id),
    testNoticeSeenAt: timestamp({ withTimezone: true }),
    /** Percent. */
    testScore: smallint(),
    testTakenAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    foreignKey({
      name: "applicant_programme",
      columns: [table.programmeId, table.departmentId],
      foreignColumns: [programme.id, programme.departmentId],
    }),
    index("applicant_signed_up").on(table.signedUpAt, table.id),
    index("applicant_submitted_at").on(table.submittedAt, table.id),
    index("applicant_session").on(table.applicationSessionId, table.signedUpAt, table.id),
    index("applicant_department").on(table.departmentId),
    index("applicant_surname").on(table.surname, table.firstName, table.id),
    // With what the counts of those who wait for a score or a decision need, so that they are read without the rows.
    index("applicant_batch").on(table.testBatchId, table.testScore, table.id),
    ...searchIndexes("applicant", table, table.applicationNo),
    check("applicant_sittings", sql`${table.numberOfSitting} in (1, 2)`),
    check("applicant_jamb_score", sql`${table.jambScore} between 0 and 400`),
    check("applicant_test_score", sql`${table.testScore} between 0 and 100`),
    check(
      "applicant_submitted",
      sql`(${table.submittedAt} is null) = (${table.testBatchId} is null) and (${table.submittedAt} is null) = (${table.documentCode} is null)`,
    ),
    check("applicant_tested", sql`(${table.testScore} is null) = (${table.testTakenAt} is null)`),
  ],
);

export interface SubjectGrade {
  readonly name: string;
  readonly grade: string;
}

export const olevelSitting = pgTable(
  "olevel_sitting",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicantId: integer()
      .notNull()
      .references(() => applicant.id, { onDelete: "cascade" }),
    /** 1 or 2. */
    sitting: smallint().notNull(),
    schoolName: text().notNull(),
    examType: text().notNull(),
    year: text().notNull(),
    examNumber: text().notNull(),
    subjects: jsonb().$type<readonly SubjectGrade[]>().notNull(),
    resultFileId: uuid().references(() => storedFile.id),
    revision: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex("olevel_sitting_one").on(table.applicantId, table.sitting),
    // What the counts of unchecked and changed ones need, without the rows, which are long.
    index("olevel_sitting_revision").on(table.id, table.revision, table.applicantId),
    check("olevel_sitting_number", sql`${table.sitting} in (1, 2)`),
  ],
);

/** The office's finding when it compared a sitting's certificate with the claimed grades. */
export const sittingCheck = pgTable(
  "sitting_check",
  {
    sittingId: integer()
      .primaryKey()
      .references(() => olevelSitting.id, { onDelete: "cascade" }),
    outcome: text({ enum: ["verified", "queried"] }).notNull(),
    /** The sitting's revision that was looked at: a later one is unchecked again. */
    sittingRevision: integer().notNull(),
    /** The query as the applicant reads it; set when the sitting is queried. */
    query: text(),
    checkedAt: timestamp({ withTimezone: true }).notNull(),
    checkedBy: integer()
      .notNull()
      .references(() => account.id),
  },
  (table) => [
    check("sitting_check_outcome", sql`${table.outcome} in ('verified', 'queried')`),
    check(
      "sitting_check_query",
      sql`(${table.outcome} = 'queried') = (${table.query} is not null)`,
    ),
  ],
);

/** A link that verifies an email address; only its hash is stored. */
export const emailVerification = pgTable(
  "email_verification",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    tokenHash: text().notNull().unique(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index("email_verification_account").on(table.accountId)],
);

export const admissionDecision = pgTable(
  "admission_decision",
  {
    applicantId: integer()
      .primaryKey()
      .references(() => applicant.id),
    outcome: text({ enum: ["admitted", "waiting_list", "not_admitted"] }).notNull(),
    /** What they are admitted to; set where they are. */
    departmentId: integer().references(() => department.id),
    /** The programme of it. */
    programmeId: integer(),
    /** Why not; set where they are not admitted. */
    reason: text(),
    decidedAt: timestamp({ withTimezone: true }).notNull(),
    /** The last day on which the offer can be answered, in the college's time zone. */
    answerBy: date({ mode: "string" }),
    answer: text({ enum: ["accepted", "declined"] }),
    answeredAt: timestamp({ withTimezone: true }),
    /** The student that an accepted offer made; null where the matric number comes with the entry clearance, until then. */
    studentId: integer()
      .unique()
      .references(() => student.id),
    /** Unguessable; the letter's QR code leads to its confirmation. Set where they are admitted. */
    letterCode: text().unique(),
  },
  (table) => [
    foreignKey({
      name: "admission_decision_programme",
      columns: [table.programmeId, table.departmentId],
      foreignColumns: [programme.id, programme.departmentId],
    }),
    index("admission_decision_department").on(table.departmentId),
    check(
      "admission_decision_offer",
      sql`(${table.outcome} = 'admitted') = (${table.departmentId} is not null) and (${table.departmentId} is not null or ${table.programmeId} is null) and (${table.outcome} = 'admitted') = (${table.answerBy} is not null) and (${table.outcome} = 'admitted') = (${table.letterCode} is not null)`,
    ),
    check(
      "admission_decision_reason",
      sql`(${table.outcome} = 'not_admitted') = (${table.reason} is not null)`,
    ),
    check(
      "admission_decision_answer",
      sql`(${table.answer} is null) = (${table.answeredAt} is null) and (${table.answer} is null or ${table.outcome} = 'admitted') and (${table.studentId} is null or coalesce(${table.answer}, '') = 'accepted')`,
    ),
  ],
);
