import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import {
  exportRemittanceShares,
  type remittanceShareStates,
  remittanceShares,
} from "../../../../contract/payments/sponsor-remittances.ts";
import type { Database } from "../../db/database.ts";
import { receiptVoid } from "../../db/schema/counter.ts";
import { receipt } from "../../db/schema/ledger.ts";
import { remittanceShare, sponsorReceipt, sponsorRemittance } from "../../db/schema/sponsors.ts";
import { department, student } from "../../db/schema/students.ts";
import { defineList, type ListContext } from "../../lists/list.ts";
import { personName } from "../../lists/names.ts";
import { studentMatches } from "../../lists/search.ts";
import { nairaOf } from "../fees/amounts.ts";
import { readClaims } from "./claims.ts";

type State = (typeof remittanceShareStates)[number];

/** Shares with student, receipt, and the void that waits. */
const selectShares = (db: Database) =>
  db
    .select({
      id: remittanceShare.id,
      studentId: student.id,
      matricNumber: student.matricNumber,
      name: personName(student),
      department: department.name,
      level: student.level,
      amountKobo: remittanceShare.amountKobo,
      receiptId: sponsorReceipt.receiptId,
      receiptNumber: sponsorReceipt.number,
      isReversed: receipt.isReversed,
      voidId: receiptVoid.id,
    })
    .from(remittanceShare)
    .innerJoin(student, eq(student.id, remittanceShare.studentId))
    .innerJoin(department, eq(department.id, student.departmentId))
    .leftJoin(sponsorReceipt, eq(sponsorReceipt.shareId, remittanceShare.id))
    .leftJoin(receipt, eq(receipt.id, sponsorReceipt.receiptId))
    .leftJoin(
      receiptVoid,
      and(eq(receiptVoid.receiptId, sponsorReceipt.receiptId), isNull(receiptVoid.isApproved)),
    )
    .$dynamic();

type ShareRow = Awaited<ReturnType<typeof selectShares>>[number];

const stateOf = ({ receiptId, isReversed, voidId }: ShareRow): State => {
  if (receiptId === null) return "planned";
  if (isReversed === true) return "voided";
  return voidId === null ? "credited" : "void_asked";
};

const inState: Readonly<Record<State, SQL | undefined>> = {
  planned: isNull(sponsorReceipt.receiptId),
  credited: and(eq(receipt.isReversed, false), isNull(receiptVoid.id)),
  void_asked: and(eq(receipt.isReversed, false), sql`${receiptVoid.id} is not null`),
  voided: eq(receipt.isReversed, true),
};

/** What is outstanding of each claim, by share, in kobo. */
const readOutstanding = async ({
  college: { db },
  filters,
}: ListContext): Promise<ReadonlyMap<number, number>> => {
  const shares = await db
    .select({ id: remittanceShare.id, studentId: remittanceShare.studentId })
    .from(remittanceShare)
    .where(eq(remittanceShare.remittanceId, Number(filters?.remittance)));
  const [remittance] = await db
    .select({ sponsorshipId: sponsorRemittance.sponsorshipId })
    .from(sponsorRemittance)
    .where(eq(sponsorRemittance.id, Number(filters?.remittance)));
  const claims = await readClaims(db, remittance?.sponsorshipId ?? 0);
  const outstanding = new Map(claims.map((claim) => [claim.id, claim.outstandingKobo]));
  return new Map(shares.map(({ id, studentId }) => [id, outstanding.get(studentId) ?? 0]));
};

const outstandingOf = (row: ShareRow, { numbers }: ListContext): number =>
  nairaOf(numbers?.get(row.id) ?? 0);

/** What a remittance brings each student. */
export const shareList = defineList({
  name: "remittance-shares",
  endpoint: remittanceShares,
  exported: exportRemittanceShares,
  query: selectShares,
  numbers: readOutstanding,
  isNumbered: ({ filters }) => filters?.differs !== undefined,
  id: remittanceShare.id,
  sorts: {
    matric_number: [student.matricNumber],
    name: [student.surname, student.firstName],
    amount: [remittanceShare.amountKobo],
  },
  filters: {
    remittance: (id) => eq(remittanceShare.remittanceId, id),
    state: (state) => inState[state],
    differs: (differs, { numbers }) => {
      const outstanding = JSON.stringify(Object.fromEntries(numbers ?? []));
      const isSame = sql`(${outstanding}::jsonb ->> ${remittanceShare.id}::text)::float8 = ${remittanceShare.amountKobo}`;
      return differs ? sql`not ${isSame}` : isSame;
    },
  },
  search: studentMatches,
  row: (row, context) => ({
    studentId: row.studentId,
    matricNumber: row.matricNumber,
    name: row.name,
    department: row.department,
    level: row.level,
    amount: nairaOf(row.amountKobo),
    outstanding: outstandingOf(row, context),
    state: stateOf(row),
    receiptId: row.receiptId,
    receiptNumber: row.receiptNumber,
  }),
  columns: [
    { heading: "Matric number", cell: (row) => row.matricNumber },
    { heading: "Name", cell: (row) => row.name },
    { heading: "Department", cell: (row) => row.department },
    { heading: "Level", cell: (row) => row.level },
    { heading: "Amount (NGN)", cell: (row) => nairaOf(row.amountKobo) },
    { heading: "Outstanding (NGN)", cell: outstandingOf },
    { heading: "State", cell: stateOf },
    { heading: "Receipt", cell: (row) => row.receiptNumber },
  ],
});
