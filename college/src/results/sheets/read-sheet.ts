import { and, asc, eq } from "drizzle-orm";
import type { ResponseOf, ValueOf } from "../../../../contract/endpoint.ts";
import type { resultSheet as endpoint, SheetParams } from "../../../../contract/results/sheets.ts";
import { gradeScales, passMarkOf } from "../../../../rules/results/grade-scale.ts";
import { canStep } from "../../../../rules/results/result-sheet.ts";
import { scoreMaxima } from "../../../../rules/results/score.ts";
import { type SheetFlag, sheetFlags } from "../../../../rules/results/sheet-flags.ts";
import type { Account } from "../../accounts/guard.ts";
import type { College } from "../../context.ts";
import { type Rulebook, readRulebook } from "../../courses/programmes/rulebook.ts";
import { resultSheetEvent } from "../../db/schema/results.ts";
import { staffMember } from "../../db/schema/staff.ts";
import type { WholeTable } from "../../lists/export.ts";
import { readOwnSheets } from "../publication/own-sheets.ts";
import { readSheetTallies } from "../sheet-tallies.ts";
import { readRoster, type SheetStudent } from "./roster.ts";
import { readPlace, readSheetStatus, type SheetPlace, type SheetStatus } from "./sheet.ts";
import { isOverdue } from "./sheet-list.ts";
import { sheetTexts } from "./texts.ts";

type Answer = ResponseOf<typeof endpoint>;

/** Reads a whole sheet, with the actions allowed to the caller. @throws 404 */
export const readSheet = async (
  college: College,
  account: Account,
  params: ValueOf<typeof SheetParams>,
): Promise<Answer> => {
  const { db, config } = college;
  const place = await readPlace(db, account, params);
  const status = await readSheetStatus(db, place);
  const scale = gradeScales[config.gradeScale];
  const rulebook = await readRulebook(db, config);
  const [roster, own, events] = await Promise.all([
    readRoster(db, place, status.version, rulebook),
    readOwnSheets(db, account.id, place.semesterId, [place.courseId]),
    readEvents(college, place),
  ]);
  const flags = await readFlags(college, place, roster, rulebook);
  const isOwn = own.size > 0;
  return {
    ...place,
    ...status,
    isOwn,
    isOverdue: isOverdue(college, status.state, place.dueOn),
    maxima: scoreMaxima(config.caMaximum),
    scale: scale.map(({ letter, from, pointsHundredths, isPassed }) => ({
      letter,
      from,
      points: pointsHundredths / 100,
      isPassed,
    })),
    rows: roster.map(({ rules, ...row }) => ({
      ...row,
      caMaximum: rules.maxima.ca,
      passMark: passMarkOf(rules.scale),
    })),
    events,
    flags: flags.map(({ message, studentIds }) => ({ message, studentIds: [...studentIds] })),
    ...permissions(account, place, status, isOwn),
  };
};

const readEvents = async ({ db }: College, place: SheetPlace): Promise<Answer["events"]> => {
  const rows = await db
    .select({
      at: resultSheetEvent.at,
      firstName: staffMember.firstName,
      surname: staffMember.surname,
      state: resultSheetEvent.state,
      version: resultSheetEvent.version,
      reason: resultSheetEvent.reason,
    })
    .from(resultSheetEvent)
    .innerJoin(staffMember, eq(staffMember.accountId, resultSheetEvent.accountId))
    .where(
      and(
        eq(resultSheetEvent.courseId, place.courseId),
        eq(resultSheetEvent.semesterId, place.semesterId),
      ),
    )
    .orderBy(asc(resultSheetEvent.id));
  return rows.map(({ at, firstName, surname, ...event }) => ({
    ...event,
    at: at.toISOString(),
    by: `${firstName} ${surname}`,
  }));
};

/** The flags of those who take the course; the department's other courses are read for their average alone. */
const readFlags = async (
  { db, config }: College,
  { courseId, semesterId }: SheetPlace,
  roster: readonly SheetStudent[],
  { passMarks }: Rulebook,
): Promise<readonly SheetFlag<number>[]> => {
  const tallies = await readSheetTallies(db, passMarks, { semesterId, courseIds: [courseId] });
  const departmentAverage = tallies.get(courseId)?.departmentAverage ?? null;
  const taking = roster.filter(({ isDropped }) => !isDropped);
  return sheetFlags(
    taking.map(({ rules, ...one }) => ({ ...one, scale: rules.scale })),
    { scale: gradeScales[config.gradeScale], departmentAverage },
  );
};

const permissions = (
  { role }: Account,
  { isAssigned }: SheetPlace,
  { state }: SheetStatus,
  isOwn: boolean,
) => {
  const isOffice = role === "EXAM_OFFICER" || role === "SUPER_ADMIN";
  const decides = (step: "approve" | "publish" | "amend") => isOffice && canStep(state, step);
  const isDue = decides("approve") || decides("publish") || decides("amend");
  return {
    canEnter: isAssigned && canStep(state, "enter"),
    canSubmit: isAssigned && canStep(state, "submit"),
    canReturn: isOffice && canStep(state, "return"),
    canApprove: decides("approve") && !isOwn,
    canPublish: decides("publish") && !isOwn,
    canAmend: decides("amend") && !isOwn,
    refusedBecause: isDue && isOwn ? sheetTexts.ownSheet : null,
  };
};

/** A sheet for a spreadsheet, under the headings that the import knows: those who take the course. @throws 404 */
export const sheetTable = async (
  { db, config }: College,
  account: Account,
  params: ValueOf<typeof SheetParams>,
): Promise<WholeTable> => {
  const place = await readPlace(db, account, params);
  const { version } = await readSheetStatus(db, place);
  const roster = await readRoster(db, place, version, await readRulebook(db, config));
  return {
    name: "result-sheet",
    parameters: params,
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
