import { and, eq, gte, inArray, isNull, sql } from "drizzle-orm";
import type { BodyOf } from "../../../contract/endpoint.ts";
import type { promoteStudents } from "../../../contract/students/student-records.ts";
import type { Account } from "../accounts/guard.ts";
import { recordChanges } from "../audit/record-change.ts";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { academicSession } from "../db/schema/calendar.ts";
import { charge } from "../db/schema/ledger.ts";
import { student, studentLevel } from "../db/schema/students.ts";
import { refuseFields } from "../http/refusal.ts";
import {
  type BulkAnswer,
  type BulkStudent,
  type Evaluation,
  previewAnswer,
  readBulkReason,
  readStudents,
  requireCurrent,
} from "./bulk.ts";
import { auditGraduation, type GraduationAudit, unmetDetails } from "./graduation.ts";
import { studentTexts } from "./texts.ts";

type Body = BodyOf<typeof promoteStudents>;

/** A promotion to the next level, or a graduation. */
interface Move {
  readonly to: number | "graduated";
  /** The requirements for graduation that are not met, where a super admin overrides them. */
  readonly unmet?: readonly string[];
}

const highestLevel = 900;
const step = 100;
/** Rows per statement: PostgreSQL accepts at most 65,535 parameters. */
const atOnce = 5_000;

/**
 * Promotes students from a session to their next level, or graduates them. A student stays who is not active, has
 * left this or a later session already, has not paid its tuition, or does not meet the requirements for graduation. The preview
 * says why, and the others still move on.
 * @throws 400 for invalid fields; 409 `preview_outdated`.
 */
export const promote = (college: College, actor: Account, body: Body): Promise<BulkAnswer> =>
  college.db.transaction(async (tx) => {
    const reason = readBulkReason(body);
    const sessionId = await findSession(tx, body.session);
    const students = await readStudents(tx, body.ids, { lock: !body.dryRun });
    const rows = await evaluate(college, tx, students, sessionId, body);
    if (body.dryRun) return previewAnswer(rows, body);
    requireCurrent(rows, body);
    const moves = rows.flatMap(({ student: one, change }) =>
      change === null ? [] : [{ one, change }],
    );
    for (let from = 0; from < moves.length; from += atOnce) {
      const part = moves.slice(from, from + atOnce);
      await tx
        .insert(studentLevel)
        .values(part.map(({ one }) => ({ studentId: one.id, sessionId, level: one.level })));
    }
    await write(tx, moves);
    await recordChanges(
      college,
      tx,
      moves.map(({ one, change }) => ({
        actorAccountId: actor.id,
        action: "student.promote",
        subject: `student:${one.id}`,
        before: { level: one.level, standing: one.standing },
        after: {
          level: change.to === "graduated" ? one.level : change.to,
          standing: change.to === "graduated" ? "graduated" : one.standing,
          session: body.session,
          ...(change.unmet && { unmetRequirements: change.unmet }),
        },
        reason,
      })),
    );
    return {
      message: studentTexts.bulk.promoted(moves.length),
      preview: "",
      changed: moves.length,
      problems: 0,
      rows: [],
    };
  });

/** One statement for all promotions and one for all graduations, across levels. */
const write = async (
  tx: Transaction,
  moves: readonly { readonly one: BulkStudent; readonly change: Move }[],
): Promise<void> => {
  const idsOf = (isGraduate: boolean) =>
    moves
      .filter(({ change }) => (change.to === "graduated") === isGraduate)
      .map(({ one }) => one.id);
  const revision = sql`${student.revision} + 1`;
  const [movingOn, graduating] = [idsOf(false), idsOf(true)];
  if (movingOn.length > 0) {
    await tx
      .update(student)
      .set({ level: sql`${student.level} + ${step}`, revision })
      .where(inArray(student.id, movingOn));
  }
  if (graduating.length > 0) {
    await tx
      .update(student)
      .set({ standing: "graduated", revision })
      .where(inArray(student.id, graduating));
  }
};

const findSession = async (tx: Transaction, name: string): Promise<number> => {
  const [session] = await tx
    .select({ id: academicSession.id })
    .from(academicSession)
    .where(eq(academicSession.name, name));
  if (session === undefined) throw refuseFields({ session: [studentTexts.bulk.unknownSession] });
  return session.id;
};

const evaluate = async (
  { config }: Pick<College, "config">,
  tx: Transaction,
  students: readonly BulkStudent[],
  sessionId: number,
  body: Body,
): Promise<readonly Evaluation<Move>[]> => {
  if (students.length === 0) return [];
  const left = await tx
    .select({ id: studentLevel.studentId })
    .from(studentLevel)
    .innerJoin(academicSession, eq(academicSession.id, studentLevel.sessionId))
    .where(
      and(
        gte(academicSession.name, body.session),
        inArray(
          studentLevel.studentId,
          students.map(({ id }) => id),
        ),
      ),
    );
  const paid = await tx
    .select({ accountId: charge.accountId })
    .from(charge)
    .where(
      and(
        eq(charge.sessionId, sessionId),
        eq(charge.purpose, "tuition"),
        eq(charge.isReversed, false),
        isNull(charge.reversesId),
        inArray(
          charge.accountId,
          students.map(({ accountId }) => accountId),
        ),
      ),
    )
    .groupBy(charge.accountId)
    .having(sql`bool_and(${charge.settledAt} is not null)`);
  const finishing = students.filter((one) => isFinishing(one, body));
  const facts: Facts = {
    audits: await auditGraduation(config, tx, finishing),
    left: new Set(left.map(({ id }) => id)),
    paid: new Set(paid.map(({ accountId }) => accountId)),
  };
  return students.map((one) => evaluateOne(one, facts, body));
};

interface Facts {
  /** Of those in their final level, by student. */
  readonly audits: ReadonlyMap<number, GraduationAudit>;
  /** The students who have left this or a later session. */
  readonly left: ReadonlySet<number>;
  /** The accounts that have paid the session's tuition. */
  readonly paid: ReadonlySet<number>;
}

const isFinishing = ({ level }: BulkStudent, { finalLevel }: Body): boolean =>
  finalLevel !== undefined && level >= finalLevel;

const evaluateOne = (one: BulkStudent, facts: Facts, body: Body): Evaluation<Move> => {
  const { session, includeUnpaid } = body;
  const { bulk } = studentTexts;
  const before = bulk.level(one.level);
  const stays = (note: string): Evaluation<Move> => ({
    student: one,
    before,
    change: null,
    note,
    problem: null,
  });
  if (one.standing !== "active") return stays(bulk.notActive[one.standing]);
  if (facts.left.has(one.id)) return stays(bulk.leftAlready(session));
  if (!includeUnpaid && !facts.paid.has(one.accountId)) return stays(bulk.unpaid(session));
  const audit = facts.audits.get(one.id);
  if (audit !== undefined) {
    const details = unmetDetails(audit);
    if (audit.isMet) {
      const change = { to: "graduated", after: bulk.standings.graduated } as const;
      return { student: one, before, change, note: null, problem: null };
    }
    if (!body.overrideRequirements) return stays(bulk.notMet(details));
    const unmet = audit.requirements
      .filter(({ state }) => state !== "met")
      .map(({ requirement }) => requirement);
    const change = { to: "graduated", after: bulk.graduatedAgainst(details), unmet } as const;
    return { student: one, before, change, note: null, problem: null };
  }
  const to = one.level + step;
  if (to > highestLevel) return stays(bulk.highest);
  return { student: one, before, change: { to, after: bulk.level(to) }, note: null, problem: null };
};
