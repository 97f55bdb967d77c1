import { and, eq } from "drizzle-orm";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { applicant } from "../../db/schema/admissions.ts";
import { entryClearance, entryPaper } from "../../db/schema/entry-clearance.ts";
import { makeDocument } from "../../files/document.ts";
import { dropFile, storeFile } from "../../files/store.ts";
import type { Form } from "../../http/form.ts";
import { refuse, refuseFields } from "../../http/refusal.ts";
import { texts } from "../../texts.ts";
import { requireOwn } from "./read.ts";
import { entryClearanceTexts } from "./texts.ts";

/**
 * Hands in a paper, in place of the file before. It waits for the office again, and what was said of the file before is gone.
 * @throws 400 `{number}` or `{paper}`; 404; 409 `accepted`
 */
export const sendPaper = async (college: College, accountId: number, form: Form): Promise<void> => {
  const { number, upload } = readParts(form);
  const file = await makeDocument(upload, "paper");
  await college.db.transaction(async (tx) => {
    const { applicantId, papers } = await lockOwn(tx, accountId);
    if (number > papers.length) throw refuse(404, entryClearanceTexts.noPaper);
    const isPaper = and(eq(entryPaper.applicantId, applicantId), eq(entryPaper.number, number));
    const [before] = await tx.select().from(entryPaper).where(isPaper);
    if (before?.state === "accepted") {
      throw refuse(409, entryClearanceTexts.accepted, "accepted");
    }
    const fileId = await storeFile(college, tx, accountId, file);
    const sent = {
      fileId,
      sentAt: college.clock(),
      state: "sent" as const,
      note: null,
      isSighted: false,
      revision: (before?.revision ?? 0) + 1,
      decidedBy: null,
      decidedAt: null,
    };
    await tx
      .insert(entryPaper)
      .values({ applicantId, number, ...sent })
      .onConflictDoUpdate({ target: [entryPaper.applicantId, entryPaper.number], set: sent });
    await dropFile(tx, before?.fileId ?? null);
  });
};

/** The lock keeps a decision of the office and a new file apart. @throws 404 */
const lockOwn = async (tx: Transaction, accountId: number) => {
  const { applicantId } = await requireOwn(tx, accountId);
  const [row] = await tx
    .select()
    .from(entryClearance)
    .where(eq(entryClearance.applicantId, applicantId))
    .for("update");
  if (row === undefined) throw refuse(404, entryClearanceTexts.none);
  return row;
};

/** Whether the applicant has papers to hand in, before an upload is read. @throws 404 */
export const requireAsked = async ({ db }: College, accountId: number): Promise<void> => {
  const own = await db.$count(
    entryClearance,
    eq(
      entryClearance.applicantId,
      db.select({ id: applicant.id }).from(applicant).where(eq(applicant.accountId, accountId)),
    ),
  );
  if (own === 0) throw refuse(404, entryClearanceTexts.none);
};

const readParts = ({
  fields,
  files,
}: Form): { readonly number: number; readonly upload: Buffer } => {
  const problems: Record<string, readonly string[]> = {};
  const number = fields.get("number")?.trim() ?? "";
  if (!/^[1-9][0-9]?$/.test(number)) problems.number = [texts.field.notValid];
  for (const name of files.keys()) {
    if (name !== "paper") problems[name] = [texts.field.notValid];
  }
  const upload = files.get("paper");
  if (upload === undefined) problems.paper = [entryClearanceTexts.missingFile];
  if (upload === undefined || Object.keys(problems).length > 0) throw refuseFields(problems);
  return { number: Number(number), upload };
};
