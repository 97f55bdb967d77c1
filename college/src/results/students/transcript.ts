import { createHash, randomBytes } from "node:crypto";
import { and, eq, type SQL } from "drizzle-orm";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import type { confirmTranscript as endpoint } from "../../../../contract/results/student-results.ts";
import type { CgpaPolicy } from "../../../../rules/results/grade-average.ts";
import { classOf } from "../../../../rules/results/programme-rules.ts";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { College } from "../../context.ts";
import { readRulebook } from "../../courses/programmes/rulebook.ts";
import type { Database, Transaction } from "../../db/database.ts";
import { type resultPapers, transcript } from "../../db/schema/results.ts";
import { student } from "../../db/schema/students.ts";
import type { Transcript } from "../../documents/transcript.ts";
import { readPhoto } from "../../files/photo.ts";
import { notFound, refuse } from "../../http/refusal.ts";
import { readStatementObstacle } from "../../students/leaving-clearance/read.ts";
import {
  holderOf,
  isGraded,
  readAttempts,
  recordOf,
  requireHolder,
  type StudentRecord,
} from "./record.ts";
import { resultTexts } from "./results.ts";

type ResultPaper = (typeof resultPapers)[number];

/** The public page that confirms a paper. */
const pages: Readonly<Record<ResultPaper, string>> = {
  transcript: "transcript",
  statement_of_result: "statement-of-result",
};

/**
 * Issues the transcript of a student's published results, or a graduate's statement of result. Unchanged results keep the code and
 * date of their first print; prints by the staff are in the audit log.
 * @throws 404 when the student is unknown, or has no published results; for a statement 409 `not_cleared`
 */
export const issueResultPaper = async (
  college: College,
  caller: Account,
  who: SQL,
  paper: ResultPaper,
): Promise<Transcript> => {
  const { db, config } = college;
  const issued = await db.transaction(async (tx) => {
    // Two prints at once would give the same results two codes.
    await tx.select({ id: student.id }).from(student).where(who).for("no key update");
    const holder = await requireHolder(tx, who);
    const content = await readTranscriptContent(tx, holder.id, config.cgpaPolicy);
    if (content === null) throw notFound();
    if (paper === "statement_of_result") {
      const obstacle = await readStatementObstacle(tx, who);
      if (obstacle !== null) throw refuse(409, obstacle, "not_cleared");
    }
    const found = await tx
      .select()
      .from(transcript)
      .where(
        and(
          eq(transcript.studentId, holder.id),
          eq(transcript.paper, paper),
          eq(transcript.contentHash, content.hash),
        ),
      );
    const known = found[0];
    if (known !== undefined) return { holder, content, row: known };
    const [row] = await tx
      .insert(transcript)
      .values({ ...newRow(college, holder.id, content), paper })
      .returning();
    if (row === undefined) throw new Error("the transcript was not written");
    if (caller.kind === "staff") {
      await recordChange(college, tx, {
        actorAccountId: caller.id,
        action: `result.${paper}`,
        subject: `student:${holder.id}`,
        after: { issuedAt: row.issuedAt.toISOString() },
      });
    }
    return { holder, content, row };
  });
  const { holder, content, row } = issued;
  const rulebook = await readRulebook(db, config);
  const { classes } = rulebook.rulesOf(holder);
  const { scale } = rulebook.markRulesOf(holder);
  return {
    ...holder,
    photo: await readPhoto(db, holder.passportFileId),
    issuedAt: row.issuedAt,
    record: content.record,
    policy: config.cgpaPolicy,
    scale,
    classOfAward: holder.standing === "graduated" ? classOf(classes, content.record.cgpa) : null,
    confirmationUrl: `${config.publicUrl}/${pages[paper]}/${row.code}`,
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

/**
 * Confirms a transcript or a statement of result by its code, and states whether its results are current. A statement is current only
 * while its holder is a graduate.
 * @throws 404 for an unknown code; 429 for too many wrong ones from one address.
 */
export const confirmResultPaper = async (
  { db, attempts, config }: College,
  paper: ResultPaper,
  code: string,
  address: string,
): Promise<ResponseOf<typeof endpoint>> => {
  const [row] = await db
    .select()
    .from(transcript)
    .where(and(eq(transcript.code, code), eq(transcript.paper, paper)));
  if (row === undefined) {
    // Only wrong codes are counted: many may confirm transcripts from one address.
    await attempts.count("look-up", address);
    throw refuse(404, resultTexts.unknownPaper[paper]);
  }
  const holder = await requireHolder(db, holderOf.student(row.studentId));
  const { classes } = (await readRulebook(db, config)).rulesOf(holder);
  const now = await readTranscriptContent(db, row.studentId, config.cgpaPolicy);
  return {
    ...holder,
    issuedAt: row.issuedAt.toISOString(),
    creditsPassed: row.creditsPassed,
    cgpa: row.cgpaHundredths === null ? null : row.cgpaHundredths / 100,
    classOfAward: holder.standing === "graduated" ? classOf(classes, row.cgpaHundredths) : null,
    isCurrent:
      now?.hash === row.contentHash && (paper === "transcript" || holder.standing === "graduated"),
  };
};

/** The results on a transcript: everything published except withheld results. */
interface TranscriptContent {
  readonly record: StudentRecord;
  /** The same for the same results of courses that are called the same, alone. */
  readonly hash: string;
}

/** Null where nothing is published that a transcript could say. */
const readTranscriptContent = async (
  db: Database | Transaction,
  studentId: number,
  policy: CgpaPolicy,
): Promise<TranscriptContent | null> => {
  const graded = (await readAttempts(db, studentId)).filter(isGraded);
  if (graded.length === 0) return null;
  const record = recordOf(policy, graded);
  const results = record.semesters.flatMap(({ attempts }) =>
    attempts.map((one) => [
      one.semesterId,
      one.courseId,
      one.code,
      one.title,
      one.creditLoad,
      one.total,
      one.grade,
      one.pointsHundredths,
    ]),
  );
  const hash = createHash("sha256")
    .update(JSON.stringify([results, record.cgpa]))
    .digest("base64url");
  return { record, hash };
};
