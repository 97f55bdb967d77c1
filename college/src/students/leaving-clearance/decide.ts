import { and, eq, inArray, sql } from "drizzle-orm";
import type { BodyOf, ResponseOf } from "../../../../contract/endpoint.ts";
import {
  type ClearanceUnit,
  clearanceUnits,
  type decideLeavingClearance,
  unitsOfRole,
} from "../../../../contract/students/leaving-clearance.ts";
import type { Account } from "../../accounts/guard.ts";
import { readReason } from "../../audit/reason.ts";
import { recordChanges } from "../../audit/record-change.ts";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { account } from "../../db/schema/accounts.ts";
import { leavingClearance, student } from "../../db/schema/students.ts";
import { refuse, refuseFields } from "../../http/refusal.ts";
import { queueMails } from "../../mail/queue.ts";
import { clearanceHeldMail, clearedMail } from "../../mail/result-mails.ts";
import { formatMoney } from "../../money.ts";
import { readOwedKobo } from "../../payments/ledger/owed.ts";
import { isLeaving } from "./judge.ts";
import { clearanceTexts } from "./texts.ts";

type Body = BodyOf<typeof decideLeavingClearance>;

/**
 * Decides for an office on many students. A student whose decision somebody else changed, who does not leave or who owes the
 * bursary something is left out; for the others all is written in one transaction.
 * @throws 400 `note`; 409 `other_office`
 */
export const decideClearance = (
  college: College,
  { id: decidedBy, role }: Account,
  unit: ClearanceUnit,
  body: Body,
): Promise<ResponseOf<typeof decideLeavingClearance>> => {
  if (role === null || !unitsOfRole[role]?.includes(unit)) {
    throw refuse(409, clearanceTexts.otherOffice, "other_office");
  }
  const note = readNote(body);
  return college.db.transaction(async (tx) => {
    const asked = new Map(body.students.map(({ id, revision }) => [id, revision]));
    const candidates = await lockCandidates(tx, unit, [...asked.keys()]);
    const owed =
      unit === "bursary" && body.state === "cleared"
        ? await readOwedKobo(
            tx,
            candidates.map(({ accountId }) => accountId),
          )
        : new Map<number, number>();
    const obstacleOf = (one: Candidate): string | null => {
      const who = one.matricNumber;
      if (!isLeaving(one.standing)) return clearanceTexts.notLeaving(who);
      if (asked.get(one.id) !== one.revision) return clearanceTexts.changedElsewhere(who);
      if (one.state === body.state && one.note === note.shown) return clearanceTexts.isSo(who);
      const owes = owed.get(one.accountId);
      return owes === undefined
        ? null
        : clearanceTexts.owes(who, formatMoney(owes, college.identity.currencySymbol));
    };
    const judged = candidates.map((one) => ({ one, obstacle: obstacleOf(one) }));
    const decided = judged.filter(({ obstacle }) => obstacle === null).map(({ one }) => one);
    await write(college, tx, decided, { unit, state: body.state, note: note.shown, decidedBy });
    await queueMails(
      college,
      tx,
      await mailsOf(college, tx, decided, { unit, state: body.state, note: note.shown }),
    );
    await recordChanges(
      college,
      tx,
      decided.map(({ id, state, note: before }) => ({
        actorAccountId: decidedBy,
        action: "student.clearance",
        subject: `student:${id}`,
        before: { unit, state, note: before },
        after: { unit, state: body.state, note: note.shown },
        reason: note.typed,
      })),
    );
    const leftOut = judged.flatMap(({ obstacle }) => obstacle ?? []);
    const isUnknown = candidates.length < asked.size;
    return {
      changed: decided.length,
      leftOut: isUnknown ? [...leftOut, clearanceTexts.unknown] : leftOut,
    };
  });
};

/** What holds a student is asked for and shown; why a decision is taken back is kept in the audit log alone. */
const readNote = ({ state, note = "" }: Body) => {
  if (state === "cleared") return { typed: null, shown: null };
  if (note.trim() === "") throw refuseFields({ note: [clearanceTexts.noteMissing] });
  const typed = readReason(note, "note");
  return { typed, shown: state === "held" ? typed : null };
};

type Candidate = Awaited<ReturnType<typeof lockCandidates>>[number];

/** The students with what the office decided before. Their rows are locked, so that decisions on one student follow each other. */
const lockCandidates = async (tx: Transaction, unit: ClearanceUnit, ids: readonly number[]) => {
  const students = await tx
    .select({
      id: student.id,
      accountId: student.accountId,
      matricNumber: student.matricNumber,
      firstName: student.firstName,
      email: account.email,
      standing: student.standing,
    })
    .from(student)
    .innerJoin(account, eq(account.id, student.accountId))
    .where(inArray(student.id, [...ids]))
    .orderBy(student.id)
    .for("no key update", { of: student });
  const rows = await tx
    .select()
    .from(leavingClearance)
    .where(and(eq(leavingClearance.unit, unit), inArray(leavingClearance.studentId, [...ids])));
  const decisionOf = new Map(rows.map((row) => [row.studentId, row]));
  return students.map((one) => {
    const decision = decisionOf.get(one.id);
    return {
      ...one,
      state: decision?.state ?? "waiting",
      note: decision?.note ?? null,
      revision: decision?.revision ?? 0,
    };
  });
};

const write = async (
  { clock }: College,
  tx: Transaction,
  decided: readonly Candidate[],
  {
    unit,
    ...decision
  }: Pick<typeof leavingClearance.$inferInsert, "unit" | "state" | "note" | "decidedBy">,
): Promise<void> => {
  const decidedAt = clock();
  for (const { id: studentId, revision } of decided) {
    const row = { ...decision, decidedAt, revision: revision + 1 };
    await tx
      .insert(leavingClearance)
      .values({ studentId, unit, ...row })
      .onConflictDoUpdate({
        target: [leavingClearance.studentId, leavingClearance.unit],
        set: row,
      });
  }
};

/** To those whom an office holds, and to graduates whom the last office has signed off. */
const mailsOf = async (
  { identity, config }: College,
  tx: Transaction,
  decided: readonly Candidate[],
  {
    unit: office,
    state,
    note,
  }: Pick<typeof leavingClearance.$inferInsert, "unit" | "state" | "note">,
) => {
  const resultsUrl = `${config.publicUrl}/student/results`;
  if (typeof note === "string") {
    return decided.map(({ email, firstName }) => ({
      to: email,
      ...clearanceHeldMail(identity, { firstName, resultsUrl, office, note }),
    }));
  }
  if (state !== "cleared" || decided.length === 0) return [];
  const complete = await tx
    .select({ studentId: leavingClearance.studentId })
    .from(leavingClearance)
    .where(
      and(
        eq(leavingClearance.state, "cleared"),
        inArray(
          leavingClearance.studentId,
          decided.map(({ id }) => id),
        ),
      ),
    )
    .groupBy(leavingClearance.studentId)
    .having(sql`count(*) = ${clearanceUnits.length}`);
  const isComplete = new Set(complete.map(({ studentId }) => studentId));
  return decided
    .filter(({ id, standing }) => standing === "graduated" && isComplete.has(id))
    .map(({ email, firstName }) => ({
      to: email,
      ...clearedMail(identity, { firstName, resultsUrl }),
    }));
};
