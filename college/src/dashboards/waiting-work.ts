import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { waitingWorkDashboard } from "../../../contract/dashboards/dashboards.ts";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { refundStates } from "../../../contract/payments/refund-shapes.ts";
import { batchesOver } from "../admissions/applicants/list.ts";
import { isPlainly, type SittingState } from "../admissions/sittings/state.ts";
import type { College } from "../context.ts";
import {
  admissionDecision,
  applicant,
  olevelSitting,
  sittingCheck,
} from "../db/schema/admissions.ts";
import { bankReceipt, bankRow } from "../db/schema/bank.ts";
import { counterReceipt, receiptVoid } from "../db/schema/counter.ts";
import { hostelApplication } from "../db/schema/hostels.ts";
import { payment } from "../db/schema/payments.ts";
import { refund } from "../db/schema/refunds.ts";
import { profileChangeRequest } from "../db/schema/staff.ts";
import { isRefusedAndWaiting } from "../payments/refunds/conditions.ts";
import { isLeftover, isVoidWaiting } from "../payments/waiting.ts";
import { currentSessionId } from "../registration/calendar.ts";

/** What waits for a decision: one statement of a few counts. */
export const readWaitingWork = async ({
  db,
  clock,
}: College): Promise<ResponseOf<typeof waitingWorkDashboard>> => {
  const one = { one: sql`1` };
  const undecided = db
    .select(one)
    .from(applicant)
    .leftJoin(admissionDecision, eq(admissionDecision.applicantId, applicant.id))
    .where(and(isNotNull(applicant.testScore), isNull(admissionDecision.applicantId)));
  const untested = db
    .select(one)
    .from(applicant)
    .leftJoin(admissionDecision, eq(admissionDecision.applicantId, applicant.id))
    .where(
      and(
        isNull(applicant.testScore),
        inArray(applicant.testBatchId, batchesOver(db, clock())),
        isNull(admissionDecision.applicantId),
      ),
    );
  // Both states in one pass: they read the same sittings.
  const sittings = db
    .select({
      unchecked: countWhere("unchecked").as("unchecked"),
      changed: countWhere("changed").as("changed"),
    })
    .from(olevelSitting)
    .innerJoin(applicant, eq(applicant.id, olevelSitting.applicantId))
    .leftJoin(sittingCheck, eq(sittingCheck.sittingId, olevelSitting.id))
    .where(isNotNull(applicant.submittedAt))
    .as("sittings");
  const pendingBeds = db
    .select(one)
    .from(hostelApplication)
    .where(
      and(
        eq(hostelApplication.sessionId, currentSessionId),
        eq(hostelApplication.status, "pending"),
      ),
    );
  const refusedPayments = db.select(one).from(payment).where(isRefusedAndWaiting());
  const refunds = (state: (typeof refundStates)[number]) =>
    db.select(one).from(refund).where(eq(refund.state, state));
  const waitingVoids = db.select(one).from(receiptVoid).where(isVoidWaiting(db, counterReceipt));
  const leftovers = db.select(one).from(bankRow).where(isLeftover);
  const bankVoids = db.select(one).from(receiptVoid).where(isVoidWaiting(db, bankReceipt));
  const changeRequests = db
    .select(one)
    .from(profileChangeRequest)
    .where(eq(profileChangeRequest.status, "pending"));
  const [counts] = await db
    .select({
      untested: countOf(untested.getSQL()),
      undecided: countOf(undecided.getSQL()),
      uncheckedSittings: sittings.unchecked,
      changedSittings: sittings.changed,
      pendingHostelApplications: countOf(pendingBeds.getSQL()),
      refusedPayments: countOf(refusedPayments.getSQL()),
      waitingVoids: countOf(waitingVoids.getSQL()),
      askedRefunds: countOf(refunds("asked").getSQL()),
      approvedRefunds: countOf(refunds("approved").getSQL()),
      waitingRows: sql<number>`${countOf(leftovers.getSQL())} + ${countOf(bankVoids.getSQL())}`,
      changeRequests: countOf(changeRequests.getSQL()),
    })
    .from(sittings);
  if (counts === undefined) throw new Error("a count without groups has one row");
  return counts;
};

const countWhere = (state: SittingState): SQL<number> =>
  sql<number>`(count(*) filter (where ${isPlainly(state)}))::int`;

const countOf = (rows: SQL): SQL<number> =>
  sql<number>`(select count(*)::int from (${rows}) as counted)`;
