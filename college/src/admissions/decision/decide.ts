import { eq } from "drizzle-orm";
import type { decideAdmission } from "../../../../contract/admissions/decision.ts";
import type { BodyOf } from "../../../../contract/endpoint.ts";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import type { Account } from "../../accounts/guard.ts";
import { readReason } from "../../audit/reason.ts";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { applicant } from "../../db/schema/admissions.ts";
import { department, programme } from "../../db/schema/students.ts";
import { notFound, refuse, refuseFields } from "../../http/refusal.ts";
import { texts } from "../../texts.ts";
import { lockCandidate } from "./candidates.ts";
import { type Offerable, readDecided } from "./decided.ts";
import { decisionRefusal } from "./decision-rules.ts";
import { lockQuotas, placesAfter, readPlaces } from "./places.ts";
import { decisionTexts } from "./texts.ts";
import { isDecided, type NewDecision, writeDecisions } from "./write-decisions.ts";

type Body = BodyOf<typeof decideAdmission>;

/**
 * Decides on an application, or decides again while no offer is accepted, and mails the applicant. The same
 * decision again, while unanswered, changes nothing and sends no mail.
 * @throws 400 for a department, a programme, a date or a reason that will not do; 404; 409 `changed_elsewhere`, `not_submitted`, `not_tested`,
 * `offer_accepted` or `quota_exceeded`.
 */
export const decide = (
  college: College,
  actor: Account,
  applicantId: number,
  body: Body,
): Promise<{ message: string }> =>
  college.db.transaction(async (tx) => {
    const { overQuotaReason: over } = body;
    const reason = over === undefined ? null : readReason(over, "over_quota_reason");
    const applicationSessionId = await sessionOf(tx, applicantId);
    if (body.outcome === "admitted") await lockQuotas(tx, [applicationSessionId]);
    const candidate = await lockCandidate(tx, eq(applicant.id, applicantId));
    const refusal = decisionRefusal(candidate, body.outcome);
    if (refusal !== undefined) throw refuse(409, decisionTexts.refusals[refusal], refusal);
    const offerable = await readOfferable(tx);
    const { applicant: one, decision: before } = candidate;
    const decided = readDecided(college, offerable, one, body);
    if (decided.programme === undefined) {
      throw refuseFields({ programmeCode: [decisionTexts.programmeMissing] });
    }
    if (!isDecided(before, decided)) {
      requireSeen(before, body.seenDecidedAt);
      const next = { applicant: one, before, decided };
      if (reason === null) await requirePlace(college, tx, applicationSessionId, next);
      await writeDecisions(college, tx, actor, [next], reason);
    }
    return { message: decisionTexts.decided };
  });

export const readOfferable = async (tx: Transaction): Promise<Offerable> => ({
  departments: await tx.select().from(department),
  programmes: await tx.select().from(programme),
});

const requireSeen = (before: NewDecision["before"], seen: string | null | undefined): void => {
  if (seen === undefined) return;
  if (before?.decidedAt.getTime() !== (seen === null ? undefined : Date.parse(seen))) {
    throw refuse(409, texts.changedElsewhere, "changed_elsewhere");
  }
};

const sessionOf = async (tx: Transaction, applicantId: number): Promise<number> => {
  const [row] = await tx
    .select({ id: applicant.applicationSessionId })
    .from(applicant)
    .where(eq(applicant.id, applicantId));
  if (row === undefined) throw notFound();
  return row.id;
};

const requirePlace = async (
  college: College,
  tx: Transaction,
  applicationSessionId: number,
  { before, decided }: NewDecision,
): Promise<void> => {
  if (decided.department === null) return;
  const places = await readPlaces(college, tx, [applicationSessionId]);
  const today = zonedDay(college.clock(), college.identity.timeZone);
  const move = { applicationSessionId, before, after: decided };
  const full = placesAfter(places, [move], today).find(({ over }) => over > 0);
  if (full !== undefined) {
    const { quota, taken } = full;
    throw refuse(
      409,
      decisionTexts.quotaExceeded([
        {
          department:
            full.programmeId === null
              ? decided.department
              : decisionTexts.programmeOf(decided.department, decided.programme),
          quota: quota ?? 0,
          taken,
        },
      ]),
      "quota_exceeded",
    );
  }
};
