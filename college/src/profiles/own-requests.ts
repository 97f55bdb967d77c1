import { and, desc, eq } from "drizzle-orm";
import type { ResponseOf, ValueOf } from "../../../contract/endpoint.ts";
import type { ChangeRequest } from "../../../contract/profiles/correction-shapes.ts";
import type { ownChangeRequests } from "../../../contract/profiles/own-corrections.ts";
import { zonedDay } from "../../../contract/zoned-time.ts";
import { correctionChanges } from "../../../rules/profiles/correction.ts";
import type { Account } from "../accounts/guard.ts";
import { asFieldErrors } from "../admissions/application/field-names.ts";
import type { College } from "../context.ts";
import type { Database } from "../db/database.ts";
import { isUniqueViolation } from "../db/errors.ts";
import { profileChangeRequest } from "../db/schema/staff.ts";
import { dropFile, storeFile } from "../files/store.ts";
import type { Form } from "../http/form.ts";
import { refuse, refuseFields } from "../http/refusal.ts";
import { correctionRequestedMail } from "../mail/profile-mails.ts";
import { queueMail } from "../mail/queue.ts";
import { texts } from "../texts.ts";
import { problemsOf } from "./apply-correction.ts";
import { changesText, recordedChanges, requestRecord } from "./change-record.ts";
import { type FieldProblems, readEvidence, readSentence, typedValues } from "./correction-form.ts";
import { correctableValues, lockPerson, ownRecord, type Person, readPerson } from "./person.ts";

const shown = 10;
/** Each mails its maker, who may withdraw it at once. */
const mostInDay = 5;
const day = 24 * 3_600_000;

/** The caller's latest requests, and whether another can be made. */
export const readOwnRequests = async (
  { db, clock }: College,
  caller: Account,
): Promise<ResponseOf<typeof ownChangeRequests>> => {
  const person = await readPerson(db, caller.id);
  const rows = await latestOf(db, caller.id);
  const obstacle = obstacleFor(person, rows, clock());
  return { requests: rows.map(requestRecord), obstacle: obstacle?.sentence ?? null };
};

/**
 * Takes a request for a correction, and mails the person that it came in.
 * @throws 400 by field; 409 `request_open`, `too_many_requests` or `still_editable`.
 */
export const requestCorrection = async (
  college: College,
  caller: Account,
  form: Form,
): Promise<ValueOf<typeof ChangeRequest>> => {
  const formProblems: FieldProblems = {};
  const explanation = readSentence(form, "explanation", formProblems);
  const evidence = await readEvidence(form, formProblems);
  if (evidence === undefined) formProblems.evidence ??= [texts.people.evidenceMissing];
  try {
    return await college.db.transaction(async (tx) => {
      const person = await lockPerson(tx, caller.id);
      const latest = await latestOf(tx, caller.id);
      const obstacle = obstacleFor(person, latest, college.clock());
      if (obstacle !== undefined) throw refuse(409, obstacle.sentence, obstacle.code);
      const saved = correctableValues(ownRecord(person));
      const today = zonedDay(college.clock(), college.identity.timeZone);
      const changes = correctionChanges(saved, typedValues(form), today);
      const problems: FieldProblems = {
        ...formProblems,
        ...asFieldErrors(problemsOf(college, saved, changes)),
      };
      if (Object.keys(changes).length === 0) problems.changes = [texts.people.nothingDiffers];
      if (evidence === undefined || Object.keys(problems).length > 0) throw refuseFields(problems);
      const recorded = recordedChanges(saved, changes);
      const [written] = await tx
        .insert(profileChangeRequest)
        .values({
          ...recorded,
          accountId: caller.id,
          explanation,
          evidenceFileId: await storeFile(college, tx, caller.id, evidence),
          status: "pending",
          requestedAt: college.clock(),
        })
        .returning();
      if (written === undefined) throw new Error("the request was not written");
      const mail = correctionRequestedMail(college.identity, {
        firstName: ownRecord(person).firstName,
        changes: changesText(recorded),
      });
      await queueMail(college, tx, { to: caller.email, ...mail });
      return requestRecord(written);
    });
  } catch (error) {
    if (!isUniqueViolation(error, "profile_change_request_open")) throw error;
    throw refuse(409, texts.people.requestOpen, "request_open");
  }
};

/** Withdraws the caller's open request; its document goes with it. */
export const withdrawCorrection = (
  college: College,
  caller: Account,
): Promise<{ message: string }> =>
  college.db.transaction(async (tx) => {
    const [open] = await tx
      .select()
      .from(profileChangeRequest)
      .where(isOpenOf(caller.id))
      .for("update");
    if (open !== undefined && open.status === "pending") {
      await tx
        .update(profileChangeRequest)
        .set({ status: "withdrawn", decidedAt: college.clock(), evidenceFileId: null })
        .where(eq(profileChangeRequest.id, open.id));
      await dropFile(tx, open.evidenceFileId);
    }
    return { message: texts.people.withdrawn };
  });

const isOpenOf = (accountId: number) =>
  and(eq(profileChangeRequest.accountId, accountId), eq(profileChangeRequest.status, "pending"));

const latestOf = (db: Database, accountId: number) =>
  db
    .select()
    .from(profileChangeRequest)
    .where(eq(profileChangeRequest.accountId, accountId))
    .orderBy(desc(profileChangeRequest.id))
    .limit(shown);

const obstacleFor = (
  person: Person,
  requests: readonly { readonly status: string; readonly requestedAt: Date }[],
  now: Date,
): { readonly code: string; readonly sentence: string } | undefined => {
  if (requests.some(({ status }) => status === "pending")) {
    return { code: "request_open", sentence: texts.people.requestOpen };
  }
  const since = now.getTime() - day;
  if (requests.filter(({ requestedAt }) => requestedAt.getTime() > since).length >= mostInDay) {
    return { code: "too_many_requests", sentence: texts.people.requestsOfDay };
  }
  const isEditable =
    person.kind === "applicant" &&
    person.applicant?.submittedAt === null &&
    person.student === null;
  return isEditable ? { code: "still_editable", sentence: texts.people.stillEditable } : undefined;
};
