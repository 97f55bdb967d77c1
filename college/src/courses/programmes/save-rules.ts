import { and, eq, gt, inArray } from "drizzle-orm";
import type {
  deleteProgrammeRules,
  saveProgrammeRules,
} from "../../../../contract/courses/programmes.ts";
import type { BodyOf, ParamsOf, ResponseOf } from "../../../../contract/endpoint.ts";
import { programmeRulesProblems } from "../../../../rules/courses/programme.ts";
import type { ProgrammeRules } from "../../../../rules/results/programme-rules.ts";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { course } from "../../db/schema/courses.ts";
import { programmeCourse, programmeRules } from "../../db/schema/programmes.ts";
import { programme } from "../../db/schema/students.ts";
import { notFound, refuse, refuseFields } from "../../http/refusal.ts";
import { refuseProblems, requireSeen, saved } from "../../records/saving.ts";
import { savingTexts } from "../../records/texts.ts";
import { oneLine } from "../../typed-text.ts";
import { catalogueTexts } from "../texts.ts";
import { readCohorts } from "./read.ts";
import { lockProgramme } from "./save.ts";

type Body = BodyOf<typeof saveProgrammeRules>;

const texts = catalogueTexts.programme;

/**
 * Sets a programme's rules from a session on, in place of rules from the same session. Rules never change for a cohort that
 * has a published result.
 * @throws 400 with the invalid fields; 404; 409 `changed_elsewhere`, `results_published`.
 */
export const saveRules = (
  college: College,
  actor: Account,
  programmeId: number,
  body: Body,
): Promise<ResponseOf<typeof saveProgrammeRules>> =>
  college.db.transaction(async (tx) => {
    const { revision } = requireSeen(await lockProgramme(tx, programmeId), body.revision);
    const values = readForm(body);
    const { fromSessionId, requiredCourseIds, electiveCourseIds } = body;
    const fromSession = await nameOfSession(tx, fromSessionId);
    if (fromSession === undefined) throw refuseFields({ fromSessionId: [texts.unknownSession] });
    await checkCourses(tx, body);
    await requireNoResults(tx, programmeId, fromSession);
    const [before] = await tx
      .delete(programmeRules)
      .where(isRules(programmeId, fromSessionId))
      .returning();
    await tx.insert(programmeRules).values({ programmeId, fromSessionId, ...values });
    const courses = [
      ...requiredCourseIds.map((courseId) => ({ courseId, isRequired: true })),
      ...electiveCourseIds.map((courseId) => ({ courseId, isRequired: false })),
    ];
    if (courses.length > 0) {
      await tx
        .insert(programmeCourse)
        .values(courses.map((one) => ({ programmeId, fromSessionId, ...one })));
    }
    await noteRevision(tx, programmeId, revision);
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "programme.rules",
      subject: `programme:${programmeId}`,
      before: before === undefined ? null : { ...before },
      after: {
        fromSession,
        ...values,
        required: requiredCourseIds.length,
        electives: electiveCourseIds.length,
      },
    });
    return saved(programmeId);
  });

/** Takes rules back. @throws 404; 409 `changed_elsewhere`, `results_published`. */
export const removeRules = (
  college: College,
  actor: Account,
  { id, fromSessionId }: ParamsOf<typeof deleteProgrammeRules>,
  seen: number,
): Promise<{ message: string }> =>
  college.db.transaction(async (tx) => {
    const { revision } = requireSeen(await lockProgramme(tx, id), seen);
    const fromSession = await nameOfSession(tx, fromSessionId);
    if (fromSession === undefined) throw notFound();
    await requireNoResults(tx, id, fromSession);
    const [before] = await tx.delete(programmeRules).where(isRules(id, fromSessionId)).returning();
    if (before === undefined) throw notFound();
    await noteRevision(tx, id, revision);
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "programme.rules",
      subject: `programme:${id}`,
      before: { ...before },
      after: null,
    });
    return { message: savingTexts.deleted };
  });

const readForm = (body: Body): ProgrammeRules => {
  const rules: ProgrammeRules = {
    passMark: body.passMark,
    caMaximum: body.caMaximum,
    graduationCgpa: body.graduationCgpa,
    standingCgpa: body.standingCgpa,
    standingCarryoverCredits: body.standingCarryoverCredits,
    classes: body.classes.map(({ name, cgpa }) => ({ name: oneLine(name), cgpa })),
    electiveCredits: body.electiveCredits,
  };
  refuseProblems(programmeRulesProblems(rules));
  return rules;
};

const checkCourses = async (
  tx: Transaction,
  { requiredCourseIds, electiveCourseIds }: Body,
): Promise<void> => {
  const ids = [...requiredCourseIds, ...electiveCourseIds];
  if (new Set(ids).size < ids.length) {
    throw refuseFields({ electiveCourseIds: [texts.courseTwice] });
  }
  const known = ids.length === 0 ? 0 : await tx.$count(course, inArray(course.id, ids));
  if (known < ids.length) throw refuseFields({ requiredCourseIds: [texts.unknownCourse] });
};

const nameOfSession = async (tx: Transaction, id: number): Promise<string | undefined> => {
  const [row] = await tx
    .select({ name: academicSession.name })
    .from(academicSession)
    .where(eq(academicSession.id, id));
  return row?.name;
};

/** @throws 409 `results_published` where a student of the cohorts that begin here has a published result. */
const requireNoResults = async (
  tx: Transaction,
  programmeId: number,
  fromSession: string,
): Promise<void> => {
  const [next] = await tx
    .select({ name: academicSession.name })
    .from(programmeRules)
    .innerJoin(academicSession, eq(academicSession.id, programmeRules.fromSessionId))
    .where(and(eq(programmeRules.programmeId, programmeId), gt(academicSession.name, fromSession)))
    .orderBy(academicSession.name)
    .limit(1);
  const untilSession = next?.name ?? null;
  const { hasResults } = await readCohorts(tx, { programmeId, fromSession, untilSession });
  if (hasResults) throw refuse(409, texts.resultsPublished(fromSession), "results_published");
};

const isRules = (programmeId: number, fromSessionId: number) =>
  and(eq(programmeRules.programmeId, programmeId), eq(programmeRules.fromSessionId, fromSessionId));

const noteRevision = async (tx: Transaction, id: number, revision: number): Promise<void> => {
  await tx
    .update(programme)
    .set({ revision: revision + 1 })
    .where(eq(programme.id, id));
};
