import { and, asc, eq, sql } from "drizzle-orm";
import { readinessGaps } from "../../../../contract/payments/sponsored-students.ts";
import type { College } from "../../context.ts";
import type { Database, Transaction } from "../../db/database.ts";
import { semester } from "../../db/schema/calendar.ts";
import { courseRegistration } from "../../db/schema/courses.ts";
import { allocation, charge, receipt } from "../../db/schema/ledger.ts";
import { sessionFee } from "../../db/schema/payments.ts";
import {
  remittanceShare,
  sponsoredStudent,
  sponsorReceipt,
  sponsorRemittance,
  sponsorship,
} from "../../db/schema/sponsors.ts";
import { department, student } from "../../db/schema/students.ts";
import { personName } from "../../lists/names.ts";
import { readCalendar } from "../../registration/calendar.ts";
import { specifiedFees } from "../fees/amounts.ts";
import { isUnlocked } from "../instalments/plan-sql.ts";
import { chargeStudents } from "../ledger/charge-students.ts";
import { lockAccounts } from "../ledger/entries.ts";
import { isTakenBack } from "../ledger/paid.ts";
import { claimOf } from "./coverage.ts";

/** In a query of a list's student: the live charges of the session in the covered sections. */
const covered = sql`c.account_id = ${student.accountId} and c.session_id = ${sponsorship.sessionId}
  and c.section = any(${sponsorship.sections}) and c.reverses_id is null and not c.is_reversed`;

/**
 * The hostel fee, which nobody is charged before it is paid: an active student owes it as far as the sponsor is concerned, unless it is
 * charged already, or was taken back by an adjustment.
 */
const hostelToCome = sql`case when 'hostel' = any(${sponsorship.sections}) and ${student.standing} = 'active'
    and not exists (select 1 from ${charge} c where ${covered} and c.section = 'hostel')
    and not ${isTakenBack("hostel", { accountId: student.accountId, sessionId: sponsorship.sessionId })}
  then coalesce((select f.hostel_fee_kobo from ${sessionFee} f where f.session_id = ${sponsorship.sessionId}),
    ${specifiedFees.hostelFeeKobo}::int) else 0 end`;

const chargedKobo = sql<number>`((select coalesce(sum(c.amount_kobo), 0) from ${charge} c where ${covered})
  + ${hostelToCome})::float8`;

/** In a query of a list's student: the receipts of this list's remittances that count. */
const ofList = sql`${remittanceShare} s join ${sponsorReceipt} sr on sr.share_id = s.id
  join ${receipt} r on r.id = sr.receipt_id and not r.is_reversed
  where s.sponsorship_id = ${sponsorship.id} and s.student_id = ${student.id}`;

const paidByOthersKobo = sql<number>`((select coalesce(sum(c.paid_kobo), 0) from ${charge} c where ${covered})
  - (select coalesce(sum(a.amount_kobo), 0) from ${allocation} a join ${charge} c on c.id = a.charge_id
    where a.receipt_id in (select sr.receipt_id from ${ofList}) and ${covered}))::float8`;

const paidKobo = sql<number>`(select coalesce(sum(s.amount_kobo), 0)::float8 from ${ofList})`;

const paidOn = sql<string | null>`(select max(m.paid_on)::text from ${sponsorRemittance} m
  where m.id in (select s.remittance_id from ${ofList}))`;

/** In a query of a list's student: whether any remittance, of whatever state, names the student. */
const isNamed = sql<boolean>`exists (select 1 from ${remittanceShare} s
  where s.sponsorship_id = ${sponsorship.id} and s.student_id = ${student.id})`;

type Gap = (typeof readinessGaps)[number];

/** In a query of a list's student: what the sponsor asks for and the student lacks. */
export const isMissing: Readonly<Record<Gap, ReturnType<typeof sql<boolean>>>> = {
  not_active: sql<boolean>`${student.standing} <> 'active'`,
  no_photo: sql<boolean>`${student.passportFileId} is null`,
  incomplete_profile: sql<boolean>`(${student.dateOfBirth} is null or coalesce(${student.phone}, '') = ''
    or coalesce(${student.stateOfOrigin}, '') = '')`,
  not_charged: sql<boolean>`${chargedKobo} = 0`,
  // Nobody can register before tuition, or the share that opens it, is paid, so nothing is missing till then.
  not_registered: sql<boolean>`(${isUnlocked("registration", sponsorship.sessionId)}
    and not exists (select 1 from ${courseRegistration} cr
      join ${semester} t on t.id = cr.semester_id and t.session_id = ${sponsorship.sessionId}
      where cr.student_id = ${student.id} and cr.dropped_at is null))`,
};

export const isReady = sql<boolean>`not (${sql.join(Object.values(isMissing), sql` or `)})`;

/** The students of lists with all that their claims are computed from. */
export const selectSponsored = (db: Database | Transaction) =>
  db
    .select({
      id: sponsoredStudent.studentId,
      accountId: student.accountId,
      matricNumber: student.matricNumber,
      name: personName(student),
      department: department.name,
      level: student.level,
      standing: student.standing,
      coverage: sponsorship.coverage,
      percentage: sponsorship.percentage,
      mostKobo: sponsorship.mostKobo,
      chargedKobo: chargedKobo.as("charged_kobo"),
      paidByOthersKobo: paidByOthersKobo.as("paid_by_others_kobo"),
      paidKobo: paidKobo.as("sponsor_paid_kobo"),
      paidOn: paidOn.as("sponsor_paid_on"),
      isNamed: isNamed.as("is_named"),
      notActive: isMissing.not_active.as("not_active"),
      noPhoto: isMissing.no_photo.as("no_photo"),
      incompleteProfile: isMissing.incomplete_profile.as("incomplete_profile"),
      notCharged: isMissing.not_charged.as("not_charged"),
      notRegistered: isMissing.not_registered.as("not_registered"),
    })
    .from(sponsoredStudent)
    .innerJoin(sponsorship, eq(sponsorship.id, sponsoredStudent.sponsorshipId))
    .innerJoin(student, eq(student.id, sponsoredStudent.studentId))
    .innerJoin(department, eq(department.id, student.departmentId))
    .$dynamic();

type SponsoredRow = Awaited<ReturnType<typeof selectSponsored>>[number];

/** What a sponsor is to pay for a student, has paid, and what is left of it; in kobo. */
interface Claim {
  readonly claimedKobo: number;
  readonly paidKobo: number;
  readonly outstandingKobo: number;
  /** Empty for a student who is ready. */
  readonly missing: Gap[];
}

export const claimIn = (row: SponsoredRow): Claim => {
  const claimedKobo = claimOf(row, row);
  const gaps: Readonly<Record<Gap, boolean>> = {
    not_active: row.notActive,
    no_photo: row.noPhoto,
    incomplete_profile: row.incompleteProfile,
    not_charged: row.notCharged,
    not_registered: row.notRegistered,
  };
  return {
    claimedKobo,
    paidKobo: row.paidKobo,
    outstandingKobo: Math.max(0, claimedKobo - row.paidKobo),
    missing: readinessGaps.filter((gap) => gaps[gap]),
  };
};

/** A student of a list with the claim. */
export type SponsoredClaim = SponsoredRow & Claim;

/** Every student of a list, by matric number. */
export const readClaims = async (
  db: Database | Transaction,
  sponsorshipId: number,
): Promise<readonly SponsoredClaim[]> => {
  const rows = await selectSponsored(db)
    .where(eq(sponsoredStudent.sponsorshipId, sponsorshipId))
    .orderBy(asc(student.matricNumber));
  return rows.map((row) => ({ ...row, ...claimIn(row) }));
};

/** What limits the locks and parameters of a statement elsewhere limits them here, too. */
const atOnce = 100;

/**
 * Locks these accounts in their order and charges what the session lacks of them, if it is the running one: nobody is charged for a session
 * that is over or still to come.
 */
export const chargeSponsored = async (
  college: Pick<College, "clock" | "identity">,
  tx: Transaction,
  sessionId: number,
  accountIds: readonly number[],
): Promise<void> => {
  const { session } = await readCalendar(tx);
  const ordered = [...new Set(accountIds)].toSorted((a, b) => a - b);
  for (let from = 0; from < ordered.length; from += atOnce) {
    const part = ordered.slice(from, from + atOnce);
    if (session?.id === sessionId) await chargeStudents(college, tx, sessionId, part);
    else await lockAccounts(tx, part);
  }
};

/** The accounts of a list's students. */
export const accountsOf = async (
  tx: Transaction,
  sponsorshipId: number,
): Promise<readonly number[]> => {
  const rows = await tx
    .select({ accountId: student.accountId })
    .from(sponsoredStudent)
    .innerJoin(student, eq(student.id, sponsoredStudent.studentId))
    .where(and(eq(sponsoredStudent.sponsorshipId, sponsorshipId)));
  return rows.map(({ accountId }) => accountId);
};
