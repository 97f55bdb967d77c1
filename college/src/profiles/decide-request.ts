import { eq } from "drizzle-orm";
import type { BodyOf } from "../../../contract/endpoint.ts";
import type { decideChangeRequest } from "../../../contract/profiles/profile-records.ts";
import { correctableFields } from "../../../rules/profiles/correction.ts";
import type { Account } from "../accounts/guard.ts";
import { recordChange } from "../audit/record-change.ts";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { profileChangeRequest } from "../db/schema/staff.ts";
import { notFound, refuse, refuseFields } from "../http/refusal.ts";
import { correctionRefusedMail, profileCorrectedMail } from "../mail/profile-mails.ts";
import { queueMail } from "../mail/queue.ts";
import { texts } from "../texts.ts";
import { oneLine } from "../typed-text.ts";
import { applyCorrection, problemsOf } from "./apply-correction.ts";
import { changesText, valuesOf } from "./change-record.ts";
import { correctableValues, lockPerson, ownRecord, type Person } from "./person.ts";

type Row = typeof profileChangeRequest.$inferSelect;

/**
 * Approves a request, which makes the correction, or refuses it; the person is told by mail.
 * @throws 400 `{reason}` for a refusal without one; 404; 409 `decided`, `changed_elsewhere`, `not_valid` or `has_bed`.
 */
export const decideRequest = (
  college: College,
  actor: Account,
  id: number,
  { decision, reason: typed = "" }: BodyOf<typeof decideChangeRequest>,
): Promise<{ message: string }> =>
  college.db.transaction(async (tx) => {
    const reason = oneLine(typed);
    if (decision === "refused" && reason === "") {
      throw refuseFields({ reason: [texts.people.refusalReasonMissing] });
    }
    const [found] = await tx
      .select({ accountId: profileChangeRequest.accountId })
      .from(profileChangeRequest)
      .where(eq(profileChangeRequest.id, id));
    if (found === undefined) throw notFound();
    // The records first, as where a request is made: a request that is withdrawn meanwhile is seen below.
    const person = await lockPerson(tx, found.accountId);
    const [request] = await tx
      .select()
      .from(profileChangeRequest)
      .where(eq(profileChangeRequest.id, id))
      .for("update");
    if (request?.status !== "pending") {
      throw refuse(409, texts.people.requestDecided, "decided");
    }
    const note = { firstName: ownRecord(person).firstName, changes: changesText(request) };
    if (decision === "approved") await approve(college, tx, actor, person, request);
    await tx
      .update(profileChangeRequest)
      .set({
        status: decision,
        decidedAt: college.clock(),
        decidedBy: actor.id,
        reason: decision === "refused" ? reason : null,
      })
      .where(eq(profileChangeRequest.id, id));
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: decision === "approved" ? "profile.approve_request" : "profile.refuse_request",
      subject: `change_request:${id}`,
      before: request.before,
      after: request.after,
      reason: reason === "" ? null : reason,
    });
    const mail =
      decision === "approved"
        ? profileCorrectedMail(college.identity, note)
        : correctionRefusedMail(college.identity, { ...note, reason });
    await queueMail(college, tx, { to: person.account.email, ...mail });
    return { message: texts.people[decision] };
  });

const approve = async (
  college: College,
  tx: Transaction,
  actor: Account,
  person: Person,
  request: Row,
): Promise<void> => {
  const saved = correctableValues(ownRecord(person));
  const before = valuesOf(request.before);
  const isAsAsked = correctableFields.every(
    (field) => before[field] === undefined || before[field] === saved[field],
  );
  if (!isAsAsked) throw refuse(409, texts.people.changedElsewhere, "changed_elsewhere");
  const changes = valuesOf(request.after);
  const [problem] = Object.values(problemsOf(college, saved, changes));
  if (problem !== undefined) {
    throw refuse(409, texts.people.notValidAnyMore(problem), "not_valid");
  }
  await applyCorrection(college, tx, person, { actor, changes, reason: request.explanation });
};
