import { and, asc, eq, inArray, isNotNull, lte, notInArray } from "drizzle-orm";
import type { College } from "../context.ts";
import { payment } from "../db/schema/payments.ts";
import type { Job } from "../jobs/jobs.ts";
import { abandonedAfterMs } from "./evaluate.ts";
import { type Cashier, ProviderUnavailable } from "./provider.ts";
import { settle } from "./settle.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * When the reconciliation job next verifies a reference that is not credited: after 1, 2, 4, 8 …
 * minutes, at least hourly on the first day, then every six hours. A closed reference can still be
 * paid on a page left open, so it is verified for a week; an open one is verified without end.
 */
export const nextCheck = ({
  openedAt,
  checks,
  isOpen,
  now,
}: {
  readonly openedAt: Date;
  readonly checks: number;
  readonly isOpen: boolean;
  readonly now: Date;
}): Date | null => {
  const age = now.getTime() - openedAt.getTime();
  if (!isOpen && age >= 7 * day) return null;
  const longest = age < abandonedAfterMs ? 60 * minute : 6 * 60 * minute;
  return new Date(now.getTime() + Math.min(minute * 2 ** Math.min(checks, 16), longest));
};

const batchSize = 20;

/**
 * Verifies every due reference with the provider, so that a payment without callback and webhook is still credited.
 */
export const reconciliationJob = (cashier: Cashier): Job => ({
  name: "payment reconciliation",
  everySeconds: 20,
  run: () => reconcile(cashier),
});

/** One run: until nothing is due, or the provider stops answering. */
export const reconcile = async (cashier: Cashier): Promise<void> => {
  for (;;) {
    const references = await claimDue(cashier);
    for (const reference of references) {
      if (!(await trySettle(cashier, reference))) return;
    }
    if (references.length < batchSize) return;
  }
};

/**
 * Claims due references and sets their next time in the same transaction. Other processes then claim other
 * references, and after a crash here the references wait for that next time.
 */
const claimDue = ({ db, clock }: College): Promise<readonly string[]> =>
  db.transaction(async (tx) => {
    const now = clock();
    const due = await tx
      .select()
      .from(payment)
      .where(
        and(
          isNotNull(payment.nextCheckAt),
          lte(payment.nextCheckAt, now),
          notInArray(payment.status, ["succeeded", "refused"]),
        ),
      )
      .orderBy(asc(payment.nextCheckAt), asc(payment.id))
      .limit(batchSize)
      .for("update", { skipLocked: true });
    for (const { id, openedAt, checks, status } of due) {
      await tx
        .update(payment)
        .set({
          checks: checks + 1,
          nextCheckAt: nextCheck({ openedAt, checks, isOpen: status === "pending", now }),
        })
        .where(eq(payment.id, id));
    }
    return due.map(({ reference }) => reference);
  });

/**
 * False when the provider does not answer: the rest of this run would fail too. An unreadable answer may concern this
 * reference alone and must not block the others.
 */
const trySettle = async (cashier: Cashier, reference: string): Promise<boolean> => {
  try {
    await settle(cashier, reference, "reconciliation");
    return true;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    const isOnlyThis = error.reason === "unreadable";
    cashier.log.warn(
      { reason: error.reason },
      isOnlyThis ? "payment not reconciled" : "reconciliation interrupted",
    );
    return isOnlyThis;
  }
};

/** Makes references due at once. */
export const checkSoon = async ({ db, clock }: College, reference: string): Promise<void> => {
  await db
    .update(payment)
    .set({ nextCheckAt: clock() })
    .where(
      and(
        eq(payment.reference, reference),
        inArray(payment.status, ["pending", "failed", "abandoned"]),
      ),
    );
};
