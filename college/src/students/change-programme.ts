import { and, eq, isNull } from "drizzle-orm";
import type { BodyOf, ResponseOf } from "../../../contract/endpoint.ts";
import type { changeStudentProgramme } from "../../../contract/students/student-programme.ts";
import type { Account } from "../accounts/guard.ts";
import { readReason } from "../audit/reason.ts";
import { recordChange } from "../audit/record-change.ts";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { academicSession, semester } from "../db/schema/calendar.ts";
import { indexingRecord } from "../db/schema/council-indexing.ts";
import { courseRegistration } from "../db/schema/courses.ts";
import { publishedResult } from "../db/schema/results.ts";
import { programme, student } from "../db/schema/students.ts";
import { refuseFields } from "../http/refusal.ts";
import { answerSave, requireConfirmed, requireSeen, saved } from "../records/saving.ts";
import { studentTexts } from "./texts.ts";

type Body = BodyOf<typeof changeStudentProgramme>;

const texts = studentTexts.programme;

/**
 * Moves a student to another programme, with its department, or corrects the session in which the studies began. What comes of it
 * must be confirmed: other rules count from now on, and nothing that is published or charged changes.
 * @throws 400 with the invalid fields; 404; 409 `changed_elsewhere`.
 */
export const changeProgramme = (
  college: College,
  actor: Account,
  id: number,
  body: Body,
): Promise<ResponseOf<typeof changeStudentProgramme>> =>
  answerSave(
    college.db.transaction(async (tx) => {
      const reason = readReason(body.reason);
      const next = await readNext(tx, body);
      const [row] = await tx.select().from(student).where(eq(student.id, id)).for("update");
      const before = requireSeen(row, body.revision);
      if (before.programmeId === next.id && before.entrySessionId === body.entrySessionId) {
        throw refuseFields({ programmeId: [texts.nothingChanges] });
      }
      requireConfirmed(body, await consequencesOf(tx, before, next));
      const after = {
        programmeId: next.id,
        departmentId: next.departmentId,
        entrySessionId: body.entrySessionId,
      };
      await tx
        .update(student)
        .set({ ...after, revision: before.revision + 1 })
        .where(eq(student.id, id));
      await recordChange(college, tx, {
        actorAccountId: actor.id,
        action: "student.programme",
        subject: `student:${id}`,
        before: {
          programme: await codeOf(tx, before.programmeId),
          entrySession: await nameOf(tx, before.entrySessionId),
        },
        after: { programme: next.code, entrySession: next.entrySession },
        reason,
      });
      return saved(id);
    }),
  );

type Next = typeof programme.$inferSelect & { readonly entrySession: string | null };

const readNext = async (tx: Transaction, body: Body): Promise<Next> => {
  const [found] = await tx.select().from(programme).where(eq(programme.id, body.programmeId));
  if (found === undefined) throw refuseFields({ programmeId: [texts.unknown] });
  const entrySession = await nameOf(tx, body.entrySessionId);
  if (body.entrySessionId !== null && entrySession === null) {
    throw refuseFields({ entrySessionId: [texts.unknownSession] });
  }
  return { ...found, entrySession };
};

const codeOf = async (tx: Transaction, id: number): Promise<string | null> => {
  const [row] = await tx
    .select({ code: programme.code })
    .from(programme)
    .where(eq(programme.id, id));
  return row?.code ?? null;
};

const nameOf = async (tx: Transaction, sessionId: number | null): Promise<string | null> => {
  if (sessionId === null) return null;
  const [row] = await tx
    .select({ name: academicSession.name })
    .from(academicSession)
    .where(eq(academicSession.id, sessionId));
  return row?.name ?? null;
};

const consequencesOf = async (
  tx: Transaction,
  before: typeof student.$inferSelect,
  next: Next,
): Promise<readonly string[]> => {
  const published = await tx.$count(publishedResult, eq(publishedResult.studentId, before.id));
  const registered = await tx
    .select({ id: courseRegistration.id })
    .from(courseRegistration)
    .innerJoin(
      semester,
      and(eq(semester.id, courseRegistration.semesterId), eq(semester.isCurrent, true)),
    )
    .where(and(eq(courseRegistration.studentId, before.id), isNull(courseRegistration.droppedAt)));
  const moves = before.programmeId !== next.id;
  const [indexed] = await tx
    .select({ indexNumber: indexingRecord.indexNumber })
    .from(indexingRecord)
    .where(
      and(
        eq(indexingRecord.studentId, before.id),
        eq(indexingRecord.programmeId, before.programmeId),
      ),
    );
  return [
    texts.rules(next.entrySession),
    ...(published > 0 ? [texts.published] : []),
    ...(moves && registered.length > 0 ? [texts.registered(registered.length)] : []),
    ...(before.departmentId === next.departmentId ? [] : [texts.fees]),
    ...(moves && indexed?.indexNumber ? [texts.indexed(indexed.indexNumber)] : []),
    ...(before.level > next.years * 100 ? [texts.beyond(next.years)] : []),
  ];
};
