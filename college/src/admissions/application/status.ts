import { eq } from "drizzle-orm";
import type { CollegeIdentity } from "../../../../contract/portal/college-identity.ts";
import type { Database } from "../../db/database.ts";
import { admissionDecision, applicant, applicationSession } from "../../db/schema/admissions.ts";
import { charge } from "../../db/schema/ledger.ts";
import { notFound, type Refusal, refuse } from "../../http/refusal.ts";
import { paidCharge } from "../../payments/ledger/paid.ts";
import { firstDayText, isOpen, lastDayText } from "../sessions/session.ts";
import { applicationTexts } from "./texts.ts";

/** The state that decides whether an applicant may write to the application now. */
export interface ApplicationStatus {
  readonly applicant: typeof applicant.$inferSelect;
  readonly session: typeof applicationSession.$inferSelect;
  readonly isPaid: boolean;
  /** Whether the offer is accepted: the person is a student from then on, with a record of their own. */
  readonly isStudent: boolean;
}

/**
 * @param lock holds the applicant's row until the transaction ends, so that everything written to one application is
 * written one after the other.
 * @throws 404 for an account that is no applicant's.
 */
export const readApplicationStatus = async (
  db: Database,
  accountId: number,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<ApplicationStatus> => {
  const query = db
    .select({
      applicant,
      session: applicationSession,
      chargeId: charge.id,
      answer: admissionDecision.answer,
    })
    .from(applicant)
    .innerJoin(applicationSession, eq(applicationSession.id, applicant.applicationSessionId))
    .leftJoin(charge, screeningOf())
    .leftJoin(admissionDecision, eq(admissionDecision.applicantId, applicant.id))
    .where(eq(applicant.accountId, accountId));
  const [row] = await (lock ? query.for("update", { of: applicant }) : query);
  if (row === undefined) throw notFound();
  return {
    applicant: row.applicant,
    session: row.session,
    isPaid: row.chargeId !== null,
    isStudent: row.answer === "accepted",
  };
};

/** Joins the screening fee of an applicant's session, where it is paid. */
export const screeningOf = () =>
  paidCharge("screening", {
    accountId: applicant.accountId,
    sessionId: applicationSession.academicSessionId,
  });

/** Conditions for any write to the application: email verified and fee paid. */
export const requirePaid = ({ applicant: { verifiedAt }, isPaid }: ApplicationStatus): void => {
  if (verifiedAt === null) throw refuse(403, applicationTexts.unverified, "email_not_verified");
  if (!isPaid) throw refuse(402, applicationTexts.unpaid, "screening_unpaid");
};

export const requireOpen = (
  { session }: Pick<ApplicationStatus, "session">,
  identity: CollegeIdentity,
  now: Date,
): void => {
  if (!isOpen(session, now)) throw sessionClosed(session, identity, now);
};

/** 409 `session_closed`, with the day that is to come or has passed. */
export const sessionClosed = (
  { opensAt, closesAt }: ApplicationStatus["session"],
  { timeZone }: CollegeIdentity,
  now: Date,
): Refusal =>
  refuse(
    409,
    now < opensAt
      ? applicationTexts.notYetOpen(firstDayText(opensAt, timeZone))
      : applicationTexts.closed(lastDayText(closesAt, timeZone)),
    "session_closed",
  );

/**
 * Refuses a write to a section that cannot be written now.
 * @throws 403 `email_not_verified`, 402 before the fee is paid, 409 `submitted` or `session_closed`.
 */
export const requireWritable = (
  status: ApplicationStatus,
  identity: CollegeIdentity,
  now: Date,
): void => {
  requirePaid(status);
  if (status.applicant.submittedAt !== null) {
    throw refuse(409, applicationTexts.submitted, "submitted");
  }
  requireOpen(status, identity, now);
};
