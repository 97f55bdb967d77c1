import { desc, eq } from "drizzle-orm";
import type { BodyOf } from "../../../../contract/endpoint.ts";
import type { changeSessionFees } from "../../../../contract/payments/fees.ts";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { College } from "../../context.ts";
import type { Database, Transaction } from "../../db/database.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { sessionFee } from "../../db/schema/payments.ts";
import { notFound, refuseFields } from "../../http/refusal.ts";
import { koboOf, nairaOf, specifiedFees } from "./amounts.ts";
import { requireRevision } from "./fee-lines.ts";
import { feeTexts } from "./texts.ts";

interface SessionFees {
  readonly hostelFeeKobo: number;
  readonly lateFeeKobo: number;
  readonly revision: number;
}

const unset: SessionFees = { ...specifiedFees, revision: 0 };

/** What a session charges beside its schedule, from now on. */
export const readSessionFees = async (
  db: Database | Transaction,
  sessionId: number,
): Promise<SessionFees> => {
  const [row] = await db.select().from(sessionFee).where(eq(sessionFee.sessionId, sessionId));
  return row ?? unset;
};

interface NamedSession {
  readonly id: number;
  readonly name: string;
}

const answerOf = ({ id, name }: NamedSession, fees: SessionFees) => ({
  id,
  session: name,
  hostelFee: nairaOf(fees.hostelFeeKobo),
  lateFee: nairaOf(fees.lateFeeKobo),
  revision: fees.revision,
});

/** Of every session, the newest first. */
export const allSessionFees = async (db: Database) => {
  const rows = await db
    .select({ session: academicSession, fees: sessionFee })
    .from(academicSession)
    .leftJoin(sessionFee, eq(sessionFee.sessionId, academicSession.id))
    .orderBy(desc(academicSession.name));
  return rows.map(({ session, fees }) => answerOf(session, fees ?? unset));
};

/** @throws 400; 404; 409 `changed_elsewhere`. */
export const writeSessionFees = (
  college: College,
  actor: Account,
  sessionId: number,
  { revision, ...amounts }: BodyOf<typeof changeSessionFees>,
) => {
  const values = {
    hostelFeeKobo: read("hostelFee", amounts.hostelFee),
    lateFeeKobo: read("lateFee", amounts.lateFee),
  };
  return college.db.transaction(async (tx) => {
    // The lock of the session makes the first change of two wait for the other.
    const [session] = await tx
      .select({ id: academicSession.id, name: academicSession.name })
      .from(academicSession)
      .where(eq(academicSession.id, sessionId))
      .for("no key update");
    if (session === undefined) throw notFound();
    const before = await readSessionFees(tx, sessionId);
    requireRevision(before, revision);
    const after = { ...values, revision: revision + 1 };
    await tx
      .insert(sessionFee)
      .values({ sessionId, ...after })
      .onConflictDoUpdate({ target: sessionFee.sessionId, set: after });
    const answer = answerOf(session, after);
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "session_fees.change",
      subject: `academic_session:${sessionId}`,
      before: answerOf(session, before),
      after: answer,
    });
    return answer;
  });
};

/** @throws 400 */
const read = (field: "hostelFee" | "lateFee", naira: number): number => {
  const kobo = koboOf(naira);
  if (kobo === undefined) throw refuseFields({ [field]: [feeTexts.wholeKobo] });
  if (kobo === 0) throw refuseFields({ [field]: [feeTexts.notNothing] });
  return kobo;
};
