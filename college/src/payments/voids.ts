import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ValueOf } from "../../../contract/endpoint.ts";
import type { Decision } from "../../../contract/payments/decision.ts";
import type { VoidRequest } from "../../../contract/payments/receipt-voids.ts";
import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import type { Account } from "../accounts/guard.ts";
import { recordChange } from "../audit/record-change.ts";
import type { Database, Transaction } from "../db/database.ts";
import { receiptVoid } from "../db/schema/counter.ts";
import { staffMember } from "../db/schema/staff.ts";
import { grouped } from "../grouped.ts";
import { notFound, refuse } from "../http/refusal.ts";
import type { Letter } from "../mail/letter.ts";
import { lockAccounts, reverseReceipt } from "./ledger/entries.ts";
import { type MailedPayer, mailPayer } from "./mail-payer.ts";
import type { PaymentsCollege } from "./payments-college.ts";
import { readReason } from "./reason.ts";
import { paymentTexts } from "./texts.ts";

type Caller = Pick<Account, "id">;

/** The requests to void each of these receipts in the form of the contract, the newest first. */
export const readVoids = async (db: Database, receiptIds: readonly number[]) => {
  const asker = alias(staffMember, "asker");
  const decider = alias(staffMember, "decider");
  const rows = await db
    .select({ one: receiptVoid, asker, decider })
    .from(receiptVoid)
    .leftJoin(asker, eq(asker.accountId, receiptVoid.askedBy))
    .leftJoin(decider, eq(decider.accountId, receiptVoid.decidedBy))
    .where(inArray(receiptVoid.receiptId, [...receiptIds]))
    .orderBy(desc(receiptVoid.id));
  const shown = rows.map(({ one, asker: by, decider: second }) => ({
    receiptId: one.receiptId,
    askedById: one.askedBy,
    reason: one.reason,
    askedBy: nameOf(by),
    askedAt: one.askedAt.toISOString(),
    isApproved: one.isApproved,
    decidedBy: second === null ? null : nameOf(second),
    decidedAt: one.decidedAt?.toISOString() ?? null,
    note: one.note,
  }));
  return grouped(shown, ({ receiptId }) => receiptId);
};

const nameOf = (member: typeof staffMember.$inferSelect | null): string =>
  member === null ? "" : `${member.firstName} ${member.surname}`;

interface VoidFacts {
  readonly isReversed: boolean;
  readonly isPaidOut: boolean;
  readonly voids: readonly { readonly isApproved: boolean | null; readonly askedById: number }[];
}

/** What this caller may do about a receipt now, by the rules of `voidsOf`. */
export const voidActions = (
  { isReversed, isPaidOut, voids }: VoidFacts,
  caller: Caller,
): { readonly canAskVoid: boolean; readonly canDecideVoid: boolean } => {
  const waiting = voids.find(({ isApproved }) => isApproved === null);
  return {
    canAskVoid: !isReversed && !isPaidOut && waiting === undefined,
    canDecideVoid: waiting !== undefined && waiting.askedById !== caller.id,
  };
};

/** A receipt of a locked account. */
interface LockedReceipt extends Pick<VoidFacts, "isReversed" | "isPaidOut"> {
  readonly receiptId: number;
  readonly accountId: number;
}

/** Locks a receipt's account, and reads the receipt as it is then. @throws 404 */
export const lockReceipt = async <Found extends Pick<LockedReceipt, "accountId">>(
  tx: Transaction,
  read: () => PromiseLike<readonly Found[]>,
): Promise<Found> => {
  const [found] = await read();
  if (found === undefined) throw notFound();
  await lockAccounts(tx, [found.accountId]);
  const [locked] = await read();
  return locked ?? found;
};

/** What differs between the receipts of the counter, of banks and of sponsors. */
interface VoidedKind<Found extends LockedReceipt> {
  /** The record's name in the audit log. */
  readonly record: "counter_receipt" | "bank_row" | "sponsor_receipt";
  /**
   * Finds the record's receipt and locks its account, so that nothing is paid with it or taken back meanwhile.
   * @throws 404; 409 `changed_elsewhere` where the record has no receipt
   */
  readonly lock: (tx: Transaction, id: number) => Promise<Found>;
  /** What the audit log says of the receipt besides who asked, and why. */
  readonly audited?: (found: Found) => Readonly<Record<string, unknown>>;
  /** Locks the receipt's cash book: the person who closes it counts with or without the receipt. Left out where there is none. */
  readonly lockBook?: (tx: Transaction, found: Found) => Promise<{ readonly isClosed: boolean }>;
  readonly mail: (identity: CollegeIdentity, receipt: Found & MailedPayer) => Letter;
}

/** How receipts of one kind are voided: one person asks, another decides. */
export const voidsOf = <Found extends LockedReceipt>(kind: VoidedKind<Found>) => {
  const { record, lock, audited } = kind;

  /** The receipt keeps paying until somebody else approves. @throws 400; 404; 409 `changed_elsewhere`, `refunded` */
  const ask = async (
    college: PaymentsCollege,
    caller: Caller,
    id: number,
    { reason }: ValueOf<typeof VoidRequest>,
  ): Promise<void> => {
    const text = readReason("reason", reason);
    await college.db.transaction(async (tx) => {
      const found = await lock(tx, id);
      if (found.isReversed) throw refuse(409, paymentTexts.voidedAlready, "changed_elsewhere");
      requireNotPaidOut(found);
      const [entered] = await tx
        .insert(receiptVoid)
        .values({
          receiptId: found.receiptId,
          reason: text,
          askedBy: caller.id,
          askedAt: college.clock(),
        })
        .onConflictDoNothing()
        .returning({ id: receiptVoid.id });
      if (entered === undefined) throw refuse(409, paymentTexts.voidAsked, "changed_elsewhere");
      await recordChange(college, tx, {
        actorAccountId: caller.id,
        action: `${record}.ask_void`,
        subject: `${record}:${id}`,
        before: audited?.(found),
        reason: text,
      });
    });
  };

  /**
   * What an approved void takes back is owed again; other credit of the student pays it at once.
   * @throws 400; 404; 409 `changed_elsewhere`, `second_person`, `refunded`
   */
  const decide = async (
    college: PaymentsCollege,
    caller: Caller,
    id: number,
    { isApproved, note = "" }: ValueOf<typeof Decision>,
  ): Promise<void> => {
    const text = isApproved ? null : readReason("note", note);
    await college.db.transaction(async (tx) => {
      const found = await lock(tx, id);
      const waiting = await requireWaiting(tx, caller, found.receiptId);
      if (isApproved) requireNotPaidOut(found);
      const book = await kind.lockBook?.(tx, found);
      const now = college.clock();
      if (isApproved) {
        await reverseReceipt(tx, found, now);
        await mailPayer(college, tx, found.accountId, (payer) =>
          kind.mail(college.identity, { ...found, ...payer }),
        );
      }
      await tx
        .update(receiptVoid)
        .set({
          isApproved,
          decidedBy: caller.id,
          decidedAt: now,
          note: text,
          isAfterClosing: isApproved ? (book?.isClosed ?? false) : null,
        })
        .where(eq(receiptVoid.id, waiting.id));
      await recordChange(college, tx, {
        actorAccountId: caller.id,
        action: isApproved ? `${record}.void` : `${record}.decline_void`,
        subject: `${record}:${id}`,
        before: { ...audited?.(found), askedBy: waiting.askedBy, reason: waiting.reason },
        reason: text,
      });
    });
  };

  return { ask, decide };
};

/** The void that waits for a second person, who is this caller. @throws 409 `changed_elsewhere`, `second_person` */
const requireWaiting = async (tx: Transaction, caller: Caller, receiptId: number) => {
  const [waiting] = await tx
    .select()
    .from(receiptVoid)
    .where(and(eq(receiptVoid.receiptId, receiptId), isNull(receiptVoid.isApproved)));
  if (waiting === undefined) throw refuse(409, paymentTexts.voidNotAsked, "changed_elsewhere");
  if (waiting.askedBy === caller.id) {
    throw refuse(409, paymentTexts.secondPerson, "second_person");
  }
  return waiting;
};

/** @throws 409 `refunded` */
const requireNotPaidOut = ({ isPaidOut }: Pick<VoidFacts, "isPaidOut">): void => {
  if (isPaidOut) throw refuse(409, paymentTexts.receiptRefunded, "refunded");
};
