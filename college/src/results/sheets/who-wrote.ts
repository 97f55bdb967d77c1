import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "../../db/database.ts";
import { auditEntry, staffMember } from "../../db/schema/staff.ts";
import type { ScoreField } from "./merge-cells.ts";
import type { SheetPlace } from "./read-place.ts";
import { scoreActions, sheetSubject } from "./write-cells.ts";

interface Cell {
  readonly matricNumber: string;
  readonly field: ScoreField;
}

/**
 * The last who wrote each of these cells, by account and name: a student's row tells who wrote the last of its cells alone, so the
 * audit log is asked.
 */
export const readWriters = async (
  tx: Transaction,
  place: Pick<SheetPlace, "courseId" | "semesterId">,
  cells: readonly Cell[],
): Promise<readonly ({ readonly accountId: number; readonly name: string } | undefined)[]> => {
  if (cells.length === 0) return [];
  const wanted = sql`json_to_recordset(${JSON.stringify(cells)}::json) as wanted("matricNumber" text, field text)`;
  const rows = await tx
    .selectDistinctOn([sql`wanted."matricNumber"`, sql`wanted.field`], {
      matricNumber: sql<string>`wanted."matricNumber"`,
      field: sql<string>`wanted.field`,
      accountId: auditEntry.actorAccountId,
      name: sql<string>`${staffMember.firstName} || ' ' || ${staffMember.surname}`,
    })
    .from(auditEntry)
    .innerJoin(staffMember, eq(staffMember.accountId, auditEntry.actorAccountId))
    .innerJoin(
      sql`${wanted}`,
      sql`jsonb_exists(${auditEntry.after} -> wanted."matricNumber", wanted.field)`,
    )
    .where(
      and(
        eq(auditEntry.subject, sheetSubject(place)),
        inArray(auditEntry.action, [...scoreActions]),
      ),
    )
    .orderBy(sql`wanted."matricNumber"`, sql`wanted.field`, desc(auditEntry.id));
  const byCell = new Map(rows.map((row) => [`${row.field} ${row.matricNumber}`, row]));
  return cells.map(({ matricNumber, field }) => byCell.get(`${field} ${matricNumber}`));
};
