import { and, eq, ne } from "drizzle-orm";
import type { correctSitting as correctSittingEndpoint } from "../../../../contract/admissions/sittings.ts";
import type { BodyOf } from "../../../../contract/endpoint.ts";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import { type SittingValues, sittingProblems } from "../../../../rules/admissions/olevel.ts";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { olevelSitting, sittingCheck } from "../../db/schema/admissions.ts";
import { refuse, refuseFields } from "../../http/refusal.ts";
import { sittingCorrectedMail } from "../../mail/admission-mails.ts";
import { queueMail } from "../../mail/queue.ts";
import { texts } from "../../texts.ts";
import { oneLine } from "../../typed-text.ts";
import {
  isSameExam,
  isSameSitting,
  type StoredSitting,
  tidySitting,
} from "../application/olevel.ts";
import { asFieldErrors } from "../application/refusals.ts";
import { lockSitting } from "./check.ts";
import { sittingState } from "./state.ts";
import { sittingTexts } from "./texts.ts";

type Body = BodyOf<typeof correctSittingEndpoint>;

const words = sittingTexts;

/**
 * Corrects a sitting to what its certificate says. That is a new revision: it is verified at once where the office says
 * so, and must be checked otherwise. The department's requirements are not checked here: the certificate
 * is authoritative. The applicant gets the differences by mail.
 * @throws 400 by field, `{changes}` where nothing differs; 404; 409 `changed_elsewhere` or `no_file`.
 */
export const correctSitting = (
  college: College,
  actor: Account,
  sittingId: number,
  body: Body,
): Promise<{ message: string }> =>
  college.db.transaction(async (tx) => {
    const { sitting, owner } = await lockSitting(tx, sittingId);
    if (body.revision !== sitting.revision) throw refuse(409, words.changed, "changed_elsewhere");
    const { corrected, reason } = await requireValid(college, tx, sitting, body);
    if (body.isVerified && sitting.resultFileId === null) {
      throw refuse(409, words.noFileYet, "no_file");
    }
    const [check] = await tx
      .select()
      .from(sittingCheck)
      .where(eq(sittingCheck.sittingId, sittingId));
    const revision = sitting.revision + 1;
    await tx
      .update(olevelSitting)
      .set({ ...corrected, revision })
      .where(eq(olevelSitting.id, sittingId));
    if (body.isVerified) await verify(tx, sittingId, { revision, at: college.clock(), actor });
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "admission.correct_sitting",
      subject: `applicant:${sitting.applicantId}`,
      before: {
        sitting: sitting.sitting,
        ...recordedSitting(sitting),
        state: sittingState(check ?? null, sitting.revision),
      },
      after: {
        sitting: sitting.sitting,
        ...recordedSitting(corrected),
        state: body.isVerified ? "verified" : sittingState(check ?? null, revision),
      },
      reason,
    });
    const mail = sittingCorrectedMail(college.identity, {
      firstName: owner.firstName,
      exam: `${corrected.examType} ${corrected.year}`,
      dashboardUrl: `${college.config.publicUrl}/applicant/dashboard`,
      changes: sittingChangesText(sitting, corrected),
      isVerified: body.isVerified,
    });
    await queueMail(college, tx, { to: owner.email, ...mail });
    return { message: words.corrected };
  });

const requireValid = async (
  { clock, identity }: College,
  tx: Transaction,
  sitting: StoredSitting,
  body: Body,
): Promise<{ readonly corrected: SittingValues; readonly reason: string }> => {
  const corrected = tidySitting(body);
  const reason = oneLine(body.reason);
  const problems = asFieldErrors(sittingProblems(body, zonedDay(clock(), identity.timeZone)));
  if (reason.length < 5) problems.reason = [texts.reasonMissing];
  const [other] = await tx
    .select()
    .from(olevelSitting)
    .where(
      and(eq(olevelSitting.applicantId, sitting.applicantId), ne(olevelSitting.id, sitting.id)),
    );
  if (other !== undefined && isSameExam(other, corrected)) {
    problems.examNumber ??= [words.otherSitting];
  }
  if (isSameSitting(sitting, corrected)) problems.changes = [words.nothingDiffers];
  if (Object.keys(problems).length > 0) throw refuseFields(problems);
  return { corrected, reason };
};

const verify = async (
  tx: Transaction,
  sittingId: number,
  {
    revision,
    at,
    actor,
  }: { readonly revision: number; readonly at: Date; readonly actor: Account },
): Promise<void> => {
  const row = {
    outcome: "verified" as const,
    query: null,
    sittingRevision: revision,
    checkedAt: at,
    checkedBy: actor.id,
  };
  await tx
    .insert(sittingCheck)
    .values({ sittingId, ...row })
    .onConflictDoUpdate({ target: sittingCheck.sittingId, set: row });
};

/** A sitting as the audit log keeps it. */
const recordedSitting = (sitting: SittingValues) => ({
  schoolName: sitting.schoolName,
  examType: sitting.examType,
  year: sitting.year,
  examNumber: sitting.examNumber,
  subjects: sitting.subjects.map(({ name, grade }) => `${name} ${grade}`).join(", "),
});

/** What a correction changes, one line each, for a mail: `Biology: A1, now C5`. */
const sittingChangesText = (before: SittingValues, after: SittingValues): string => {
  const was = namedValues(before);
  const is = namedValues(after);
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((name) => was.get(name) !== is.get(name))
    .map((name) => `${name}: ${was.get(name) ?? "nothing"}, now ${is.get(name) ?? "nothing"}`)
    .join("\n");
};

const namedValues = (sitting: SittingValues): ReadonlyMap<string, string> =>
  new Map([
    ["School", sitting.schoolName],
    ["Exam", sitting.examType],
    ["Year", sitting.year],
    ["Exam number", sitting.examNumber],
    ...sitting.subjects.map(({ name, grade }) => [name, grade] as const),
  ]);
