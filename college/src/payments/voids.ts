import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Account } from "../accounts/guard.ts";
import type { Database, Transaction } from "../db/database.ts";
import { receiptVoid } from "../db/schema/counter.ts";
import { staffMember } from "../db/schema/staff.ts";
import { grouped } from "../grouped.ts";
import { refuse } from "../http/refusal.ts";
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

/** Whether this caller may decide on the void that waits, if one does. */
export const mayDecideVoid = (
  voids: readonly { readonly isApproved: boolean | null; readonly askedById: number }[],
  caller: Caller,
): boolean => voids.some((one) => one.isApproved === null && one.askedById !== caller.id);

/** Asks to void a receipt of a locked account. @throws 409 `changed_elsewhere` */
export const enterVoid = async (
  tx: Transaction,
  asked: Pick<typeof receiptVoid.$inferInsert, "receiptId" | "reason" | "askedBy" | "askedAt">,
): Promise<void> => {
  const [entered] = await tx
    .insert(receiptVoid)
    .values(asked)
    .onConflictDoNothing()
    .returning({ id: receiptVoid.id });
  if (entered === undefined) throw refuse(409, paymentTexts.voidAsked, "changed_elsewhere");
};

/** The void that waits for a second person, who is this caller. @throws 409 `changed_elsewhere`, `second_person` */
export const requireWaitingVoid = async (tx: Transaction, caller: Caller, receiptId: number) => {
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
export const requireNotPaidOut = (found: { readonly isPaidOut: boolean }): void => {
  if (found.isPaidOut) throw refuse(409, paymentTexts.receiptRefunded, "refunded");
};
