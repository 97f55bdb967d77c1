import { and, eq, gte, inArray, isNull, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { BodyOf } from "../../../contract/endpoint.ts";
import type { promoteStudents } from "../../../contract/students/student-records.ts";
import type { Account } from "../accounts/guard.ts";
import { recordChanges } from "../audit/record-change.ts";
import type { College } from "../context.ts";
import { readRulebook } from "../courses/programmes/rulebook.ts";
import type { Transaction } from "../db/database.ts";
import { isOneOf } from "../db/is-one-of.ts";
import { academicSession } from "../db/schema/calendar.ts";
import { charge } from "../db/schema/ledger.ts";
import { student, studentLevel } from "../db/schema/students.ts";
import { refuseFields } from "../http/refusal.ts";
import type { AcademicStanding } from "../results/academic-standing/judge.ts";
import { readStudyRecords, standingOf } from "../results/academic-standing/read.ts";
import { standingTexts } from "../results/academic-standing/texts.ts";
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

/** A promotion to the next level, the same level again, or a graduation. */
interface Move {
  readonly to: number | "graduated";
  /** The requirements for graduation that are not met, where a super admin overrides them. */
  readonly unmet?: readonly string[];
  /** At the end of the session, unless it is good. */
  readonly academicStanding?: AcademicStanding["standing"];
}

const highestLevel = 900;
const step = 100;
/** Rows per statement: PostgreSQL accepts at most 65,535 parameters. */
const atOnce = 5_000;

/**
 * Promotes students from a session to their next level, or graduates them. A student stays who is not active, has
 * left this or a later session already, has not paid its tuition, does not meet the requirements for graduation, or whose academic
 * standing is to withdraw or is not decided. The preview says why, and the others still move on.
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
          ...(change.academicStanding && { academicStanding: change.academicStanding }),
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

/** One statement for all promotions, one for all who have their level again and one for all graduations. */
const write = async (
  tx: Transaction,
  moves: readonly { readonly one: BulkStudent; readonly change: Move }[],
): Promise<void> => {
  const idsOf = (isSuch: (move: Move, one: BulkStudent) => boolean) =>
    moves.filter(({ one, change }) => isSuch(change, one)).map(({ one }) => one.id);
  const revision = sql`${student.revision} + 1`;
  const set = async (ids: readonly number[], values: PgUpdateSetSource<typeof student>) => {
    if (ids.length === 0) return;
    await tx
      .update(student)
      .set({ ...values, revision })
      .where(sql`${student.id} ${isOneOf(ids)}`);
  };
  await set(
    idsOf(({ to }) => to === "graduated"),
    { standing: "graduated" },
  );
  await set(
    idsOf(({ to }, { level }) => to === level),
    {},
  );
  await set(
    idsOf(({ to }, { level }) => to === level + step),
    { level: sql`${student.level} + ${step}` },
  );
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
  const recordOf = await readStudyRecords(
    tx,
    students.map(({ id }) => id),
  );
  const rulebook = await readRulebook(tx, config);
  const rulesOf = (one: BulkStudent) => ({
    ...rulebook.rulesOf(one),
    cgpaPolicy: config.cgpaPolicy,
  });
  const finishing = students.filter((one) => isFinishing(one, body));
  const facts: Facts = {
    audits: await auditGraduation({ rulebook, policy: config.cgpaPolicy }, tx, finishing, recordOf),
    standingOf: (one) =>
      standingOf(recordOf(one.id), body.session, rulesOf(one)) ?? {
        standing: "undecided",
        reasons: [standingTexts.nothingRegistered(body.session)],
      },
    left: new Set(left.map(({ id }) => id)),
    paid: new Set(paid.map(({ accountId }) => accountId)),
  };
  return students.map((one) => evaluateOne(one, facts, body));
};

interface Facts {
  /** Of those in their final level, by student. */
  readonly audits: ReadonlyMap<number, GraduationAudit>;
  /** At the end of the session. */
  readonly standingOf: (student: BulkStudent) => AcademicStanding;
  /** The students who have left this or a later session. */
  readonly left: ReadonlySet<number>;
  /** The accounts that have paid the session's tuition. */
  readonly paid: ReadonlySet<number>;
}

/** The last level is that of the programme, unless the office names another. */
const isFinishing = ({ level, years }: BulkStudent, { finalLevel = years * 100 }: Body): boolean =>
  level >= finalLevel;

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
  const move =
    audit === undefined ? moveOn(one, facts.standingOf(one), body) : graduate(audit, body);
  return typeof move === "string"
    ? stays(move)
    : { student: one, before, change: move, note: null, problem: null };
};

/** The change, or why there is none. */
type Outcome = (Move & { readonly after: string }) | string;

const graduate = (audit: GraduationAudit, { overrideRequirements }: Body): Outcome => {
  const { bulk } = studentTexts;
  if (audit.isMet) return { to: "graduated", after: bulk.standings.graduated };
  const details = unmetDetails(audit);
  if (!overrideRequirements) return bulk.notMet(details);
  const unmet = audit.requirements
    .filter(({ state }) => state !== "met")
    .map(({ requirement }) => requirement);
  return { to: "graduated", after: bulk.graduatedAgainst(details), unmet };
};

const moveOn = (
  { level }: BulkStudent,
  { standing, reasons }: AcademicStanding,
  { overrideRequirements }: Body,
): Outcome => {
  const { bulk } = studentTexts;
  const why = reasons.join(" ");
  const isAllowed = standing === "good" || standing === "probation";
  if (standing === "repeat" && !overrideRequirements) {
    return { to: level, after: bulk.repeats(level, why), academicStanding: standing };
  }
  if (!isAllowed && !overrideRequirements) {
    return standing === "withdraw" ? bulk.withdraws(why) : bulk.undecided(why);
  }
  const to = level + step;
  if (to > highestLevel) return bulk.highest;
  if (standing === "good") return { to, after: bulk.level(to) };
  const after = isAllowed ? bulk.onProbation(to, why) : bulk.movedOnAgainst(to, why);
  return { to, after, academicStanding: standing };
};
