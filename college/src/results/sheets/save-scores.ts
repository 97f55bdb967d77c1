import type { BodyOf, ResponseOf, ValueOf } from "../../../../contract/endpoint.ts";
import type { saveScores as endpoint } from "../../../../contract/results/sheet-changes.ts";
import type { SheetParams } from "../../../../contract/results/sheets.ts";
import { isComplete } from "../../../../rules/results/score.ts";
import type { Account } from "../../accounts/guard.ts";
import type { College } from "../../context.ts";
import { readRulebook } from "../../courses/programmes/rulebook.ts";
import type { Transaction } from "../../db/database.ts";
import { mergeCells, readWriters, writeCells } from "./cells.ts";
import { maximaOf, readRoster } from "./roster.ts";
import { lockSheet, openSheet, readOwnPlace, requireStep, type SheetPlace } from "./sheet.ts";
import { sheetTexts } from "./texts.ts";

type Body = BodyOf<typeof endpoint>;
type Answer = ResponseOf<typeof endpoint>;

/**
 * Saves cells of a sheet for a lecturer of the course, each independently: a cell that a colleague changed meanwhile is
 * kept and answered as a conflict, an invalid one is answered as a problem.
 * @throws 404; 403 `not_assigned`; 409 `wrong_state`
 */
export const saveScores = (
  college: College,
  account: Account,
  params: ValueOf<typeof SheetParams>,
  { cells }: Body,
): Promise<Answer> =>
  college.db.transaction(async (tx) => {
    const place = await readOwnPlace(tx, account, params);
    // A concurrent insert of the empty draft was awaited; the second attempt sees its marks.
    return (
      (await trySave(college, tx, account, place, cells)) ??
      (await trySave(college, tx, account, place, cells)) ??
      raiseLost()
    );
  });

const raiseLost = (): never => {
  throw new Error("a sheet that somebody else wrote is not there");
};

const trySave = async (
  college: College,
  tx: Transaction,
  account: Account,
  place: SheetPlace,
  cells: Body["cells"],
): Promise<Answer | undefined> => {
  const status = await lockSheet(tx, place);
  requireStep(status, "enter");
  const rulebook = await readRulebook(tx, college.config);
  const roster = await readRoster(tx, place, status.version, rulebook);
  const students = new Map(roster.map((one) => [one.studentId, one]));
  const merged = mergeCells(cells, {
    stored: students,
    maximaOf: maximaOf(students),
    obstacleOf: (id) => {
      const found = students.get(id);
      if (found === undefined) return sheetTexts.notOnSheet;
      return found.isDropped ? sheetTexts.dropped : null;
    },
  });
  if (merged.changes.length > 0) {
    if (!status.isWritten && !(await openSheet(tx, place))) return undefined;
    const matricNumbers = new Map(roster.map((one) => [one.studentId, one.matricNumber]));
    await writeCells(college, tx, account, place, {
      ...merged,
      matricNumbers,
      action: "result.enter",
    });
  }
  const writers = await readWriters(
    tx,
    place,
    merged.conflicts.map(({ studentId, field }) => ({
      matricNumber: students.get(studentId)?.matricNumber ?? "",
      field,
    })),
  );
  return {
    saved: merged.saved,
    conflicts: merged.conflicts.map((conflict, at) => {
      const writer = writers[at];
      const isColleague = writer !== undefined && writer.accountId !== account.id;
      return { ...conflict, by: isColleague ? writer.name : null };
    }),
    problems: [...merged.problems],
    entered: roster.filter(
      (one) =>
        !one.isDropped &&
        (one.standing !== "active" || isComplete(merged.scores.get(one.studentId) ?? one)),
    ).length,
  };
};
