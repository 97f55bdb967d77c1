import { and, eq, inArray, sql } from "drizzle-orm";
import type { BodyOf, ResponseOf } from "../../../../contract/endpoint.ts";
import type { publishSheets } from "../../../../contract/results/publication.ts";
import { canStep } from "../../../../rules/results/result-sheet.ts";
import type { Account } from "../../accounts/guard.ts";
import { readReason } from "../../audit/reason.ts";
import { recordChanges } from "../../audit/record-change.ts";
import type { College } from "../../context.ts";
import { holdRules, readRulebook } from "../../courses/programmes/rulebook.ts";
import type { Transaction } from "../../db/database.ts";
import { semester } from "../../db/schema/calendar.ts";
import { resultSheet, resultSheetEvent } from "../../db/schema/results.ts";
import { Refusal, refuse, refuseFields } from "../../http/refusal.ts";
import { changedSince, type Marked, previewOf } from "../../records/preview-marks.ts";
import { mailStudents, writeOutcomes } from "./outcomes.ts";
import { readOwnSheets } from "./own-sheets.ts";
import { type ChosenSheet, readChosenSheets } from "./read-sheets.ts";
import { publicationTexts as texts } from "./texts.ts";
import { resultRow, writeVersion } from "./versions.ts";

type Body = BodyOf<typeof publishSheets>;

const firstVersion = 1;

/**
 * Publishes approved sheets of a semester: writes their results, the outcomes that registration uses, and a mail to
 * each student. All or none; published sheets do not change.
 * @throws 400 for invalid fields; 403 `own_sheet`; 409 `preview_outdated`.
 */
export const publish = (
  college: College,
  actor: Account,
  body: Body,
): Promise<ResponseOf<typeof publishSheets>> =>
  college.db.transaction(async (tx) => {
    const { semesterId, courseIds, dryRun: isDryRun } = body;
    const reason = await readRequest(tx, body);
    if (!isDryRun) await holdRules(tx);
    const sheets = await readChosenSheets(tx, semesterId, courseIds, {
      lock: !isDryRun,
      rulebook: await readRulebook(tx, college.config),
    });
    const own = await readOwnSheets(tx, actor.id, semesterId, courseIds);
    const rows = sheets.map((sheet) => evaluateSheet(sheet, own));
    if (isDryRun) return previewAnswer(rows, body);
    requirePublishable(rows, body);
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

const readRequest = async (tx: Transaction, body: Body): Promise<string> => {
  if (new Set(body.courseIds).size < body.courseIds.length) {
    throw refuseFields({ courseIds: [texts.twice] });
  }
  const [requested] = await tx
    .select({ id: semester.id })
    .from(semester)
    .where(eq(semester.id, body.semesterId));
  if (requested === undefined) throw refuseFields({ semesterId: [texts.unknownSemester] });
  return readReason(body.reason);
};

const write = async (
  college: College,
  tx: Transaction,
  actor: Account,
  sheets: readonly ChosenSheet[],
  { semesterId, reason }: { readonly semesterId: number; readonly reason: string },
): Promise<void> => {
  const courseIds = sheets.map(({ courseId }) => courseId);
  const place = { semesterId, version: firstVersion };
  const results = sheets.flatMap(({ courseId, creditLoad, entries }) =>
    entries.map(({ studentId, rules, ca, exam, remark }) => ({
      ...resultRow(rules.scale, { studentId, creditLoad, ca, exam, remark }),
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
  await mailStudents(college, tx, new Set(results.map(({ studentId }) => studentId)), "published");
};

/** What publishing does to one sheet: publish it, nothing and why, or what stands in the way. */
interface EvaluatedSheet {
  readonly sheet: ChosenSheet;
  readonly isPublished: boolean;
  /** Null where it can be published, or is. */
  readonly problem: { readonly code: string; readonly detail: string } | null;
}

/** @param own the courses whose sheets are the caller's own */
const evaluateSheet = (sheet: ChosenSheet, own: ReadonlySet<number>): EvaluatedSheet => {
  const isPublished = canStep(sheet.state, "amend");
  return { sheet, isPublished, problem: isPublished ? null : problemOf(sheet, own) };
};

const problemOf = (
  { courseId, state, entries, incomplete, above }: ChosenSheet,
  own: ReadonlySet<number>,
): EvaluatedSheet["problem"] => {
  if (own.has(courseId)) return { code: "own_sheet", detail: texts.ownSheet };
  if (!canStep(state, "publish")) return { code: "not_approved", detail: texts.notApproved };
  if (entries.length === 0) return { code: "empty", detail: texts.empty };
  if (incomplete.length > 0) return { code: "incomplete", detail: texts.incomplete(incomplete) };
  if (above.length > 0) return { code: "above_maximum", detail: texts.above(above) };
  return null;
};

/** A sheet as a preview remembers it. */
const markedSheet = ({ sheet, problem }: EvaluatedSheet): Marked => ({
  id: sheet.courseId,
  state: JSON.stringify([
    sheet.state,
    sheet.revision,
    sheet.entries.map(({ studentId }) => studentId),
    problem?.code,
  ]),
});

type Answer = ResponseOf<typeof publishSheets>;

/** No answer names more rows than a person could look at. */
const mostNamed = 200;

/** The answer of a dry run. */
const previewAnswer = (rows: readonly EvaluatedSheet[], body: Body): Answer => {
  const changed = rows.filter(({ isPublished, problem }) => !isPublished && problem === null);
  const unknown = body.courseIds.length - rows.length;
  return {
    message: texts.would(changed.length),
    preview: previewOf(rows.map(markedSheet)),
    changed: changed.length,
    problems: rows.filter(({ problem }) => problem !== null).length + unknown,
    rows: rows.map(shownRow).toSorted((one, other) => (one.code < other.code ? -1 : 1)),
  };
};

const shownRow = ({ sheet, isPublished, problem }: EvaluatedSheet): Answer["rows"][number] => ({
  id: sheet.courseId,
  code: sheet.code,
  title: sheet.title,
  before: texts.states[sheet.state],
  after: isPublished || problem !== null ? null : texts.becomes(sheet.entries.length),
  note: isPublished ? texts.isPublished : null,
  problem,
});

/**
 * Sheets that are published already are skipped, whatever the preview showed, which makes a repeated request
 * idempotent.
 * @throws 403 `own_sheet`; 409 `preview_outdated` when a sheet cannot be published, or differs from the preview
 */
const requirePublishable = (
  rows: readonly EvaluatedSheet[],
  { courseIds, preview = "" }: Body,
): void => {
  const own = rows.filter(({ problem }) => problem?.code === "own_sheet");
  if (own.length > 0) {
    throw refuse(403, texts.ownSheets(own.map(({ sheet }) => sheet.code)), "own_sheet");
  }
  const changed = new Set(changedSince(rows.map(markedSheet), preview).map(({ id }) => id));
  const obstacles = rows.filter(
    ({ sheet, isPublished, problem }) =>
      problem !== null || (!isPublished && changed.has(sheet.courseId)),
  );
  if (obstacles.length === 0 && rows.length === courseIds.length) return;
  throw new Refusal(409, {
    detail: texts.outdated,
    code: "preview_outdated",
    rows: obstacles.slice(0, mostNamed).map(({ sheet, problem }) => ({
      id: sheet.courseId,
      code: sheet.code,
      message: problem?.detail ?? texts.changedSince,
    })),
  });
};
