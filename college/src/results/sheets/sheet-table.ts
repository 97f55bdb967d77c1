import type { ValueOf } from "../../../../contract/endpoint.ts";
import type { SheetParams } from "../../../../contract/results/sheets.ts";
import { gradeScales } from "../../../../rules/results/grade-scale.ts";
import type { Account } from "../../accounts/guard.ts";
import type { College } from "../../context.ts";
import type { WholeTable } from "../../lists/export.ts";
import { readStanding } from "./hold-sheet.ts";
import { readPlace } from "./read-place.ts";
import { readRoster } from "./read-roster.ts";

/** A sheet for a spreadsheet, under the headings that the import knows: those who take the course. @throws 404 */
export const sheetTable = async (
  { db, config }: College,
  account: Account,
  params: ValueOf<typeof SheetParams>,
): Promise<WholeTable> => {
  const place = await readPlace(db, account, params);
  const { version } = await readStanding(db, place);
  const roster = await readRoster(db, place, version, gradeScales[config.gradeScale]);
  return {
    name: "result-sheet",
    asked: params,
    headings: ["Matric number", "Name", "CA", "Exam", "Remark", "Total", "Grade"],
    rows: roster
      .filter(({ isDropped }) => !isDropped)
      .map(({ matricNumber, name, ca, exam, remark, total, grade }) => [
        matricNumber,
        name,
        ca,
        exam,
        remark,
        total,
        grade,
      ]),
  };
};
