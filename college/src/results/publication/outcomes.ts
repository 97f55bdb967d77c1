import { and, asc, eq, exists, inArray, isNotNull, isNull, notExists, sql } from "drizzle-orm";
import type { PgSelect } from "drizzle-orm/pg-core";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { account } from "../../db/schema/accounts.ts";
import { semester } from "../../db/schema/calendar.ts";
import { courseOutcome } from "../../db/schema/courses.ts";
import { publishedResult, resultSheet } from "../../db/schema/results.ts";
import { student } from "../../db/schema/students.ts";
import { queueMails } from "../../mail/queue.ts";
import { resultsAmendedMail, resultsPublishedMail } from "../../mail/result-mails.ts";

/**
 * Brings what course registration reads, the outcomes of courses in a semester's session, to what stands published: passed,
 * failed, or none while the result is withheld. To be called once the sheets' version stands.
 */
export const writeOutcomes = async (
  tx: Transaction,
  semesterId: number,
  courseIds: readonly number[],
): Promise<void> => {
  const [semesterRow] = await tx
    .select({ sessionId: semester.sessionId })
    .from(semester)
    .where(eq(semester.id, semesterId));
  if (semesterRow === undefined) throw new Error("results of no semester were published");
  const { sessionId } = semesterRow;
  const ids = [...courseIds];
  await tx
    .insert(courseOutcome)
    .select(
      ofStanding(
        tx
          .select({
            studentId: publishedResult.studentId,
            courseId: publishedResult.courseId,
            sessionId: semester.sessionId,
            isPassed: sql<boolean>`bool_or(${publishedResult.isPassed})`.as("is_passed"),
          })
          .from(publishedResult)
          .$dynamic(),
      )
        .where(
          and(
            eq(semester.sessionId, sessionId),
            inArray(publishedResult.courseId, ids),
            isNotNull(publishedResult.isPassed),
          ),
        )
        .groupBy(publishedResult.studentId, publishedResult.courseId, semester.sessionId)
        // A concurrent publication of another semester of the session locks the same rows, so the order is fixed.
        .orderBy(asc(publishedResult.studentId), asc(publishedResult.courseId)),
    )
    .onConflictDoUpdate({
      target: [courseOutcome.studentId, courseOutcome.courseId, courseOutcome.sessionId],
      set: { isPassed: sql`excluded.is_passed` },
    });
  const results = (isWithheld: boolean) =>
    ofStanding(
      tx.select({ courseId: publishedResult.courseId }).from(publishedResult).$dynamic(),
    ).where(
      and(
        eq(semester.sessionId, courseOutcome.sessionId),
        eq(publishedResult.courseId, courseOutcome.courseId),
        eq(publishedResult.studentId, courseOutcome.studentId),
        isWithheld ? isNull(publishedResult.isPassed) : isNotNull(publishedResult.isPassed),
      ),
    );
  await tx
    .delete(courseOutcome)
    .where(
      and(
        eq(courseOutcome.sessionId, sessionId),
        inArray(courseOutcome.courseId, ids),
        exists(results(true)),
        notExists(results(false)),
      ),
    );
};

/** Leaves of published results those whose version stands, with their semester. */
const ofStanding = <Query extends PgSelect>(query: Query) =>
  query
    .innerJoin(
      resultSheet,
      and(
        eq(resultSheet.courseId, publishedResult.courseId),
        eq(resultSheet.semesterId, publishedResult.semesterId),
        eq(resultSheet.version, publishedResult.version),
      ),
    )
    .innerJoin(semester, eq(semester.id, publishedResult.semesterId));

const mails = { published: resultsPublishedMail, amended: resultsAmendedMail } as const;

/** Queues one mail to each student that results were published or amended; the mail discloses no result. */
export const mailStudents = async (
  college: College,
  tx: Transaction,
  studentIds: ReadonlySet<number>,
  what: keyof typeof mails,
): Promise<void> => {
  const resultsUrl = `${college.config.publicUrl}/student/results`;
  const people = await tx
    .select({ firstName: student.firstName, email: account.email })
    .from(student)
    .innerJoin(account, eq(account.id, student.accountId))
    .where(sql`${student.id} = any(${`{${[...studentIds].join()}}`}::int[])`);
  await queueMails(
    college,
    tx,
    people.map(({ firstName, email }) => ({
      to: email,
      ...mails[what](college.identity, { firstName, resultsUrl }),
    })),
  );
};
