import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import { addDays } from "../../calendar-day.ts";
import type { College } from "../../context.ts";
import { account } from "../../db/schema/accounts.ts";
import { paymentPlanShare, planReminder } from "../../db/schema/instalments.ts";
import { student } from "../../db/schema/students.ts";
import type { Job } from "../../jobs/jobs.ts";
import { shareComingMail, shareOverdueMail } from "../../mail/payment-mails.ts";
import { queueMails } from "../../mail/queue.ts";
import { readCalendar } from "../../registration/calendar.ts";
import { planIdIn, throughShare, tuitionSums } from "./plan-sql.ts";
import { shareLabel } from "./texts.ts";

type Kind = (typeof planReminder.$inferSelect)["kind"];

/** How long before a share's date a student is reminded of it. */
const daysBefore = 7;

/** Limits what one transaction writes. */
const batchSize = 100;

/** Reminds students of the shares of tuition that are to be paid soon, or are overdue. */
export const reminderJob = (college: College): Job => ({
  name: "instalment reminders",
  everySeconds: 600,
  run: () => remindEverybody(college),
});

/** One run: each student gets each mail once, whatever process sends it. */
export const remindEverybody = async (college: College): Promise<void> => {
  const { session } = await readCalendar(college.db);
  if (session === undefined) return;
  for (const kind of ["coming", "overdue"] as const) {
    for (let after = 0; ; ) {
      const due = await findDue(college, session.id, kind, after);
      const last = due.at(-1);
      if (last === undefined) break;
      await remind(college, session.id, kind, due);
      after = last.accountId;
    }
  }
};

type Due = Awaited<ReturnType<typeof findDue>>[number];

const remind = (
  college: College,
  sessionId: number,
  kind: Kind,
  due: readonly Due[],
): Promise<void> =>
  college.db.transaction(async (tx) => {
    const written = await tx
      .insert(planReminder)
      .values(
        due.map(({ accountId, dueDate }) => ({
          accountId,
          sessionId,
          dueDate,
          kind,
          sentAt: college.clock(),
        })),
      )
      .onConflictDoNothing()
      .returning({ accountId: planReminder.accountId });
    const first = new Set(written.map(({ accountId }) => accountId));
    const write = kind === "coming" ? shareComingMail : shareOverdueMail;
    const tuitionUrl = `${college.config.publicUrl}/student/tuition-payment`;
    await queueMails(
      college,
      tx,
      due
        .filter(({ accountId }) => first.has(accountId))
        .map(({ email, number, of, ...one }) => ({
          to: email,
          ...write(college.identity, { ...one, share: shareLabel(number, of), tuitionUrl }),
        })),
    );
  });

/** Of one student the first share that is due soon, or the last one that is overdue: what is missing counts those before. */
const shareOf = (kind: Kind, sessionId: number, today: string): SQL => {
  const isDue =
    kind === "coming"
      ? sql`s.due_date between ${today} and ${addDays(today, daysBefore)}`
      : sql`s.due_date < ${today}`;
  return sql`(
    select s.number, s.due_date, ${throughShare} - t.paid as missing,
      (select count(*)::int from ${paymentPlanShare} o where o.plan_id = s.plan_id) as shares
    from ${paymentPlanShare} s cross join lateral ${tuitionSums(sessionId)} t
    where s.plan_id = ${planIdIn(sessionId)} and t.paid < ${throughShare} and ${isDue}
    order by s.number ${kind === "coming" ? sql`asc` : sql`desc`} limit 1) as due`;
};

const findDue = (
  { db, clock, identity }: College,
  sessionId: number,
  kind: Kind,
  after: number,
) => {
  const today = zonedDay(clock(), identity.timeZone);
  return db
    .select({
      accountId: student.accountId,
      email: account.email,
      firstName: student.firstName,
      number: sql<number>`due.number`,
      of: sql<number>`due.shares`,
      dueDate: sql<string>`due.due_date::text`,
      missingKobo: sql`due.missing`.mapWith(Number),
    })
    .from(student)
    .innerJoin(account, eq(account.id, student.accountId))
    .innerJoinLateral(shareOf(kind, sessionId, today), sql`true`)
    .where(
      and(
        eq(student.standing, "active"),
        gt(student.accountId, after),
        sql`not exists (select from ${planReminder} sent where sent.account_id = ${student.accountId}
          and sent.session_id = ${sessionId} and sent.due_date = due.due_date and sent.kind = ${kind})`,
      ),
    )
    .orderBy(asc(student.accountId))
    .limit(batchSize);
};
