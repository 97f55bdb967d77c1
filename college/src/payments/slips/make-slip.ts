import { randomInt } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { and, asc, eq, gt, isNull, ne } from "drizzle-orm";
import { slipReference, slipSerials } from "../../../../rules/payments/slip-reference.ts";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { slip } from "../../db/schema/bank.ts";
import { notFound, refuse, refuseFields } from "../../http/refusal.ts";
import { readCalendar } from "../../registration/calendar.ts";
import { readPayInto } from "../bank-accounts/bank-accounts.ts";
import { chooseItems, type PayableItem, readItems } from "../items.ts";
import { chargeStudents } from "../ledger/charge-students.ts";
import { lockAccounts } from "../ledger/entries.ts";
import { type SlipRow, selectSlips, slipRest, slipState } from "./slip.ts";
import { slipTexts } from "./texts.ts";

const mostOpen = 10;
const mostKobo = 20_000_000_00;
const validMs = 30 * 24 * 60 * 60 * 1000;

type SlipCollege = Pick<College, "db" | "clock" | "identity">;

/**
 * Makes a slip for the items with these keys, in the order in which an account has them; or finds the open slip for the same.
 * @throws 400; 409 `too_many_slips`, `no_bank_account`
 */
export const makeSlip = (
  college: SlipCollege,
  accountId: number,
  keys: readonly string[],
): Promise<SlipRow> =>
  college.db.transaction(async (tx) => {
    const { session } = await readCalendar(tx);
    if (session === undefined) await lockAccounts(tx, [accountId]);
    else await chargeStudents(college, tx, session.id, [accountId]);
    const items = await readItems(tx, accountId);
    const chosen = chooseItems(items, keys);
    const inOrder = items.filter((item) => chosen.includes(item));
    const amountKobo = inOrder.reduce((sum, { outstandingKobo }) => sum + outstandingKobo, 0);
    if (amountKobo > mostKobo) throw refuseFields({ items: [slipTexts.tooMuch] });
    const open = await readOpen(tx, accountId, college.clock());
    const same = open.find((one) => isFor(one, inOrder, amountKobo));
    if (same !== undefined) return same;
    if (open.length >= mostOpen) throw refuse(409, slipTexts.tooMany, "too_many_slips");
    if ((await readPayInto(tx)).length === 0) {
      throw refuse(409, slipTexts.noBankAccount, "no_bank_account");
    }
    return write(tx, { accountId, items: inOrder, amountKobo }, college.clock());
  });

const readOpen = (tx: Transaction, accountId: number, now: Date) =>
  selectSlips(tx)
    .where(
      and(
        eq(slip.accountId, accountId),
        isNull(slip.settledAt),
        isNull(slip.cancelledAt),
        gt(slip.expiresAt, now),
        ne(slipRest, 0),
      ),
    )
    .orderBy(asc(slip.id));

/** Whether what is still to be paid with this slip is what is owed of these items now. */
const isFor = (
  { lines, owedKobo, restKobo }: SlipRow,
  items: readonly PayableItem[],
  wantedKobo: number,
): boolean =>
  restKobo === wantedKobo &&
  isDeepStrictEqual(
    lines.flatMap(({ key }, index) => (owedKobo[index] === 0 ? [] : key)),
    items.map(({ key }) => key),
  );

const write = async (
  tx: Transaction,
  {
    accountId,
    items,
    amountKobo,
  }: {
    readonly accountId: number;
    readonly items: readonly PayableItem[];
    readonly amountKobo: number;
  },
  now: Date,
): Promise<SlipRow> => {
  const lines = items.map(({ key, session, label, outstandingKobo }) => ({
    key,
    session,
    label,
    amountKobo: outstandingKobo,
  }));
  const expiresAt = new Date(now.getTime() + validMs);
  const [written] = await tx
    .insert(slip)
    .values({ accountId, reference: newReference(), lines, amountKobo, issuedAt: now, expiresAt })
    .onConflictDoNothing({ target: slip.reference })
    .returning({ id: slip.id });
  // Another slip has this reference, one in some thousand millions: the next has not.
  if (written === undefined) return write(tx, { accountId, items, amountKobo }, now);
  return readSlip(tx, written.id);
};

const readSlip = async (tx: Transaction, id: number): Promise<SlipRow> => {
  const [found] = await selectSlips(tx).where(eq(slip.id, id));
  if (found === undefined) throw new Error("the slip is not there");
  return found;
};

const newReference = (): string =>
  slipReference(randomInt(slipSerials.least, slipSerials.most + 1));

/**
 * Cancels an open slip of this account. The account is locked, as it is while money is counted for the slip.
 * @throws 404; 409 `changed_elsewhere`
 */
export const cancelSlip = (
  { db, clock }: SlipCollege,
  accountId: number,
  id: number,
): Promise<SlipRow> =>
  db.transaction(async (tx) => {
    await lockAccounts(tx, [accountId]);
    const own = and(eq(slip.id, id), eq(slip.accountId, accountId));
    const [found] = await selectSlips(tx).where(own);
    if (found === undefined) throw notFound();
    if (found.cancelledAt !== null) return found;
    if (slipState(found, clock()) !== "open") {
      throw refuse(409, slipTexts.notOpen, "changed_elsewhere");
    }
    if (found.receivedKobo > 0) throw refuse(409, slipTexts.moneyCame, "changed_elsewhere");
    await tx.update(slip).set({ cancelledAt: clock() }).where(own);
    return readSlip(tx, id);
  });
