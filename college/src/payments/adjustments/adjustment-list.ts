import { eq, gte, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { adjustments, exportAdjustments } from "../../../../contract/payments/adjustments.ts";
import type { Database } from "../../db/database.ts";
import { adjustment, adjustmentLine } from "../../db/schema/adjustments.ts";
import { staffMember } from "../../db/schema/staff.ts";
import { student } from "../../db/schema/students.ts";
import { endOfDay, startOfDay } from "../../lists/day-range.ts";
import { defineList } from "../../lists/list.ts";
import { colleagueName, personName } from "../../lists/names.ts";
import { nairaOf } from "../fees/amounts.ts";
import { payersMatching } from "../records/payers.ts";
import { shownAdjustment, shownColumns } from "./shown.ts";

const asker = alias(staffMember, "asker");

const loweredKobo = sql`(select sum(l.from_kobo - l.to_kobo) from ${adjustmentLine} l
  where l.adjustment_id = ${adjustment}.id)`.mapWith(Number);

/** Adjustments with who asked and the student; each join finds one row. */
export const selectAdjustments = (db: Database) =>
  db
    .select({
      ...shownColumns,
      loweredKobo,
      reason: adjustment.reason,
      note: adjustment.note,
      askedBy: colleagueName(asker),
      studentId: student.id,
      matricNumber: student.matricNumber,
      name: personName(student),
    })
    .from(adjustment)
    .innerJoin(student, eq(student.accountId, adjustment.accountId))
    .leftJoin(asker, eq(asker.accountId, adjustment.askedBy))
    .$dynamic();

type ListedRow = Awaited<ReturnType<typeof selectAdjustments>>[number];

/** One adjustment in the form of the contract's list. */
export const listedAdjustment = ({
  loweredKobo: kobo,
  askedBy,
  studentId,
  matricNumber,
  name,
  id,
  state,
  kind,
  askedAt,
  decidedAt,
  lines,
}: ListedRow) => ({
  ...shownAdjustment({ id, state, kind, askedAt, decidedAt, lines }),
  amount: nairaOf(kobo),
  askedBy,
  student: { id: studentId, matricNumber, name },
});

/** Adjustments in every state, for the bursary and the office. */
export const adjustmentList = defineList({
  name: "adjustments",
  endpoint: adjustments,
  exported: exportAdjustments,
  query: selectAdjustments,
  id: adjustment.id,
  sorts: { asked_at: [adjustment.askedAt], amount: [loweredKobo] },
  filters: {
    state: (state) => eq(adjustment.state, state),
    kind: (kind) => eq(adjustment.kind, kind),
    from: (day, { college }) => gte(adjustment.askedAt, startOfDay(college, "from", day)),
    until: (day, { college }) => lt(adjustment.askedAt, endOfDay(college, "until", day)),
  },
  search: (text) => sql`${adjustment.accountId} in (${payersMatching(text)})`,
  row: listedAdjustment,
  columns: [
    { heading: "Adjustment", cell: (row) => row.id },
    { heading: "State", cell: (row) => row.state },
    { heading: "Kind", cell: (row) => row.kind },
    { heading: "Matric number", cell: (row) => row.matricNumber },
    { heading: "Name", cell: (row) => row.name },
    { heading: "Charges", cell: (row) => row.lines.map(({ label }) => label).join("; ") },
    { heading: "Taken back (NGN)", cell: (row) => nairaOf(row.loweredKobo) },
    { heading: "Reason", cell: (row) => row.reason },
    { heading: "Asked", cell: (row) => row.askedAt },
    { heading: "Asked by", cell: (row) => row.askedBy },
    { heading: "Decided", cell: (row) => row.decidedAt },
    { heading: "Note", cell: (row) => row.note },
  ],
});
