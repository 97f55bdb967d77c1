import { asc, eq, inArray } from "drizzle-orm";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { promoteStudents } from "../../../contract/students/student-records.ts";
import { readReason } from "../audit/reason.ts";
import type { Cohort } from "../courses/programmes/rulebook.ts";
import type { Transaction } from "../db/database.ts";
import { account } from "../db/schema/accounts.ts";
import { department, programme, student } from "../db/schema/students.ts";
import { Refusal, refuseFields } from "../http/refusal.ts";
import { changedSince, previewOf } from "../records/preview-marks.ts";
import { studentTexts } from "./texts.ts";

export type BulkAnswer = ResponseOf<typeof promoteStudents>;

/** The result of a bulk action for one student: a change, a reason for no change, or an obstacle. */
export interface Evaluation<Change> {
  readonly student: BulkStudent;
  readonly before: string;
  readonly change: (Change & { readonly after: string }) | null;
  readonly note: string | null;
  readonly problem: { readonly code: string; readonly detail: string } | null;
}

interface BulkBody {
  readonly ids: readonly number[];
  readonly preview?: string | undefined;
}

/** Caps the named rows at what a person can review. */
const mostNamed = 200;

/** The answer of a dry run. */
export const previewAnswer = <Change>(
  rows: readonly Evaluation<Change>[],
  { ids }: BulkBody,
): BulkAnswer => {
  const changed = rows.filter(({ change }) => change !== null).length;
  const unknown = ids.length - rows.length;
  return {
    message: studentTexts.bulk.would(changed),
    preview: previewOf(rows.map(previewMark)),
    changed,
    problems: rows.filter(({ problem }) => problem !== null).length + unknown,
    rows: rows
      .map(({ student, before, change, note, problem }) => ({
        id: student.id,
        matricNumber: student.matricNumber,
        name: nameOf(student),
        department: student.department,
        before,
        after: change?.after ?? null,
        note,
        problem,
      }))
      .toSorted((one, other) => (one.matricNumber < other.matricNumber ? -1 : 1)),
  };
};

/** @throws 409 `preview_outdated` when a row has an obstacle, is gone, or differs from the preview. */
export const requireCurrent = <Change>(
  rows: readonly Evaluation<Change>[],
  { ids, preview = "" }: BulkBody,
): void => {
  const changed = new Set(changedSince(rows.map(previewMark), preview).map(({ id }) => id));
  const obstacles = rows.filter((row) => changed.has(row.student.id) || row.problem !== null);
  if (obstacles.length === 0 && rows.length === ids.length) return;
  throw new Refusal(409, {
    detail: studentTexts.bulk.outdated,
    code: "preview_outdated",
    rows: obstacles.slice(0, mostNamed).map(({ student, problem }) => ({
      id: student.id,
      matricNumber: student.matricNumber,
      name: nameOf(student),
      message: problem?.detail ?? studentTexts.bulk.changedSince,
    })),
  });
};

/** @throws 400 for a repeated student, and for a reason that is too short. */
export const readBulkReason = <
  Body extends { readonly ids: readonly number[]; readonly reason: string },
>(
  body: Body,
): string => {
  if (new Set(body.ids).size < body.ids.length) {
    throw refuseFields({ ids: [studentTexts.bulk.twice] });
  }
  return readReason(body.reason);
};

const previewMark = <Change>({ student, change, note, problem }: Evaluation<Change>) => ({
  id: student.id,
  state: JSON.stringify([
    student.revision,
    student.programmeId,
    student.level,
    student.standing,
    change?.after,
    note,
    problem?.code,
  ]),
});

const nameOf = ({ surname, firstName }: BulkStudent): string => `${surname} ${firstName}`;

/** One student of a bulk action. */
export interface BulkStudent extends Cohort {
  readonly id: number;
  readonly accountId: number;
  readonly matricNumber: string;
  readonly surname: string;
  readonly firstName: string;
  readonly email: string;
  readonly department: string;
  /** How many levels the programme has. */
  readonly years: number;
  readonly level: number;
  readonly standing: (typeof student.$inferSelect)["standing"];
  readonly revision: number;
}

/** Reads students in the order of their ids, and locks their rows for a write. */
export const readStudents = async (
  tx: Transaction,
  ids: readonly number[],
  { lock }: { readonly lock: boolean },
): Promise<readonly BulkStudent[]> => {
  if (lock) {
    await tx
      .select({ id: student.id })
      .from(student)
      .where(inArray(student.id, [...ids]))
      .orderBy(asc(student.id))
      .for("no key update");
  }
  return tx
    .select({
      id: student.id,
      accountId: student.accountId,
      matricNumber: student.matricNumber,
      surname: student.surname,
      firstName: student.firstName,
      email: account.email,
      department: department.name,
      programmeId: student.programmeId,
      entrySessionId: student.entrySessionId,
      years: programme.years,
      level: student.level,
      standing: student.standing,
      revision: student.revision,
    })
    .from(student)
    .innerJoin(account, eq(account.id, student.accountId))
    .innerJoin(department, eq(department.id, student.departmentId))
    .innerJoin(programme, eq(programme.id, student.programmeId))
    .where(inArray(student.id, [...ids]))
    .orderBy(asc(student.id));
};
