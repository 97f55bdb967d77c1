import { and, eq, inArray } from "drizzle-orm";
import type { ValueOf } from "../../../../contract/endpoint.ts";
import type { RecordParams } from "../../../../contract/shapes.ts";
import type { importIndexNumbers } from "../../../../contract/students/indexing-students.ts";
import { isSameName } from "../../../../rules/students/same-name.ts";
import { normaliseMatricNumber } from "../../accounts/identifiers.ts";
import { recordChanges } from "../../audit/record-change.ts";
import type { Transaction } from "../../db/database.ts";
import { indexingRecord } from "../../db/schema/council-indexing.ts";
import { student } from "../../db/schema/students.ts";
import type { ImportCall } from "../../imports/mount.ts";
import { requirePreviewed } from "../../imports/preview-mark.ts";
import { lockStudents, type RoundStudent, requireRound } from "./decide.ts";
import { indexingTexts } from "./texts.ts";

/** The columns of the council's answer. */
export const indexNumberColumns = {
  required: ["matric_number", "index_number"],
  optional: ["name"],
} as const;

type Column =
  | (typeof indexNumberColumns.required)[number]
  | (typeof indexNumberColumns.optional)[number];
type Call = ImportCall<Column, undefined, typeof RecordParams>;
type Preview = ValueOf<(typeof importIndexNumbers)["response"]["properties"]["preview"]>[number];

const texts = indexingTexts.import;

/** Rows per statement: PostgreSQL accepts at most 65,535 parameters. */
const atOnce = 1_000;

const normaliseIndexNumber = (text: string): string => text.trim().toUpperCase();

/** A student that a row gives a number, as long as nothing is wrong with it. */
interface Numbered {
  readonly row: number;
  readonly one: RoundStudent;
  readonly indexNumber: string;
}

/** Takes in the council's numbers. @throws 404; 409 `preview_outdated` */
export const importNumbers = async (tx: Transaction, call: Call): Promise<readonly Preview[]> => {
  const { college, account, params, rows } = call;
  const { programmeId } = await requireRound(tx, params.id);
  const known = await findStudents(tx, rows);
  const inRound = new Map(
    (await lockStudents(tx, params.id, [...known.values()])).map((one) => [one.matricNumber, one]),
  );
  const read = readRows(call, known, inRound);
  const good = await leaveOutTaken(tx, call, programmeId, read);
  requirePreviewed(
    call,
    good.map(({ row, one }) => [row, one.id]),
  );
  const fresh = good.filter(({ one }) => one.indexNumber === null);
  const indexed = { roundId: params.id, indexedAt: college.clock() };
  for (const { one, indexNumber } of fresh) {
    await tx
      .insert(indexingRecord)
      .values({ studentId: one.id, programmeId, indexNumber, ...indexed })
      .onConflictDoUpdate({
        target: [indexingRecord.studentId, indexingRecord.programmeId],
        set: { indexNumber, ...indexed },
      });
  }
  await recordChanges(
    college,
    tx,
    fresh.map(({ one, indexNumber }) => ({
      actorAccountId: account.id,
      action: "student.index",
      subject: `student:${one.id}`,
      before: { indexNumber: null },
      after: { indexNumber, name: one.name },
    })),
  );
  return rows.map(({ cells }) => ({
    matricNumber: cells.matric_number,
    name: inRound.get(normaliseMatricNumber(cells.matric_number))?.name ?? "",
    indexNumber: cells.index_number,
  }));
};

/** The ids of the college's students that the rows name, by matric number. */
const findStudents = async (
  tx: Transaction,
  rows: Call["rows"],
): Promise<ReadonlyMap<string, number>> => {
  const found = new Map<string, number>();
  for (let from = 0; from < rows.length; from += atOnce) {
    const numbers = rows
      .slice(from, from + atOnce)
      .map(({ cells }) => normaliseMatricNumber(cells.matric_number));
    const some = await tx
      .select({ id: student.id, matricNumber: student.matricNumber })
      .from(student)
      .where(inArray(student.matricNumber, numbers));
    for (const { id, matricNumber } of some) found.set(matricNumber, id);
  }
  return found;
};

const readRows = (
  { rows, problem }: Call,
  known: ReadonlyMap<string, number>,
  inRound: ReadonlyMap<string, RoundStudent>,
): readonly Numbered[] => {
  const rowOfStudent = new Map<number, number>();
  const rowOfNumber = new Map<string, number>();
  return rows.flatMap(({ row, cells }) => {
    const wrong = (column: Column, message: string): [] => {
      problem(row, column, message);
      return [];
    };
    const matricNumber = normaliseMatricNumber(cells.matric_number);
    const one = inRound.get(matricNumber);
    if (one === undefined) {
      return wrong("matric_number", known.has(matricNumber) ? texts.otherRound : texts.unknown);
    }
    const first = rowOfStudent.get(one.id);
    if (first !== undefined) return wrong("matric_number", texts.twice(first));
    rowOfStudent.set(one.id, row);
    const indexNumber = normaliseIndexNumber(cells.index_number);
    if (!/^[A-Z0-9][A-Z0-9/.-]{1,39}$/.test(indexNumber)) {
      return wrong("index_number", texts.number);
    }
    const same = rowOfNumber.get(indexNumber);
    if (same !== undefined) return wrong("index_number", texts.twice(same));
    rowOfNumber.set(indexNumber, row);
    if (one.indexNumber !== null && one.indexNumber !== indexNumber) {
      return wrong("index_number", texts.hasOther(one.indexNumber));
    }
    if (cells.name !== "" && !isSameName(cells.name, one.name)) {
      return wrong("name", texts.otherName(one.name));
    }
    return [{ row, one, indexNumber }];
  });
};

/** Numbers are unique among a council's students of a programme. */
const leaveOutTaken = async (
  tx: Transaction,
  { problem }: Call,
  programmeId: number,
  read: readonly Numbered[],
): Promise<readonly Numbered[]> => {
  const holders = new Map<string, { readonly id: number; readonly matricNumber: string }>();
  for (let from = 0; from < read.length; from += atOnce) {
    const numbers = read.slice(from, from + atOnce).map(({ indexNumber }) => indexNumber);
    const some = await tx
      .select({
        id: student.id,
        matricNumber: student.matricNumber,
        indexNumber: indexingRecord.indexNumber,
      })
      .from(indexingRecord)
      .innerJoin(student, eq(student.id, indexingRecord.studentId))
      .where(
        and(
          eq(indexingRecord.programmeId, programmeId),
          inArray(indexingRecord.indexNumber, numbers),
        ),
      );
    for (const { indexNumber, ...holder } of some) holders.set(indexNumber ?? "", holder);
  }
  return read.filter(({ row, one, indexNumber }) => {
    const holder = holders.get(indexNumber);
    if (holder === undefined || holder.id === one.id) return true;
    problem(row, "index_number", texts.taken(holder.matricNumber));
    return false;
  });
};
