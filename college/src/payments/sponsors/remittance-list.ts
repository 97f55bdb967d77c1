import { and, eq, gte, isNotNull, isNull, lte, not, type SQL, sql } from "drizzle-orm";
import {
  exportSponsorRemittances,
  type remittanceStates,
  sponsorRemittances,
} from "../../../../contract/payments/sponsor-remittances.ts";
import type { Database, Transaction } from "../../db/database.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { receiptVoid } from "../../db/schema/counter.ts";
import { receipt } from "../../db/schema/ledger.ts";
import {
  remittanceShare,
  sponsor,
  sponsorReceipt,
  sponsorRemittance,
  sponsorship,
} from "../../db/schema/sponsors.ts";
import { staffMember } from "../../db/schema/staff.ts";
import { startOfDay } from "../../lists/day-range.ts";
import { defineList } from "../../lists/list.ts";
import { staffName } from "../../lists/names.ts";
import { startsWith } from "../../lists/search.ts";
import { nairaOf } from "../fees/amounts.ts";

type State = (typeof remittanceStates)[number];

/** In a query of remittances: their shares, without those whose receipt is voided. */
const shares = sql`${remittanceShare} s left join ${sponsorReceipt} sr on sr.share_id = s.id
  left join ${receipt} r on r.id = sr.receipt_id
  where s.remittance_id = ${sponsorRemittance.id} and not coalesce(r.is_reversed, false)`;

const allocatedKobo = sql<number>`(select coalesce(sum(s.amount_kobo), 0)::float8 from ${shares})`;

const waitingVoids = sql<number>`(select count(*)::int from ${receiptVoid} v
  join ${sponsorReceipt} sr on sr.receipt_id = v.receipt_id join ${remittanceShare} s on s.id = sr.share_id
  where s.remittance_id = ${sponsorRemittance.id} and v.is_approved is null)`;

/** Remittances with sponsor, session and what their shares come to. */
export const selectRemittances = (db: Database | Transaction) =>
  db
    .select({
      id: sponsorRemittance.id,
      sponsorshipId: sponsorRemittance.sponsorshipId,
      sponsorId: sponsor.id,
      sponsorName: sponsor.shortName,
      session: academicSession.name,
      status: sponsorRemittance.status,
      creditedAt: sponsorRemittance.creditedAt,
      amountKobo: sponsorRemittance.amountKobo,
      paidOn: sponsorRemittance.paidOn,
      bankReference: sponsorRemittance.bankReference,
      students: sql<number>`(select count(*)::int from ${shares})`.as("students"),
      allocatedKobo: allocatedKobo.as("allocated_kobo"),
      recordedBy: staffName.as("recorded_by_name"),
      recordedAt: sponsorRemittance.recordedAt,
      waitingVoids: waitingVoids.as("waiting_voids"),
    })
    .from(sponsorRemittance)
    .innerJoin(sponsorship, eq(sponsorship.id, sponsorRemittance.sponsorshipId))
    .innerJoin(sponsor, eq(sponsor.id, sponsorRemittance.sponsorId))
    .innerJoin(academicSession, eq(academicSession.id, sponsorship.sessionId))
    .leftJoin(staffMember, eq(staffMember.accountId, sponsorRemittance.recordedBy))
    .$dynamic();

type ListedRow = Awaited<ReturnType<typeof selectRemittances>>[number];

const stateOf = ({ status, creditedAt }: ListedRow): State => {
  if (status !== "approved") return status;
  return creditedAt === null ? "crediting" : "credited";
};

/** One remittance in the form of the contract's list. */
export const listedRemittance = (row: ListedRow) => ({
  id: row.id,
  sponsorshipId: row.sponsorshipId,
  sponsor: { id: row.sponsorId, shortName: row.sponsorName },
  session: row.session,
  state: stateOf(row),
  amount: nairaOf(row.amountKobo),
  paidOn: row.paidOn,
  bankReference: row.bankReference,
  students: row.students,
  allocated: nairaOf(row.allocatedKobo),
  unallocated: nairaOf(row.amountKobo - row.allocatedKobo),
  recordedBy: row.recordedBy,
  recordedAt: row.recordedAt.toISOString(),
  waitingVoids: row.waitingVoids,
});

const inState: Readonly<Record<State, SQL | undefined>> = {
  draft: eq(sponsorRemittance.status, "draft"),
  waiting: eq(sponsorRemittance.status, "waiting"),
  crediting: and(eq(sponsorRemittance.status, "approved"), isNull(sponsorRemittance.creditedAt)),
  credited: isNotNull(sponsorRemittance.creditedAt),
  declined: eq(sponsorRemittance.status, "declined"),
};

const hasWaitingVoids = sql`${waitingVoids} > 0`;

/** The sponsors' transfers, for the bursary and the office. */
export const remittanceList = defineList({
  name: "sponsor-remittances",
  endpoint: sponsorRemittances,
  exported: exportSponsorRemittances,
  query: selectRemittances,
  id: sponsorRemittance.id,
  sorts: {
    paid_on: [sponsorRemittance.paidOn],
    recorded_at: [sponsorRemittance.recordedAt],
  },
  filters: {
    sponsor: (id) => eq(sponsorRemittance.sponsorId, id),
    sponsorship: (id) => eq(sponsorRemittance.sponsorshipId, id),
    state: (state) => inState[state],
    hasWaitingVoids: (has) => (has ? hasWaitingVoids : not(hasWaitingVoids)),
    from: (day, { college }) => {
      startOfDay(college, "from", day);
      return gte(sponsorRemittance.paidOn, day);
    },
    until: (day, { college }) => {
      startOfDay(college, "until", day);
      return lte(sponsorRemittance.paidOn, day);
    },
  },
  search: (text) => startsWith(sponsorRemittance.bankReference, text),
  row: listedRemittance,
  columns: [
    { heading: "Sponsor", cell: (row) => row.sponsorName },
    { heading: "Session", cell: (row) => row.session },
    { heading: "Paid on", cell: (row) => row.paidOn },
    { heading: "Bank reference", cell: (row) => row.bankReference },
    { heading: "Amount (NGN)", cell: (row) => nairaOf(row.amountKobo) },
    { heading: "Students", cell: (row) => row.students },
    { heading: "Allocated (NGN)", cell: (row) => nairaOf(row.allocatedKobo) },
    {
      heading: "Unallocated (NGN)",
      cell: (row) => nairaOf(row.amountKobo - row.allocatedKobo),
    },
    { heading: "State", cell: stateOf },
    { heading: "Entered by", cell: (row) => row.recordedBy },
  ],
});

/** The approved remittances of a list, the oldest first. */
export const readApproved = (db: Database | Transaction, sponsorshipId: number) =>
  selectRemittances(db)
    .where(
      and(
        eq(sponsorRemittance.sponsorshipId, sponsorshipId),
        eq(sponsorRemittance.status, "approved"),
      ),
    )
    .orderBy(sponsorRemittance.paidOn, sponsorRemittance.id);

/** What the approved remittances of a list brought beyond the shares of the students, in kobo. */
export const readUnallocated = async (db: Database, sponsorshipId: number): Promise<number> => {
  const approved = await readApproved(db, sponsorshipId);
  return approved.reduce((sum, row) => sum + row.amountKobo - row.allocatedKobo, 0);
};
