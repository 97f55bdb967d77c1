import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import { addDays, dayText } from "../../calendar-day.ts";
import type { College } from "../../context.ts";
import { account } from "../../db/schema/accounts.ts";
import { applicant } from "../../db/schema/admissions.ts";
import { entryClearance, entryPaper } from "../../db/schema/entry-clearance.ts";
import type { Job } from "../../jobs/jobs.ts";
import { entryReminderMail } from "../../mail/entry-mails.ts";
import { queueMails } from "../../mail/queue.ts";
import { clearanceUrlOf } from "./decide-paper.ts";

/** How many days before the last one each reminder is sent. */
const daysBefore = [7, 1] as const;

/** Limits what one transaction writes. */
const batchSize = 100;

/** Reminds who has papers to hand in, or originals to show, before the last day. */
export const entryReminderJob = (college: College): Job => ({
  name: "entry clearance reminders",
  everySeconds: 600,
  run: () => remindOfPapers(college),
});

/** One run: each applicant gets each reminder once, whatever process sends it. */
export const remindOfPapers = async (college: College): Promise<void> => {
  for (let sent = batchSize; sent === batchSize; ) sent = await remindSome(college);
};

const remindSome = (college: College): Promise<number> =>
  college.db.transaction(async (tx) => {
    const today = zonedDay(college.clock(), college.identity.timeZone);
    const isDue = or(
      ...daysBefore.map((days, index) =>
        and(
          lt(entryClearance.reminders, index + 1),
          lte(entryClearance.dueOn, addDays(today, days)),
        ),
      ),
    );
    const due = await tx
      .select({
        applicantId: entryClearance.applicantId,
        dueOn: entryClearance.dueOn,
        papers: entryClearance.papers,
        firstName: applicant.firstName,
        email: account.email,
      })
      .from(entryClearance)
      .innerJoin(applicant, eq(applicant.id, entryClearance.applicantId))
      .innerJoin(account, eq(account.id, applicant.accountId))
      .where(and(isNull(entryClearance.clearedAt), sql`${entryClearance.dueOn} >= ${today}`, isDue))
      .orderBy(asc(entryClearance.dueOn), asc(entryClearance.applicantId))
      .limit(batchSize)
      .for("update", { of: entryClearance, skipLocked: true });
    if (due.length === 0) return 0;
    const ids = due.map(({ applicantId }) => applicantId);
    const handedIn = await tx
      .select({
        applicantId: entryPaper.applicantId,
        number: entryPaper.number,
        isSighted: entryPaper.isSighted,
      })
      .from(entryPaper)
      .where(
        and(inArray(entryPaper.applicantId, ids), inArray(entryPaper.state, ["sent", "accepted"])),
      );
    // Who comes to know of it only now gets one mail, not one for each day that is over.
    for (const [index, days] of daysBefore.entries()) {
      await tx
        .update(entryClearance)
        .set({ reminders: index + 1 })
        .where(
          and(
            inArray(entryClearance.applicantId, ids),
            lte(entryClearance.dueOn, addDays(today, days)),
          ),
        );
    }
    await queueMails(
      college,
      tx,
      due.flatMap(({ applicantId, papers, dueOn, firstName, email }) => {
        const own = handedIn.filter((one) => one.applicantId === applicantId);
        const rowOf = (index: number) => own.find(({ number }) => number === index + 1);
        const missing = papers.filter((_name, index) => rowOf(index) === undefined);
        const unseen = papers.filter((_name, index) => rowOf(index)?.isSighted === false);
        const clearanceUrl = clearanceUrlOf(college);
        return {
          to: email,
          ...entryReminderMail(college.identity, {
            firstName,
            missing,
            unseen,
            dueOn: dayText(dueOn),
            clearanceUrl,
          }),
        };
      }),
    );
    return due.length;
  });
