import { eq } from "drizzle-orm";
import type { checkSitting as checkSittingEndpoint } from "../../../../contract/admissions/sittings.ts";
import type { BodyOf } from "../../../../contract/endpoint.ts";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { account } from "../../db/schema/accounts.ts";
import { applicant, olevelSitting, sittingCheck } from "../../db/schema/admissions.ts";
import { notFound, refuse, refuseFields } from "../../http/refusal.ts";
import { sittingQueriedMail, sittingSettledMail } from "../../mail/admission-mails.ts";
import { queueMail } from "../../mail/queue.ts";
import { oneLine } from "../../typed-text.ts";
import { sittingTexts } from "./texts.ts";

type Body = BodyOf<typeof checkSittingEndpoint>;
type CheckRow = typeof sittingCheck.$inferSelect;
type Note = Pick<CheckRow, "outcome" | "query" | "sittingRevision">;

/**
 * Records the office's check of a sitting against its certificate. A query is mailed to the applicant, and
 * so is the verification of a queried sitting. It is idempotent.
 * @throws 400 `{query}`; 404; 409 `changed_elsewhere` or `no_file`.
 */
export const checkSitting = (
  college: College,
  actor: Account,
  sittingId: number,
  body: Body,
): Promise<{ message: string }> =>
  college.db.transaction(async (tx) => {
    const { sitting, owner } = await lockSitting(tx, sittingId);
    const note = checkOf(sitting, body);
    const [before] = await tx
      .select()
      .from(sittingCheck)
      .where(eq(sittingCheck.sittingId, sittingId));
    if (before === undefined || !isSame(before, note)) {
      const row = { ...note, checkedAt: college.clock(), checkedBy: actor.id };
      await tx
        .insert(sittingCheck)
        .values({ sittingId, ...row })
        .onConflictDoUpdate({ target: sittingCheck.sittingId, set: row });
      await recordChange(college, tx, {
        actorAccountId: actor.id,
        action: "admission.check_sitting",
        subject: `applicant:${sitting.applicantId}`,
        before: before === undefined ? null : describe(sitting, before),
        after: describe(sitting, note),
      });
      await queueQueryMail(college, tx, {
        ...owner,
        sitting,
        note,
        wasQueried: before?.outcome === "queried",
      });
    }
    return { message: sittingTexts[note.outcome] };
  });

const checkOf = (
  { revision, resultFileId }: typeof olevelSitting.$inferSelect,
  body: Body,
): Note => {
  if (body.revision !== revision) {
    throw refuse(409, sittingTexts.changed, "changed_elsewhere");
  }
  if (body.outcome === "verified") {
    if (resultFileId === null) throw refuse(409, sittingTexts.noFile, "no_file");
    return { outcome: "verified", query: null, sittingRevision: revision };
  }
  const query = oneLine(body.query ?? "");
  if (query === "") throw refuseFields({ query: [sittingTexts.queryMissing] });
  return { outcome: "queried", query, sittingRevision: revision };
};

const isSame = (one: Note, other: Note): boolean =>
  one.outcome === other.outcome &&
  one.query === other.query &&
  one.sittingRevision === other.sittingRevision;

const describe = ({ sitting }: { readonly sitting: number }, { outcome, query }: Note) => ({
  sitting,
  outcome,
  query,
});

const queueQueryMail = async (
  college: College,
  tx: Transaction,
  {
    firstName,
    email,
    sitting,
    note,
    wasQueried,
  }: {
    readonly firstName: string;
    readonly email: string;
    readonly sitting: typeof olevelSitting.$inferSelect;
    readonly note: Note;
    readonly wasQueried: boolean;
  },
): Promise<void> => {
  const about = {
    firstName,
    exam: `${sitting.examType} ${sitting.year}`,
    dashboardUrl: `${college.config.publicUrl}/applicant/dashboard`,
  };
  if (note.query !== null) {
    const mail = sittingQueriedMail(college.identity, { ...about, query: note.query });
    await queueMail(college, tx, { to: email, ...mail });
  } else if (wasQueried) {
    await queueMail(college, tx, { to: email, ...sittingSettledMail(college.identity, about) });
  }
};

/** A sitting of a submitted application, with the applicant's row locked, as for every change of the sitting. @throws 404 */
export const lockSitting = async (tx: Transaction, sittingId: number) => {
  const [owner] = await tx
    .select({
      firstName: applicant.firstName,
      email: account.email,
      submittedAt: applicant.submittedAt,
    })
    .from(applicant)
    .innerJoin(olevelSitting, eq(olevelSitting.applicantId, applicant.id))
    .innerJoin(account, eq(account.id, applicant.accountId))
    .where(eq(olevelSitting.id, sittingId))
    .for("update", { of: applicant });
  const [sitting] = await tx.select().from(olevelSitting).where(eq(olevelSitting.id, sittingId));
  if (owner === undefined || owner.submittedAt === null || sitting === undefined) throw notFound();
  return { sitting, owner };
};
