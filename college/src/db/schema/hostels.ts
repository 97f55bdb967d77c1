import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { account } from "./accounts.ts";
import { academicSession } from "./calendar.ts";
import { student } from "./students.ts";

/** The kinds of student, as `student.sex` has them; a hostel is for one. */
export const hostelKinds = ["Female", "Male"] as const;

export const hostel = pgTable(
  "hostel",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull().unique(),
    kind: text({ enum: hostelKinds }).notNull(),
    /** Incremented on every change, so that a save based on an older revision is refused. */
    revision: integer().notNull().default(1),
  },
  (table) => [check("hostel_kind", sql`${table.kind} in ('Female', 'Male')`)],
);

export const room = pgTable(
  "room",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    hostelId: integer()
      .notNull()
      .references(() => hostel.id),
    /** 0 is the ground floor. */
    floor: smallint().notNull(),
    /** `A-101`: unique in the college, because people refer to a room by its number alone (§3 "Hostel dashboard"). */
    number: text().notNull().unique(),
    /** Incremented on every change, so that a save based on an older revision is refused. */
    revision: integer().notNull().default(1),
  },
  (table) => [index("room_hostel").on(table.hostelId)],
);

export const bed = pgTable(
  "bed",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    roomId: integer()
      .notNull()
      .references(() => room.id),
    number: smallint().notNull(),
    /** False while it is broken or kept back: it cannot be claimed. */
    isUsable: boolean().notNull().default(true),
    /** The office's reason for taking it out of use; null for a usable bed, or when no reason was given. */
    outOfUseReason: text(),
  },
  (table) => [
    unique("bed_number").on(table.roomId, table.number),
    check("bed_number_positive", sql`${table.number} > 0`),
    check("bed_out_of_use", sql`not ${table.isUsable} or ${table.outOfUseReason} is null`),
  ],
);

/** When beds of a session can be applied for. */
export const hostelSettings = pgTable("hostel_settings", {
  sessionId: integer()
    .primaryKey()
    .references(() => academicSession.id),
  isApplicationOpen: boolean().notNull(),
  /** The first instant at which nothing is taken any more; null where none is set. */
  applicationDeadline: timestamp({ withTimezone: true }),
  /** Incremented on every change, so that a save based on an older revision is refused. */
  revision: integer().notNull().default(1),
});

/** An application and what became of it; the bed that it holds, while it holds one, is in `bed_claim`. */
export const hostelApplication = pgTable(
  "hostel_application",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    studentId: integer()
      .notNull()
      .references(() => student.id),
    sessionId: integer()
      .notNull()
      .references(() => academicSession.id),
    /** The bed applied for, or moved to since. */
    bedId: integer()
      .notNull()
      .references(() => bed.id),
    status: text({ enum: ["pending", "approved", "rejected", "released"] }).notNull(),
    appliedAt: timestamp({ withTimezone: true }).notNull(),
    /** The caller's `Idempotency-Key`. */
    requestKey: text(),
    /** The bed that was sent with it: `bedId` moves. */
    requestBedId: integer().references(() => bed.id),
    decidedAt: timestamp({ withTimezone: true }),
    decidedBy: integer().references(() => account.id),
    /** Why it was rejected or released. */
    reason: text(),
    /** Unguessable; the printout's QR code leads to its confirmation. Set by approval. */
    printoutCode: text().unique(),
  },
  (table) => [
    uniqueIndex("hostel_application_standing")
      .on(table.sessionId, table.studentId)
      .where(sql`${table.status} in ('pending', 'approved')`),
    uniqueIndex("hostel_application_request").on(table.studentId, table.requestKey),
    index("hostel_application_student").on(table.studentId, table.sessionId),
    index("hostel_application_status").on(table.sessionId, table.status, table.appliedAt),
    unique("hostel_application_claim").on(table.id, table.sessionId, table.studentId),
    check(
      "hostel_application_status",
      sql`${table.status} in ('pending', 'approved', 'rejected', 'released')`,
    ),
    check(
      "hostel_application_request_bed",
      sql`(${table.requestKey} is null) = (${table.requestBedId} is null)`,
    ),
    check(
      "hostel_application_reason",
      sql`(${table.status} in ('rejected', 'released')) = (${table.reason} is not null)`,
    ),
    check(
      "hostel_application_printout",
      sql`${table.status} <> 'approved' or ${table.printoutCode} is not null`,
    ),
  ],
);

/**
 * The claim to a bed in a session, by a standing application or by a temporary offer to a student on the waiting list.
 * The unique keys guarantee one student per bed and one bed per student under concurrency.
 */
export const bedClaim = pgTable(
  "bed_claim",
  {
    sessionId: integer()
      .notNull()
      .references(() => academicSession.id),
    bedId: integer()
      .notNull()
      .references(() => bed.id),
    studentId: integer()
      .notNull()
      .references(() => student.id),
    /** The standing application that holds it; null while it is only offered. */
    applicationId: integer(),
    /** When an offer ends; null for a holder. */
    offeredUntil: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.bedId] }),
    unique("bed_claim_student").on(table.sessionId, table.studentId),
    index("bed_claim_offer").on(table.offeredUntil),
    foreignKey({
      name: "bed_claim_application",
      columns: [table.applicationId, table.sessionId, table.studentId],
      foreignColumns: [
        hostelApplication.id,
        hostelApplication.sessionId,
        hostelApplication.studentId,
      ],
    }),
    check(
      "bed_claim_kind",
      sql`(${table.applicationId} is null) <> (${table.offeredUntil} is null)`,
    ),
  ],
);

/** Students waiting for a bed, first come, first offered. A row goes when they take a bed, leave, or let an offer lapse. */
export const hostelWaiting = pgTable(
  "hostel_waiting",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    sessionId: integer()
      .notNull()
      .references(() => academicSession.id),
    studentId: integer()
      .notNull()
      .references(() => student.id),
    joinedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [unique("hostel_waiting_student").on(table.sessionId, table.studentId)],
);
