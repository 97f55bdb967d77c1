import { eq } from "drizzle-orm";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import type { Account } from "../../accounts/guard.ts";
import type { College } from "../../context.ts";
import { isUniqueViolation } from "../../db/errors.ts";
import { applicant } from "../../db/schema/admissions.ts";
import { type PassportReading, readPassport } from "../../files/photo.ts";
import { dropFile, storeFile } from "../../files/store.ts";
import type { Form } from "../../http/form.ts";
import { refuse, refuseFields } from "../../http/refusal.ts";
import { texts } from "../../texts.ts";
import { type ApplicantUserRecord, readApplicantUser } from "../applicant-user.ts";
import { type PersonalChanges, readPersonalForm } from "./personal-form.ts";
import { readStanding, requireOpen, requirePaid, type Standing } from "./standing.ts";

/**
 * Refuses a change of the personal details that cannot be made now. Once submitted, contact details can be changed
 * even after the session has closed, until the offer is accepted.
 * @throws 403 `email_not_verified`, 402 before the fee is paid, 409 `session_closed` or `submitted`.
 */
export const requirePersonalWritable = ({ identity, clock }: College, standing: Standing): void => {
  requirePaid(standing);
  if (standing.isStudent) throw refuse(409, texts.application.isStudent, "submitted");
  if (standing.applicant.submittedAt === null) requireOpen(standing, identity, clock());
};

/**
 * Saves personal details and passport photo; all of the form is stored, or none of it.
 * @throws what `requirePersonalWritable` does; 400 with every field that is not valid or may not be changed now.
 */
export const savePersonal = async (
  college: College,
  account: Account,
  form: Form,
): Promise<ApplicantUserRecord> => {
  const photo = await readPassport(form);
  return college.db
    .transaction(async (tx) => {
      // Locked, so that of two photos sent at once none is left behind without an owner.
      const standing = await readStanding(tx, account.id, { lock: true });
      requirePersonalWritable(college, standing);
      const { applicant: before } = standing;
      const changes = readChanges(college, account, before, { form, photo });
      if (photo.passport !== undefined) {
        changes.passportFileId = await storeFile(college, tx, account.id, photo.passport);
      }
      if (Object.keys(changes).length > 0) {
        await tx.update(applicant).set(changes).where(eq(applicant.id, before.id));
      }
      if (photo.passport !== undefined) await dropFile(tx, before.passportFileId);
      return readApplicantUser(tx, account.id);
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error, "applicant_phone_unique")
        ? refuseFields({ phone: [texts.application.phoneTaken] })
        : error;
    });
};

const readChanges = (
  { identity, clock }: College,
  { email }: Account,
  stored: typeof applicant.$inferSelect,
  { form, photo }: { readonly form: Form; readonly photo: PassportReading },
): PersonalChanges => {
  const today = zonedDay(clock(), identity.timeZone);
  const reading = readPersonalForm(form.fields, { stored, email, today });
  const problems = { ...("problems" in reading ? reading.problems : {}), ...photo.problems };
  if (Object.keys(problems).length > 0) throw refuseFields(problems);
  return "changes" in reading ? reading.changes : {};
};
