import { and, asc, eq, isNull, notExists, sql } from "drizzle-orm";
import type { BodyOf, ParamsOf, ResponseOf } from "../../../../contract/endpoint.ts";
import type { amendSheet } from "../../../../contract/results/publication.ts";
import { canStep } from "../../../../rules/results/result-sheet.ts";
import type { Account } from "../../accounts/guard.ts";
import { readReason } from "../../audit/reason.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { College } from "../../context.ts";
import { holdRules, readRulebook } from "../../courses/programmes/rulebook.ts";
import type { Transaction } from "../../db/database.ts";
import { course, courseRegistration } from "../../db/schema/courses.ts";
import { publishedResult, resultSheet, resultSheetEvent } from "../../db/schema/results.ts";
import { student } from "../../db/schema/students.ts";
import { notFound, refuse, refuseFields } from "../../http/refusal.ts";
import { type Amendable, type EvaluatedChange, evaluateChanges } from "./evaluate-changes.ts";
import { mailStudents, writeOutcomes } from "./outcomes.ts";
import { readOwnSheets } from "./own-sheets.ts";
import { lockSheets } from "./read-sheets.ts";
import { publicationTexts } from "./texts.ts";
import { shownResult, writeVersion } from "./versions.ts";

const texts = publicationTexts.amendment;

type Body = BodyOf<typeof amendSheet>;
type Answer = ResponseOf<typeof amendSheet>;

/**
 * Amends published results: a new version that stands at once, with everybody else's result as it was. A dry run says
 * what each becomes.
 * @throws 400 for invalid fields; 403 `own_sheet`; 404; 409 `not_published`, `changed_elsewhere`.
 */
export const amend = (
  college: College,
  actor: Account,
  { semesterId, courseId }: ParamsOf<typeof amendSheet>,
  body: Body,
): Promise<Answer> =>
  college.db.transaction(async (tx) => {
    const reason = readRequest(body);
    const place = { courseId, semesterId };
    if (!body.dryRun) {
      await holdRules(tx);
      await lockSheets(tx, semesterId, [courseId]);
    }
    const published = await requireAmendable(tx, actor, place, body.version);
    const people = await readVersion(tx, published);
    const creditLoad = await creditLoadOf(tx, people, courseId);
    const byId = new Map(people.map((one) => [one.studentId, one]));
    const rulebook = await readRulebook(tx, college.config);
    const rows = evaluateChanges(rulebook, body.changes, byId, creditLoad);
    const changed = rows.filter(({ problem, isUnchanged }) => problem === null && !isUnchanged);
    if (body.dryRun) return previewAnswer(rows, changed.length, body.version);
    requireChange(rows, changed.length);
    const version = body.version + 1;
    await write(college, tx, actor, { people, changed, place: { ...place, version }, reason });
    const message = texts.done(changed.length, version);
    return { message, version, changed: changed.length, problems: 0, rows: [] };
  });

const readRequest = ({ changes, reason }: Body): string => {
  if (new Set(changes.map(({ studentId }) => studentId)).size < changes.length) {
    throw refuseFields({ changes: [texts.twice] });
  }
  return readReason(reason);
};

const requireAmendable = async (
  tx: Transaction,
  actor: Account,
  { courseId, semesterId }: Omit<VersionPlace, "version">,
  version: number,
): Promise<VersionPlace> => {
  const [sheet] = await tx
    .select()
    .from(resultSheet)
    .where(and(eq(resultSheet.courseId, courseId), eq(resultSheet.semesterId, semesterId)));
  if (sheet === undefined) throw notFound();
  const own = await readOwnSheets(tx, actor.id, semesterId, [courseId]);
  if (own.has(courseId)) throw refuse(403, publicationTexts.ownSheet, "own_sheet");
  if (!canStep(sheet.state, "amend")) throw refuse(409, texts.notPublished, "not_published");
  if (sheet.version !== version) throw refuse(409, texts.changedElsewhere, "changed_elsewhere");
  return sheet;
};

/** The credit load of the current version, regardless of later changes to the course. */
const creditLoadOf = async (
  tx: Transaction,
  people: readonly Amendable[],
  courseId: number,
): Promise<number> => {
  const published = people.find(({ result }) => result !== null)?.result?.creditLoad;
  if (published !== undefined) return published;
  const [own] = await tx
    .select({ creditLoad: course.creditLoad })
    .from(course)
    .where(eq(course.id, courseId));
  if (own === undefined) throw notFound();
  return own.creditLoad;
};

const previewAnswer = (
  rows: readonly EvaluatedChange[],
  changed: number,
  version: number,
): Answer => ({
  message: texts.would(changed),
  version,
  changed,
  problems: rows.filter(({ problem }) => problem !== null).length,
  rows: rows
    .map(({ studentId, person, after, isUnchanged, problem }) => ({
      studentId,
      matricNumber: person?.matricNumber ?? "",
      name: person?.name ?? "",
      before: person?.result ? shownResult(person.result) : null,
      after: after && shownResult(after),
      note: isUnchanged && problem === null ? texts.unchanged : null,
      problem,
    }))
    .toSorted((one, other) => (one.matricNumber < other.matricNumber ? -1 : 1)),
});

const requireChange = (rows: readonly EvaluatedChange[], changed: number): void => {
  const wrong = rows.flatMap(({ studentId, person, problem }) =>
    problem === null
      ? []
      : [`${person?.matricNumber ?? studentId}: ${problem.detail.replace(/\.$/, "")}`],
  );
  if (wrong.length > 0) throw refuseFields({ changes: [texts.refused(wrong)] });
  if (changed === 0) throw refuseFields({ changes: [texts.nothingChanges] });
};

interface Amendment {
  readonly people: readonly Amendable[];
  readonly changed: readonly EvaluatedChange[];
  readonly place: VersionPlace;
  readonly reason: string;
}

const write = async (
  college: College,
  tx: Transaction,
  actor: Account,
  { people, changed, place, reason }: Amendment,
): Promise<void> => {
  const { courseId, semesterId, version } = place;
  const results = new Map(people.map(({ studentId, result }) => [studentId, result]));
  for (const { studentId, after } of changed) results.set(studentId, after);
  await writeVersion(
    tx,
    [...results.values()].filter((row) => row !== null).map((row) => ({ ...row, ...place })),
  );
  await tx
    .update(resultSheet)
    .set({ state: "amended", version, revision: sql`${resultSheet.revision} + 1` })
    .where(and(eq(resultSheet.courseId, courseId), eq(resultSheet.semesterId, semesterId)));
  await tx.insert(resultSheetEvent).values({
    ...place,
    at: college.clock(),
    accountId: actor.id,
    state: "amended",
    reason,
  });
  await writeOutcomes(tx, semesterId, [courseId]);
  const inAudit = (pick: (one: EvaluatedChange) => Amendable["result"]) =>
    Object.fromEntries(
      changed.map((one) => {
        const result = pick(one);
        return [one.person?.matricNumber ?? one.studentId, result && shownResult(result)];
      }),
    );
  await recordChange(college, tx, {
    actorAccountId: actor.id,
    action: "result.amend",
    subject: `result_sheet:${semesterId}/${courseId}`,
    before: { version: version - 1, results: inAudit(({ person }) => person?.result ?? null) },
    after: { version, results: inAudit(({ after }) => after) },
    reason,
  });
  await mailStudents(college, tx, new Set(changed.map(({ studentId }) => studentId)), "amended");
};

interface VersionPlace {
  readonly courseId: number;
  readonly semesterId: number;
  readonly version: number;
}

const person = {
  studentId: student.id,
  matricNumber: student.matricNumber,
  surname: student.surname,
  firstName: student.firstName,
  programmeId: student.programmeId,
  entrySessionId: student.entrySessionId,
};

/** Everybody on a published version, and who takes the course without a result in it, by matric number. */
const readVersion = async (
  tx: Transaction,
  { courseId, semesterId, version }: VersionPlace,
): Promise<readonly Amendable[]> => {
  const isOnVersion = and(
    eq(publishedResult.courseId, courseId),
    eq(publishedResult.semesterId, semesterId),
    eq(publishedResult.version, version),
  );
  const rows = await tx
    .select({ ...person, result: publishedResult })
    .from(publishedResult)
    .innerJoin(student, eq(student.id, publishedResult.studentId))
    .where(isOnVersion)
    .orderBy(asc(student.matricNumber));
  const late = await tx
    .select(person)
    .from(courseRegistration)
    .innerJoin(student, eq(student.id, courseRegistration.studentId))
    .where(
      and(
        eq(courseRegistration.courseId, courseId),
        eq(courseRegistration.semesterId, semesterId),
        isNull(courseRegistration.droppedAt),
        notExists(
          tx
            .select({ studentId: publishedResult.studentId })
            .from(publishedResult)
            .where(and(isOnVersion, eq(publishedResult.studentId, student.id))),
        ),
      ),
    );
  return [...rows, ...late.map((one) => ({ ...one, result: null }))].map(
    ({ surname, firstName, ...rest }) => ({ ...rest, name: `${surname} ${firstName}` }),
  );
};
