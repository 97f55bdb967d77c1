import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { BodyOf, ResponseOf } from "../../../contract/endpoint.ts";
import type {
  decideHostelApplications,
  hostelDecisions,
} from "../../../contract/hostels/applications.ts";
import type { Account } from "../accounts/guard.ts";
import { readReason } from "../audit/reason.ts";
import { recordChanges } from "../audit/record-change.ts";
import type { College } from "../context.ts";
import type { Database, Transaction } from "../db/database.ts";
import { bed, bedClaim, hostel, hostelApplication, room } from "../db/schema/hostels.ts";
import { student } from "../db/schema/students.ts";
import { notFound, Refusal } from "../http/refusal.ts";
import {
  hostelApprovedMail,
  hostelRejectedMail,
  hostelReleasedMail,
} from "../mail/hostel-mails.ts";
import { makePrintoutCode } from "./application-decision.ts";
import { isStanding } from "./boarder.ts";
import { mailStudents, placeText } from "./mails.ts";
import { lockWaitingList, offerFreedBeds } from "./offers.ts";
import { placeTexts } from "./texts.ts";

type Body = BodyOf<typeof decideHostelApplications>;
type Answer = ResponseOf<typeof decideHostelApplications>;

/**
 * Approves, rejects or releases many applications: all of them, or none where one cannot be. A dry run tells each one's
 * fate and writes nothing.
 * @throws 400 `{reason}`; 404; 409 `preview_outdated` with the rows in trouble
 */
export const decideMany = async (college: College, actor: Account, body: Body): Promise<Answer> => {
  if (body.dryRun) return preview(await readChosen(college.db, body.ids), body.decision);
  const reason = readReason(body.reason ?? "");
  return college.db.transaction(async (tx) => {
    await lockStudentsOf(tx, body.ids);
    const chosen = await readChosen(tx, body.ids);
    requireNoProblem(chosen, body.decision);
    await write(college, tx, { actor, chosen, decision: body.decision, reason });
    const message = placeTexts.decided[body.decision](chosen.length);
    return { message, decided: chosen.length, problems: 0, rows: [] };
  });
};

const preview = (chosen: readonly ChosenApplication[], decision: Decision): Answer => {
  const rows = chosen.map((one) => rowOf(one, decision));
  const problems = rows.filter(({ problem }) => problem !== null).length;
  const decided = rows.length - problems;
  return { message: placeTexts.wouldDecide(decided), decided, problems, rows };
};

const rowOf = (one: ChosenApplication, decision: Decision): Answer["rows"][number] => ({
  id: one.application.id,
  matricNumber: one.matricNumber,
  name: one.name,
  place: one.place,
  status: one.application.status,
  problem: problemOf(one, decision),
});

const requireNoProblem = (chosen: readonly ChosenApplication[], decision: Decision): void => {
  const rows = chosen.map((one) => rowOf(one, decision)).filter(({ problem }) => problem !== null);
  if (rows.length === 0) return;
  throw new Refusal(409, {
    detail: placeTexts.previewOutdated(rows.length),
    code: "preview_outdated",
    rows,
  });
};

interface Decided {
  readonly actor: Account;
  readonly chosen: readonly ChosenApplication[];
  readonly decision: Decision;
  readonly reason: string;
}

const statuses = { approve: "approved", reject: "rejected", release: "released" } as const;

const write = async (college: College, tx: Transaction, decided: Decided): Promise<void> => {
  const { actor, chosen, decision, reason } = decided;
  if (decision === "approve") await approve(college, tx, decided);
  else await end(college, tx, decided);
  await recordChanges(
    college,
    tx,
    chosen.map(({ application: { id, status, bedId } }) => ({
      actorAccountId: actor.id,
      action: decision === "release" ? "hostel.release" : "hostel.decide",
      subject: `hostel_application:${id}`,
      before: { status, bedId },
      after: { status: statuses[decision], ...(decision === "approve" && { bedId }) },
      reason,
    })),
  );
  await notify(college, tx, decided);
};

const approve = async (
  { clock }: College,
  tx: Transaction,
  { actor, chosen }: Decided,
): Promise<void> => {
  const codes = chosen.map(({ application: { id } }) => ({ id, code: makePrintoutCode() }));
  await tx
    .update(hostelApplication)
    .set({
      status: "approved",
      decidedAt: clock(),
      decidedBy: actor.id,
      printoutCode: sql`given.code`,
    })
    .from(sql`jsonb_to_recordset(${JSON.stringify(codes)}::jsonb) as given (id int, code text)`)
    .where(eq(hostelApplication.id, sql`given.id`));
};

/** Locks the waiting list of each affected session, in a fixed order, before it frees a bed. */
const end = async (
  college: College,
  tx: Transaction,
  { actor, chosen, decision, reason }: Decided,
): Promise<void> => {
  const applications = chosen.map(({ application }) => application);
  const sessionIds = [...new Set(applications.map(({ sessionId }) => sessionId))].toSorted(
    (one, other) => one - other,
  );
  for (const sessionId of sessionIds) await lockWaitingList(tx, sessionId);
  for (const sessionId of sessionIds) {
    const students = applications
      .filter((one) => one.sessionId === sessionId)
      .map(({ studentId }) => studentId);
    await tx
      .delete(bedClaim)
      .where(and(eq(bedClaim.sessionId, sessionId), inArray(bedClaim.studentId, students)));
  }
  await tx
    .update(hostelApplication)
    .set({
      status: statuses[decision],
      reason,
      decidedAt: college.clock(),
      decidedBy: actor.id,
      printoutCode: null,
    })
    .where(
      inArray(
        hostelApplication.id,
        applications.map(({ id }) => id),
      ),
    );
  for (const sessionId of sessionIds) await offerFreedBeds(college, tx, sessionId);
};

const notify = (
  college: College,
  tx: Transaction,
  { chosen, decision, reason }: Decided,
): Promise<void> => {
  const about = chosen.map(({ application: { studentId, bedId } }) => ({ studentId, bedId }));
  switch (decision) {
    case "approve":
      return mailStudents(college, tx, about, hostelApprovedMail);
    case "reject":
      return mailStudents(college, tx, about, (identity, one) =>
        hostelRejectedMail(identity, { ...one, reason }),
      );
    case "release":
      return mailStudents(college, tx, about, (identity, one) =>
        hostelReleasedMail(identity, { ...one, reason }),
      );
  }
};

type Decision = (typeof hostelDecisions)[number];

/** One of many applications that the office has chosen, with its student and its bed. */
interface ChosenApplication {
  readonly application: typeof hostelApplication.$inferSelect;
  readonly matricNumber: string;
  readonly name: string;
  readonly place: string;
}

/** The chosen ones by matric number: one statement. @throws 404 where one of them does not exist */
const readChosen = async (
  db: Database,
  ids: readonly number[],
): Promise<readonly ChosenApplication[]> => {
  const rows = await db
    .select({
      application: hostelApplication,
      matricNumber: student.matricNumber,
      surname: student.surname,
      firstName: student.firstName,
      bed: bed.number,
      room: room.number,
      hostel: hostel.name,
    })
    .from(hostelApplication)
    .innerJoin(student, eq(student.id, hostelApplication.studentId))
    .innerJoin(bed, eq(bed.id, hostelApplication.bedId))
    .innerJoin(room, eq(room.id, bed.roomId))
    .innerJoin(hostel, eq(hostel.id, room.hostelId))
    .where(inArray(hostelApplication.id, [...ids]))
    .orderBy(asc(student.matricNumber), asc(hostelApplication.id));
  if (rows.length < ids.length) throw notFound();
  return rows.map(({ application, matricNumber, surname, firstName, ...place }) => ({
    application,
    matricNumber,
    name: `${surname} ${firstName}`,
    place: placeText(place),
  }));
};

/**
 * Locks the students of the chosen applications in a fixed order, which prevents deadlocks. Actions of these students,
 * and of the office on one of them, run before or after.
 */
const lockStudentsOf = async (tx: Transaction, ids: readonly number[]): Promise<void> => {
  await tx
    .select({ id: student.id })
    .from(student)
    .where(
      inArray(
        student.id,
        tx
          .select({ id: hostelApplication.studentId })
          .from(hostelApplication)
          .where(inArray(hostelApplication.id, [...ids])),
      ),
    )
    .orderBy(asc(student.id))
    .for("no key update");
};

/** Why an application cannot be decided so; null where it can. */
const problemOf = ({ application }: ChosenApplication, decision: Decision): string | null => {
  if (decision === "release") return isStanding(application) ? null : placeTexts.problems.noBed;
  return application.status === "pending" ? null : placeTexts.problems.decided;
};
