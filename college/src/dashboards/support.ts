import { and, eq, isNull, lte, min, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { supportDashboard } from "../../../contract/dashboards/dashboards.ts";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { College } from "../context.ts";
import { applicant } from "../db/schema/admissions.ts";
import { payment } from "../db/schema/payments.ts";
import { profileChangeRequest } from "../db/schema/staff.ts";

type Answer = ResponseOf<typeof supportDashboard>;

/** The provider reports a successful payment before this; people pay within minutes. */
const stuckAfterMs = 3600_000;

/** What waits for ICT support: a count and the oldest of each, by an index each. */
export const readSupport = async ({ db, clock }: College): Promise<Answer> => {
  const stuckSince = new Date(clock().getTime() - stuckAfterMs);
  const [payments, emails, requests] = await Promise.all([
    db
      .select(backlogBy(payment.openedAt))
      .from(payment)
      .where(and(eq(payment.status, "pending"), lte(payment.openedAt, stuckSince))),
    db.select(backlogBy(applicant.signedUpAt)).from(applicant).where(isNull(applicant.verifiedAt)),
    db
      .select(backlogBy(profileChangeRequest.requestedAt))
      .from(profileChangeRequest)
      .where(eq(profileChangeRequest.status, "pending")),
  ]);
  return {
    stuckPayments: backlogOf(payments),
    unverifiedEmails: backlogOf(emails),
    changeRequests: backlogOf(requests),
  };
};

const backlogBy = <Since extends PgColumn>(since: Since) => ({
  count: sql<number>`count(*)::int`,
  oldest: min(since),
});

const backlogOf = ([row]: readonly {
  readonly count: number;
  readonly oldest: Date | null;
}[]): Answer["stuckPayments"] => ({
  count: row?.count ?? 0,
  oldestAt: row?.oldest?.toISOString() ?? null,
});
