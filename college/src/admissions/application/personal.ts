import { eq } from "drizzle-orm";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import { localGovernmentsOf } from "../../../../rules/nigeria/local-governments-of.ts";
import { personalChangeProblems } from "../../../../rules/profiles/personal-changes.ts";
import {
  neverEmpty,
  type PersonalField,
  personalFields,
  readPersonalField,
  submittedApplicantFields,
} from "../../../../rules/profiles/personal-details.ts";
import type { Account } from "../../accounts/guard.ts";
import type { College } from "../../context.ts";
import { isUniqueViolation } from "../../db/errors.ts";
import { applicant } from "../../db/schema/admissions.ts";
import { type PassportReading, readPassport } from "../../files/photo.ts";
import { dropFile, storeFile } from "../../files/store.ts";
import type { Form } from "../../http/form.ts";
import { refuse, refuseFields } from "../../http/refusal.ts";
import { profileTexts } from "../../profiles/texts.ts";
import { type ApplicantUserRecord, readApplicantUser } from "../applicant-user.ts";
import { asFieldErrors } from "./refusals.ts";
import {
  type ApplicationStatus,
  readApplicationStatus,
  requireOpen,
  requirePaid,
} from "./status.ts";
import { applicationTexts } from "./texts.ts";

/**
 * Refuses a change of the personal details that cannot be made now. Once submitted, contact details can be changed
 * even after the session has closed, until the offer is accepted.
 * @throws 403 `email_not_verified`, 402 before the fee is paid, 409 `session_closed` or `submitted`.
 */
export const requirePersonalWritable = (
  { identity, clock }: College,
  status: ApplicationStatus,
): void => {
  requirePaid(status);
  if (status.isStudent) throw refuse(409, applicationTexts.isStudent, "submitted");
  if (status.applicant.submittedAt === null) requireOpen(status, identity, clock());
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
      // The lock keeps two concurrent uploads from leaving a photo without an owner.
      const status = await readApplicationStatus(tx, account.id, { lock: true });
      requirePersonalWritable(college, status);
      const { applicant: before } = status;
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
        ? refuseFields({ phone: [applicationTexts.phoneTaken] })
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

type ApplicantRow = typeof applicant.$inferSelect;

/** The columns that personal details are kept in; null clears one. */
type PersonalChanges = Partial<typeof applicant.$inferInsert>;

type PersonalReading =
  | { readonly changes: PersonalChanges }
  | { readonly problems: Readonly<Record<string, readonly string[]>> };

interface SavedApplicant {
  readonly stored: ApplicantRow;
  readonly email: string;
  /** `2026-03-10`, in the college's time zone. */
  readonly today: string;
}

const contactFields: ReadonlySet<PersonalField> = new Set(submittedApplicantFields);

/** An applicant's details as the rules take them: empty where nothing is stored. */
export const personalValues = (stored: ApplicantRow): Partial<Record<PersonalField, string>> => {
  const values: Partial<Record<PersonalField, string>> = {};
  for (const field of personalFields) values[field] = stored[field] ?? "";
  return values;
};

/**
 * Reads the text fields of the personal details. A field left out keeps its value, an empty one is cleared, a field
 * that is unknown is ignored. An unchanged value is always accepted, even if it may not be changed.
 */
const readPersonalForm = (
  form: ReadonlyMap<string, string>,
  saved: SavedApplicant,
): PersonalReading => {
  const isSubmitted = saved.stored.submittedAt !== null;
  const sent = sentFields(form);
  const locked = isSubmitted ? [...sent.keys()].filter((field) => !contactFields.has(field)) : [];
  const accepted = locked.length === 0 ? sent : without(sent, locked);
  const problems = {
    ...fixedProblems(form, saved),
    ...lockedProblems(sent, locked, saved),
    ...asFieldErrors(
      personalChangeProblems(
        personalValues(saved.stored),
        Object.fromEntries(accepted),
        saved.today,
        localGovernmentsOf,
        isSubmitted ? contactFields : neverEmpty,
      ),
    ),
  };
  return Object.keys(problems).length > 0 ? { problems } : { changes: changesOf(accepted, saved) };
};

type Sent = ReadonlyMap<PersonalField, string>;

const sentFields = (form: ReadonlyMap<string, string>): Sent =>
  new Map(
    personalFields.flatMap((field) => {
      const text = form.get(field);
      return text === undefined ? [] : [[field, text] as const];
    }),
  );

const without = (sent: Sent, fields: readonly PersonalField[]): Sent =>
  new Map([...sent].filter(([field]) => !fields.includes(field)));

/** Fields no applicant may change here, in any state of the application. */
const fixedProblems = (
  form: ReadonlyMap<string, string>,
  { stored, email }: SavedApplicant,
): Record<string, readonly string[]> => {
  const fixed = { email, applicationNo: stored.applicationNo };
  const changed = Object.entries(fixed).filter(([field, value]) => {
    const text = form.get(field)?.trim();
    return text !== undefined && text.toLowerCase() !== value.toLowerCase();
  });
  return Object.fromEntries(changed.map(([field]) => [field, [profileTexts.field.protected]]));
};

const lockedProblems = (
  sent: Sent,
  locked: readonly PersonalField[],
  { stored, today }: SavedApplicant,
): Record<string, readonly string[]> => {
  const changed = locked.filter((field) => {
    const reading = readPersonalField(field, sent.get(field) ?? "", today);
    return !("value" in reading) || reading.value !== (stored[field] ?? "");
  });
  return Object.fromEntries(changed.map((field) => [field, [applicationTexts.locked]]));
};

const changesOf = (sent: Sent, { stored, today }: SavedApplicant): PersonalChanges => {
  const changes: PersonalChanges = {};
  for (const [field, text] of sent) {
    const reading = readPersonalField(field, text, today);
    const value = "value" in reading && reading.value !== "" ? reading.value : null;
    Object.assign(changes, { [field]: value });
  }
  const sex = changes.sex === undefined ? stored.sex : changes.sex;
  // The form has no such field for men, so an earlier value does not apply.
  if (sex === "Male" && (changes.maidenName ?? stored.maidenName) !== null)
    changes.maidenName = null;
  return changes;
};
