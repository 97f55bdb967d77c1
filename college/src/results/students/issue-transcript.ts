import { randomBytes } from "node:crypto";
import { and, eq, type SQL } from "drizzle-orm";
import { gradeScales } from "../../../../rules/results/grade-scale.ts";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { College } from "../../context.ts";
import { transcript } from "../../db/schema/results.ts";
import { student } from "../../db/schema/students.ts";
import type { Transcript } from "../../documents/transcript.ts";
import { readPhoto } from "../../files/photo.ts";
import { notFound } from "../../http/refusal.ts";
import { requireHolder } from "./holder.ts";
import { readTranscriptContent, type TranscriptContent } from "./transcript-content.ts";

/**
 * What is printed of a student's published results. The same results are printed under the code and the date of their first
 * print; that somebody on the staff printed other ones first is in the audit log.
 * @throws 404 where there is no such student, or nothing is published
 */
export const issueTranscript = async (
  college: College,
  caller: Account,
  who: SQL,
): Promise<Transcript> => {
  const { db, config } = college;
  const issued = await db.transaction(async (tx) => {
    // Two prints at once would give the same results two codes.
    await tx.select({ id: student.id }).from(student).where(who).for("no key update");
    const holder = await requireHolder(tx, who);
    const content = await readTranscriptContent(tx, holder.id, config.cgpaPolicy);
    if (content === null) throw notFound();
    const found = await tx
      .select()
      .from(transcript)
      .where(and(eq(transcript.studentId, holder.id), eq(transcript.contentHash, content.hash)));
    const known = found[0];
    if (known !== undefined) return { holder, content, row: known };
    const [row] = await tx
      .insert(transcript)
      .values(newRow(college, holder.id, content))
      .returning();
    if (row === undefined) throw new Error("the transcript was not written");
    if (caller.kind === "staff") {
      await recordChange(college, tx, {
        actorAccountId: caller.id,
        action: "result.transcript",
        subject: `student:${holder.id}`,
        after: { issuedAt: row.issuedAt.toISOString() },
      });
    }
    return { holder, content, row };
  });
  const { holder, content, row } = issued;
  return {
    name: holder.name,
    matricNumber: holder.matricNumber,
    department: holder.department,
    level: holder.level,
    photo: await readPhoto(db, holder.passportFileId),
    issuedAt: row.issuedAt,
    record: content.record,
    policy: config.cgpaPolicy,
    scale: gradeScales[config.gradeScale],
    confirmationUrl: `${config.publicUrl}/transcript/${row.code}`,
  };
};

const newRow = (
  { clock }: College,
  studentId: number,
  { record, hash }: TranscriptContent,
): typeof transcript.$inferInsert => ({
  code: randomBytes(16).toString("base64url"),
  studentId,
  issuedAt: clock(),
  contentHash: hash,
  cgpaHundredths: record.cgpa,
  creditsPassed: record.creditsPassed,
});
