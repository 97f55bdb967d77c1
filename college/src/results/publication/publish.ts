import { and, eq, inArray, sql } from "drizzle-orm";
import type { BodyOf, ResponseOf } from "../../../../contract/endpoint.ts";
import type { publishSheets } from "../../../../contract/results/publication.ts";
import { gradeScales } from "../../../../rules/results/grade-scale.ts";
import { scoreMaxima } from "../../../../rules/results/score.ts";
import type { Account } from "../../accounts/guard.ts";
import { readReason } from "../../audit/reason.ts";
import { recordChanges } from "../../audit/record-change.ts";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { semester } from "../../db/schema/calendar.ts";
import { resultSheet, resultSheetEvent } from "../../db/schema/results.ts";
import { refuseFields } from "../../http/refusal.ts";
import { judgeSheet } from "./judge-sheet.ts";
import { writeOutcomes } from "./outcomes.ts";
import { readOwnSheets } from "./own-sheets.ts";
import { previewAnswer, requirePublishable } from "./publish-answer.ts";
import { type ChosenSheet, readChosenSheets } from "./read-sheets.ts";
import { resultRow } from "./result-row.ts";
import { tellStudents } from "./tell-students.ts";
import { publicationTexts as texts } from "./texts.ts";
import { writeVersion } from "./write-version.ts";

type Given = BodyOf<typeof publishSheets>;

const firstVersion = 1;

/**
 * Publishes approved sheets of a semester: their results as they are now, what registration goes by, and a mail to each
 * student. All or none; what is published already stays as it is.
 * @throws 400 for fields that will not do; 403 `own_sheet`; 409 `preview_outdated`.
 */
export const publish = (
  college: College,
  actor: Account,
  given: Given,
): Promise<ResponseOf<typeof publishSheets>> =>
  college.db.transaction(async (tx) => {
    const { semesterId, courseIds, dryRun: isDryRun } = given;
    const reason = await readAsked(tx, given);
    const sheets = await readChosenSheets(tx, semesterId, courseIds, {
      lock: !isDryRun,
      maxima: scoreMaxima(college.config.caMaximum),
    });
    const own = await readOwnSheets(tx, actor.id, semesterId, courseIds);
    const rows = sheets.map((sheet) => judgeSheet(sheet, own));
    if (isDryRun) return previewAnswer(rows, given);
    requirePublishable(rows, given);
    const publishing = rows.filter(({ isPublished }) => !isPublished).map(({ sheet }) => sheet);
    if (publishing.length > 0) await write(college, tx, actor, publishing, { semesterId, reason });
    return {
      message:
        publishing.length === 0 ? texts.publishedAlready : texts.published(publishing.length),
      preview: "",
      changed: publishing.length,
      problems: 0,
      rows: [],
    };
  });

const readAsked = async (tx: Transaction, given: Given): Promise<string> => {
  if (new Set(given.courseIds).size < given.courseIds.length) {
    throw refuseFields({ courseIds: [texts.twice] });
  }
  const [asked] = await tx
    .select({ id: semester.id })
    .from(semester)
    .where(eq(semester.id, given.semesterId));
  if (asked === undefined) throw refuseFields({ semesterId: [texts.unknownSemester] });
  return readReason(given.reason);
};

const write = async (
  college: College,
  tx: Transaction,
  actor: Account,
  sheets: readonly ChosenSheet[],
  { semesterId, reason }: { readonly semesterId: number; readonly reason: string },
): Promise<void> => {
  const courseIds = sheets.map(({ courseId }) => courseId);
  const scale = gradeScales[college.config.gradeScale];
  const place = { semesterId, version: firstVersion };
  const results = sheets.flatMap(({ courseId, creditLoad, entries }) =>
    entries.map(({ studentId, ca, exam, remark }) => ({
      ...resultRow(scale, { studentId, creditLoad, ca, exam, remark }),
      ...place,
      courseId,
    })),
  );
  await writeVersion(tx, results);
  await tx
    .update(resultSheet)
    .set({
      state: "published",
      version: firstVersion,
      revision: sql`${resultSheet.revision} + 1`,
    })
    .where(and(eq(resultSheet.semesterId, semesterId), inArray(resultSheet.courseId, courseIds)));
  const event = { ...place, at: college.clock(), accountId: actor.id, reason };
  await tx
    .insert(resultSheetEvent)
    .values(courseIds.map((courseId) => ({ ...event, courseId, state: "published" as const })));
  await writeOutcomes(tx, semesterId, courseIds);
  await recordChanges(
    college,
    tx,
    sheets.map(({ courseId, state, entries }) => ({
      actorAccountId: actor.id,
      action: "result.publish",
      subject: `result_sheet:${semesterId}/${courseId}`,
      before: { state, version: 0 },
      after: { state: "published", version: firstVersion, results: entries.length },
      reason,
    })),
  );
  await tellStudents(college, tx, new Set(results.map(({ studentId }) => studentId)), "published");
};
