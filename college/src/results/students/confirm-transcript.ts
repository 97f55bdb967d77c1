import { eq } from "drizzle-orm";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import type { confirmTranscript as endpoint } from "../../../../contract/results/student-results.ts";
import type { College } from "../../context.ts";
import { transcript } from "../../db/schema/results.ts";
import { refuse } from "../../http/refusal.ts";
import { holderOf, requireHolder } from "./holder.ts";
import { resultTexts } from "./texts.ts";
import { readTranscriptContent } from "./transcript-content.ts";

/**
 * Tells what a transcript's code stands for, and whether the results are still those.
 * @throws 404 for a code the college never gave out; 429 for too many wrong ones from one address.
 */
export const confirmTranscript = async (
  { db, attempts, config }: College,
  code: string,
  address: string,
): Promise<ResponseOf<typeof endpoint>> => {
  const [row] = await db.select().from(transcript).where(eq(transcript.code, code));
  if (row === undefined) {
    // Only wrong codes are counted: many may confirm transcripts from one address.
    await attempts.count("look-up", address);
    throw refuse(404, resultTexts.unknownTranscript);
  }
  const holder = await requireHolder(db, holderOf.student(row.studentId));
  const now = await readTranscriptContent(db, row.studentId, config.cgpaPolicy);
  return {
    matricNumber: holder.matricNumber,
    name: holder.name,
    department: holder.department,
    issuedAt: row.issuedAt.toISOString(),
    creditsPassed: row.creditsPassed,
    cgpa: row.cgpaHundredths === null ? null : row.cgpaHundredths / 100,
    isCurrent: now?.hash === row.contentHash,
  };
};
