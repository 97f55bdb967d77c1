import { and, eq } from "drizzle-orm";
import type { College } from "../../context.ts";
import type { Database } from "../../db/database.ts";
import { olevelSitting, sittingCheck } from "../../db/schema/admissions.ts";
import { makeDocument } from "../../files/document.ts";
import { dropFile, storeFile } from "../../files/store.ts";
import type { Form } from "../../http/form.ts";
import { refuseFields } from "../../http/refusal.ts";
import { texts } from "../../texts.ts";
import { type ApplicationStatus, readApplicationStatus, requireWritable } from "./status.ts";
import { applicationTexts } from "./texts.ts";

/**
 * Refuses a result file that cannot be accepted now. After submission only a sitting with a query accepts one.
 * @param sitting the sitting; any sitting if omitted.
 * @throws what `requireWritable` does.
 */
export const requireResultWritable = async (
  { identity, clock }: College,
  db: Database,
  status: ApplicationStatus,
  sitting?: number,
): Promise<void> => {
  const { id, submittedAt } = status.applicant;
  if (submittedAt !== null && !status.isStudent) {
    const queried = await queriedSittings(db, id);
    if (sitting === undefined ? queried.length > 0 : queried.includes(sitting)) return;
  }
  requireWritable(status, identity, clock());
};

/**
 * Keeps the result file of a saved sitting, in place of the one before. After submission that counts as a change of the
 * sitting, so the office checks it again. Before submission it does not, or the form in another window could not be saved.
 * @throws what `requireWritable` does; 400 `{result}` or `{exam_sitting}`.
 */
export const saveResultFile = async (
  college: College,
  accountId: number,
  form: Form,
): Promise<void> => {
  const { sitting, upload } = readParts(form);
  const file = await makeDocument(upload, "result");
  await college.db.transaction(async (tx) => {
    // The lock keeps two concurrent uploads from leaving a file without a sitting.
    const status = await readApplicationStatus(tx, accountId, { lock: true });
    await requireResultWritable(college, tx, status, sitting);
    const [before] = await tx
      .select({
        id: olevelSitting.id,
        resultFileId: olevelSitting.resultFileId,
        revision: olevelSitting.revision,
      })
      .from(olevelSitting)
      .where(
        and(eq(olevelSitting.applicantId, status.applicant.id), eq(olevelSitting.sitting, sitting)),
      );
    if (before === undefined) {
      throw refuseFields({ examSitting: [applicationTexts.result.sittingNotSaved] });
    }
    const resultFileId = await storeFile(college, tx, accountId, file);
    const revision = before.revision + (status.applicant.submittedAt === null ? 0 : 1);
    await tx
      .update(olevelSitting)
      .set({ resultFileId, revision })
      .where(eq(olevelSitting.id, before.id));
    await dropFile(tx, before.resultFileId);
  });
};

const readParts = ({
  fields,
  files,
}: Form): { readonly sitting: number; readonly upload: Buffer } => {
  const problems: Record<string, readonly string[]> = {};
  const sitting = fields.get("examSitting")?.trim();
  if (sitting === undefined) problems.examSitting = [texts.field.required];
  else if (sitting !== "1" && sitting !== "2") problems.examSitting = [texts.field.notValid];
  for (const name of files.keys()) {
    if (name !== "result") problems[name] = [texts.field.notValid];
  }
  const upload = files.get("result");
  if (upload === undefined) problems.result = [applicationTexts.result.missing];
  if (upload === undefined || Object.keys(problems).length > 0) throw refuseFields(problems);
  return { sitting: Number(sitting), upload };
};

/** The office's query about the current sitting; null if there is none or a new file was sent since. */
export const openQuery = (
  check: Pick<typeof sittingCheck.$inferSelect, "query" | "sittingRevision"> | null,
  revision: number,
): string | null => (check !== null && check.sittingRevision >= revision ? check.query : null);

/** Which of an applicant's sittings, 1 or 2, the office asks about. */
const queriedSittings = async (db: Database, applicantId: number): Promise<readonly number[]> => {
  const rows = await db
    .select({
      sitting: olevelSitting.sitting,
      revision: olevelSitting.revision,
      check: sittingCheck,
    })
    .from(olevelSitting)
    .innerJoin(sittingCheck, eq(sittingCheck.sittingId, olevelSitting.id))
    .where(and(eq(olevelSitting.applicantId, applicantId), eq(sittingCheck.outcome, "queried")));
  return rows
    .filter(({ check, revision }) => openQuery(check, revision) !== null)
    .map(({ sitting }) => sitting);
};
