import { and, desc, eq } from "drizzle-orm";
import { snakeCase } from "../../../contract/camel-case.ts";
import type { BodyOf, ResponseOf, ValueOf } from "../../../contract/endpoint.ts";
import type { ChangeRequest } from "../../../contract/profiles/correction-shapes.ts";
import type { ownChangeRequests } from "../../../contract/profiles/own-corrections.ts";
import type {
  decideChangeRequest,
  readChangeRequest,
} from "../../../contract/profiles/profile-records.ts";
import { zonedDay } from "../../../contract/zoned-time.ts";
import { correctableFields, correctionChanges } from "../../../rules/profiles/correction.ts";
import type { Account } from "../accounts/guard.ts";
import { asFieldErrors } from "../admissions/application/refusals.ts";
import { recordChange } from "../audit/record-change.ts";
import type { College } from "../context.ts";
import type { Database, Transaction } from "../db/database.ts";
import { isUniqueViolation } from "../db/errors.ts";
import { storedFile } from "../db/schema/files.ts";
import { profileChangeRequest, staffMember } from "../db/schema/staff.ts";
import { dropFile, storeFile } from "../files/store.ts";
import { FileAnswer } from "../http/file-answer.ts";
import type { Form } from "../http/form.ts";
import { notFound, refuse, refuseFields } from "../http/refusal.ts";
import {
  correctionRefusedMail,
  correctionRequestedMail,
  profileCorrectedMail,
} from "../mail/profile-mails.ts";
import { queueMail } from "../mail/queue.ts";
import { oneLine } from "../typed-text.ts";
import {
  applyCorrection,
  changesText,
  type FieldProblems,
  problemsOf,
  readEvidence,
  readSentence,
  recordedChanges,
  requestRecord,
  typedValues,
  valuesOf,
} from "./correction.ts";
import { correctableValues, lockPerson, ownRecord, type Person, readPerson } from "./person.ts";
import { profileTexts } from "./texts.ts";

type Row = typeof profileChangeRequest.$inferSelect;

/**
 * Approves a request, which makes the correction, or refuses it; mails the person.
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
      throw refuseFields({ reason: [profileTexts.refusalReasonMissing] });
    }
    const [found] = await tx
      .select({ accountId: profileChangeRequest.accountId })
      .from(profileChangeRequest)
      .where(eq(profileChangeRequest.id, id));
    if (found === undefined) throw notFound();
    // Locks the records first, in the same order as a new request. A concurrent withdrawal is detected below.
    const person = await lockPerson(tx, found.accountId);
    const [request] = await tx
      .select()
      .from(profileChangeRequest)
      .where(eq(profileChangeRequest.id, id))
      .for("update");
    if (request?.status !== "pending") {
      throw refuse(409, profileTexts.requestDecided, "decided");
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
    return { message: profileTexts[decision] };
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
  const isUnchanged = correctableFields.every(
    (field) => before[field] === undefined || before[field] === saved[field],
  );
  if (!isUnchanged) throw refuse(409, profileTexts.changedElsewhere, "changed_elsewhere");
  const changes = valuesOf(request.after);
  const [problem] = Object.values(problemsOf(college, saved, changes));
  if (problem !== undefined) {
    throw refuse(409, profileTexts.notValidAnyMore(problem), "not_valid");
  }
  await applyCorrection(college, tx, person, { actor, changes, reason: request.explanation });
};

/** One request, and which of its fields have changed since it was made. @throws 404. */
export const readRequest = async (
  { db }: College,
  id: number,
): Promise<ResponseOf<typeof readChangeRequest>> => {
  const [row] = await db
    .select({
      request: profileChangeRequest,
      surname: staffMember.surname,
      firstName: staffMember.firstName,
      mediaType: storedFile.mediaType,
    })
    .from(profileChangeRequest)
    .leftJoin(staffMember, eq(staffMember.accountId, profileChangeRequest.decidedBy))
    .leftJoin(storedFile, eq(storedFile.id, profileChangeRequest.evidenceFileId))
    .where(eq(profileChangeRequest.id, id));
  if (row === undefined) throw notFound();
  const person = await readPerson(db, row.request.accountId);
  const own = ownRecord(person);
  const saved = correctableValues(own);
  const before = valuesOf(row.request.before);
  return {
    ...requestRecord(row.request),
    profile: {
      id: person.account.id,
      kind: person.kind,
      number: person.account.login,
      surname: own.surname,
      firstName: own.firstName,
      otherName: own.otherName,
      email: person.account.email,
    },
    changedSince:
      row.request.status === "pending"
        ? correctableFields
            .filter((field) => before[field] !== undefined && before[field] !== saved[field])
            .map(snakeCase)
        : [],
    decidedBy: row.surname === null ? null : `${row.firstName} ${row.surname}`,
    evidenceMediaType: row.mediaType,
  };
};

/** The document of a request, as a download: a PDF is stored as it was uploaded. @throws 404. */
export const readEvidenceFile = async ({ db }: College, id: number): Promise<FileAnswer> => {
  const [file] = await db
    .select({ mediaType: storedFile.mediaType, content: storedFile.content })
    .from(storedFile)
    .innerJoin(profileChangeRequest, eq(profileChangeRequest.evidenceFileId, storedFile.id))
    .where(eq(profileChangeRequest.id, id));
  if (file === undefined) throw notFound();
  const ending = file.mediaType === "application/pdf" ? "pdf" : "jpg";
  return new FileAnswer(file.mediaType, file.content, `evidence_${id}.${ending}`);
};

const shown = 10;
/** Limits the mail, because each request mails its author, who may withdraw it at once. */
const mostInDay = 5;
const day = 24 * 3_600_000;

/** The caller's latest requests, and whether the caller can make another. */
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
 * Stores a request for a correction and mails the person a confirmation.
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
  if (evidence === undefined) formProblems.evidence ??= [profileTexts.evidenceMissing];
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
      if (Object.keys(changes).length === 0) problems.changes = [profileTexts.nothingDiffers];
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
    throw refuse(409, profileTexts.requestOpen, "request_open");
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
    return { message: profileTexts.withdrawn };
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
    return { code: "request_open", sentence: profileTexts.requestOpen };
  }
  const since = now.getTime() - day;
  if (requests.filter(({ requestedAt }) => requestedAt.getTime() > since).length >= mostInDay) {
    return { code: "too_many_requests", sentence: profileTexts.requestsOfDay };
  }
  const isEditable =
    person.kind === "applicant" &&
    person.applicant?.submittedAt === null &&
    person.student === null;
  return isEditable ? { code: "still_editable", sentence: profileTexts.stillEditable } : undefined;
};
