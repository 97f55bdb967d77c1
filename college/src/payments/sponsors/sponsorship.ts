import { and, count, eq, exists, sql } from "drizzle-orm";
import type { BodyOf, ResponseOf } from "../../../../contract/endpoint.ts";
import type {
  changeSponsorship as changeEndpoint,
  createSponsorship as createEndpoint,
  sponsorship as sponsorshipEndpoint,
} from "../../../../contract/payments/sponsors.ts";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import { isCalendarDay } from "../../calendar-day.ts";
import type { Database, Transaction } from "../../db/database.ts";
import { isUniqueViolation } from "../../db/errors.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import {
  sponsor,
  sponsoredStudent,
  sponsorRemittance,
  sponsorship,
} from "../../db/schema/sponsors.ts";
import { notFound, refuse, refuseFields } from "../../http/refusal.ts";
import { requireSeen } from "../../records/saving.ts";
import { readCalendar } from "../../registration/calendar.ts";
import { koboOf, nairaOf } from "../fees/amounts.ts";
import { lockAccounts } from "../ledger/entries.ts";
import type { PaymentsCollege } from "../payments-college.ts";
import { accountsOf, readClaims } from "./claims.ts";
import { isCoveredElsewhere } from "./covered-elsewhere.ts";
import { readUnallocated } from "./remittance-list.ts";
import { sumsOf } from "./sums.ts";
import { sponsorTexts } from "./texts.ts";

type Saved = ResponseOf<typeof createEndpoint>;
type SponsorshipRow = typeof sponsorship.$inferSelect;

/** Lists with their sponsor and session. */
export const selectSponsorships = (db: Database) =>
  db
    .select({ list: sponsorship, sponsor, session: academicSession.name })
    .from(sponsorship)
    .innerJoin(sponsor, eq(sponsor.id, sponsorship.sponsorId))
    .innerJoin(academicSession, eq(academicSession.id, sponsorship.sessionId))
    .$dynamic();

type SelectedList = Awaited<ReturnType<typeof selectSponsorships>>[number];

/** A list and what it comes to, in the form of the contract. */
export const listedSponsorship = async (
  { db, clock, identity }: PaymentsCollege,
  { list, session }: SelectedList,
) => {
  const [claims, unallocatedKobo] = await Promise.all([
    readClaims(db, list.id),
    readUnallocated(db, list.id),
  ]);
  const sums = sumsOf(claims);
  const today = zonedDay(clock(), identity.timeZone);
  return {
    id: list.id,
    session,
    sections: list.sections,
    coverage: list.coverage,
    percentage: list.percentage,
    most: list.mostKobo === null ? null : nairaOf(list.mostKobo),
    deadline: list.deadline,
    state: stateOf(list, today),
    students: sums.students,
    ready: sums.ready,
    claimed: nairaOf(sums.claimedKobo),
    paid: nairaOf(sums.paidKobo),
    outstanding: nairaOf(sums.outstandingKobo),
    unallocated: nairaOf(unallocatedKobo),
  };
};

const stateOf = ({ isClosed, deadline }: SponsorshipRow, today: string) => {
  if (isClosed) return "closed" as const;
  return deadline < today ? ("past_deadline" as const) : ("open" as const);
};

/** @throws 404 */
export const readSponsorship = async (
  college: PaymentsCollege,
  id: number,
): Promise<ResponseOf<typeof sponsorshipEndpoint>> => {
  const { db } = college;
  const [selected] = await selectSponsorships(db).where(eq(sponsorship.id, id));
  if (selected === undefined) throw notFound();
  const [listed, isCredited, waiting] = await Promise.all([
    listedSponsorship(college, selected),
    hasRemittance(db, id, "approved"),
    db.$count(
      sponsorRemittance,
      and(eq(sponsorRemittance.sponsorshipId, id), eq(sponsorRemittance.status, "waiting")),
    ),
  ]);
  return {
    ...listed,
    sponsor: selected.sponsor,
    revision: selected.list.revision,
    isCredited,
    waitingRemittances: waiting,
  };
};

/** Whether a list has a remittance of this status. */
const hasRemittance = async (
  db: Database | Transaction,
  sponsorshipId: number,
  status: (typeof sponsorRemittance.$inferSelect)["status"],
): Promise<boolean> =>
  (await db.$count(
    sponsorRemittance,
    and(eq(sponsorRemittance.sponsorshipId, sponsorshipId), eq(sponsorRemittance.status, status)),
  )) > 0;

/** @throws 400; 404; 409 `changed_elsewhere` */
export const createSponsorship = async (
  college: PaymentsCollege,
  actor: Pick<Account, "id">,
  sponsorId: number,
  { session: name, ...form }: BodyOf<typeof createEndpoint>,
): Promise<Saved> => {
  const values = readCoverage(form);
  requireDeadline(college, values.deadline);
  try {
    return await college.db.transaction(async (tx) => {
      const [owner] = await tx.select().from(sponsor).where(eq(sponsor.id, sponsorId)).for("share");
      if (owner === undefined) throw notFound();
      if (!owner.isActive) throw refuse(409, sponsorTexts.notActive, "changed_elsewhere");
      const sessionId = await requireSession(tx, name);
      const [row] = await tx
        .insert(sponsorship)
        .values({ ...values, sponsorId, sessionId, createdAt: college.clock() })
        .returning({ id: sponsorship.id });
      if (row === undefined) throw new Error("the list was not written");
      await recordChange(college, tx, {
        actorAccountId: actor.id,
        action: "sponsorship.create",
        subject: `sponsorship:${row.id}`,
        after: { sponsor: owner.shortName, session: name, ...values },
      });
      return { id: row.id, message: sponsorTexts.listSaved };
    });
  } catch (error) {
    if (!isUniqueViolation(error, "sponsorship_of_session")) throw error;
    throw refuse(409, sponsorTexts.hasList, "changed_elsewhere");
  }
};

/** The running session or a later one. @throws 400 */
const requireSession = async (tx: Transaction, name: string): Promise<number> => {
  const { session } = await readCalendar(tx);
  const [row] = await tx.select().from(academicSession).where(eq(academicSession.name, name));
  if (row === undefined || session === undefined || name < session.name) {
    throw refuseFields({ session: [sponsorTexts.session] });
  }
  return row.id;
};

/** @throws 400; 404; 409 `changed_elsewhere`, `wrong_state` */
export const changeSponsorship = (
  college: PaymentsCollege,
  actor: Pick<Account, "id">,
  id: number,
  { isClosed, revision, ...form }: BodyOf<typeof changeEndpoint>,
): Promise<Saved> => {
  const values = readCoverage(form);
  return college.db.transaction(async (tx) => {
    // Who puts students on the list locks it first, too.
    const before = requireSeen(await lockSponsorship(tx, id), revision);
    if (values.deadline !== before.deadline) requireDeadline(college, values.deadline);
    if (!isSameCoverage(before, values) && (await hasRemittance(tx, id, "approved"))) {
      throw refuse(409, sponsorTexts.credited, "wrong_state");
    }
    if (!isClosed) await requireNotCoveredElsewhere(tx, before, values.sections);
    await tx
      .update(sponsorship)
      .set({ ...values, isClosed, revision: before.revision + 1 })
      .where(eq(sponsorship.id, id));
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "sponsorship.change",
      subject: `sponsorship:${id}`,
      before: { ...coverageIn(before), deadline: before.deadline, isClosed: before.isClosed },
      after: { ...values, isClosed },
    });
    return { id, message: sponsorTexts.listSaved };
  });
};

/** Locks a list until the transaction ends: neither its coverage nor its students change meanwhile. */
export const lockSponsorship = async (
  tx: Transaction,
  id: number,
): Promise<SponsorshipRow | undefined> => {
  const [row] = await tx
    .select()
    .from(sponsorship)
    .where(eq(sponsorship.id, id))
    .for("no key update");
  return row;
};

/** The same of a list that takes students and remittances. @throws 404; 409 `wrong_state` */
export const lockOpenSponsorship = async (tx: Transaction, id: number): Promise<SponsorshipRow> => {
  const list = await lockSponsorship(tx, id);
  if (list === undefined) throw notFound();
  if (list.isClosed) throw refuse(409, sponsorTexts.listClosed, "wrong_state");
  return list;
};

const coverageIn = ({ sections, coverage, percentage, mostKobo }: CoverageValues) => ({
  sections,
  coverage,
  percentage,
  mostKobo,
});

type CoverageValues = Pick<SponsorshipRow, "sections" | "coverage" | "percentage" | "mostKobo">;

const isSameCoverage = (before: CoverageValues, after: CoverageValues): boolean =>
  JSON.stringify(coverageIn(before)) === JSON.stringify(coverageIn(after));

/** No two sponsors cover the same section of a student in a session. @throws 400 */
const requireNotCoveredElsewhere = async (
  tx: Transaction,
  list: SponsorshipRow,
  sections: SponsorshipRow["sections"],
): Promise<void> => {
  await lockAccounts(tx, await accountsOf(tx, list.id));
  const own = { id: list.id, sessionId: list.sessionId, sections };
  const [other] = await tx
    .select({ name: sponsor.shortName, students: count() })
    .from(sponsoredStudent)
    .innerJoin(sponsorship, eq(sponsorship.id, sponsoredStudent.sponsorshipId))
    .innerJoin(sponsor, eq(sponsor.id, sponsorship.sponsorId))
    .where(
      and(
        isCoveredElsewhere(own),
        exists(
          sql`(select 1 from ${sponsoredStudent} own where own.sponsorship_id = ${list.id}
            and own.student_id = ${sponsoredStudent.studentId})`,
        ),
      ),
    )
    .groupBy(sponsor.shortName)
    .limit(1);
  if (other !== undefined) {
    throw refuseFields({ sections: [sponsorTexts.coveredElsewhere(other.name, other.students)] });
  }
};

/** All fields at once. @throws 400 */
const readCoverage = (
  form: Omit<BodyOf<typeof createEndpoint>, "session">,
): CoverageValues & Pick<SponsorshipRow, "deadline"> => {
  const { coverage, deadline } = form;
  const sections = [...new Set(form.sections)].toSorted();
  const percentage = coverage === "percentage" ? (form.percentage ?? 0) : null;
  const mostKobo = coverage === "at_most" ? koboOf(form.most ?? 0) : null;
  const isShare =
    percentage === null || (Number.isInteger(percentage) && percentage >= 1 && percentage <= 100);
  const problems = {
    ...(sections.length === 0 && { sections: [sponsorTexts.sections] }),
    ...(!isShare && { percentage: [sponsorTexts.percentage] }),
    ...(mostKobo === undefined && { most: [sponsorTexts.amount] }),
    ...(mostKobo === 0 && { most: [sponsorTexts.nothing] }),
    ...(!isCalendarDay(deadline) && { deadline: [sponsorTexts.day] }),
  };
  if (mostKobo === undefined || Object.keys(problems).length > 0) throw refuseFields(problems);
  return { sections, coverage, percentage, mostKobo, deadline };
};

/** @throws 400 */
const requireDeadline = ({ clock, identity }: PaymentsCollege, deadline: string): void => {
  if (deadline < zonedDay(clock(), identity.timeZone)) {
    throw refuseFields({ deadline: [sponsorTexts.deadlinePast] });
  }
};
