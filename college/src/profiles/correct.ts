import { zonedDay } from "../../../contract/zoned-time.ts";
import { correctionChanges } from "../../../rules/profiles/correction.ts";
import type { Account } from "../accounts/guard.ts";
import { asFieldErrors } from "../admissions/application/refusals.ts";
import type { College } from "../context.ts";
import { profileChangeRequest } from "../db/schema/staff.ts";
import { storeFile } from "../files/store.ts";
import type { Form } from "../http/form.ts";
import { refuse, refuseFields } from "../http/refusal.ts";
import { profileCorrectedMail } from "../mail/profile-mails.ts";
import { queueMail } from "../mail/queue.ts";
import {
  applyCorrection,
  changesText,
  type FieldProblems,
  problemsOf,
  readEvidence,
  readSentence,
  recordedChanges,
  typedValues,
} from "./correction.ts";
import { correctableValues, lockPerson, ownRecord, revisionOf } from "./person.ts";
import { profileTexts } from "./texts.ts";

/**
 * Corrects a person's profile without a request. Stores the correction with its evidence as an approved request and
 * mails the person.
 * @throws 400 by field; 404; 409 `changed_elsewhere` or `has_bed`.
 */
export const correctProfile = async (
  college: College,
  actor: Account,
  accountId: number,
  form: Form,
): Promise<{ message: string }> => {
  const formProblems: FieldProblems = {};
  const reason = readSentence(form, "reason", formProblems);
  const evidence = await readEvidence(form, formProblems);
  const typed = typedValues(form);
  await college.db.transaction(async (tx) => {
    const person = await lockPerson(tx, accountId);
    const saved = correctableValues(ownRecord(person));
    const today = zonedDay(college.clock(), college.identity.timeZone);
    const changes = correctionChanges(saved, typed, today);
    const problems: FieldProblems = {
      ...formProblems,
      ...asFieldErrors(problemsOf(college, saved, changes)),
    };
    if (form.fields.get("revision") !== String(revisionOf(saved))) {
      throw refuse(409, profileTexts.changedElsewhere, "changed_elsewhere");
    }
    if (Object.keys(changes).length === 0) problems.changes = [profileTexts.nothingDiffers];
    if (Object.keys(problems).length > 0) throw refuseFields(problems);
    await applyCorrection(college, tx, person, { actor, changes, reason });
    const now = college.clock();
    const recorded = recordedChanges(saved, changes);
    await tx.insert(profileChangeRequest).values({
      ...recorded,
      accountId,
      explanation: reason,
      evidenceFileId:
        evidence === undefined ? null : await storeFile(college, tx, accountId, evidence),
      status: "approved",
      requestedAt: now,
      decidedAt: now,
      decidedBy: actor.id,
    });
    const mail = profileCorrectedMail(college.identity, {
      firstName: ownRecord(person).firstName,
      changes: changesText(recorded),
    });
    await queueMail(college, tx, { to: person.account.email, ...mail });
  });
  return { message: profileTexts.corrected };
};
