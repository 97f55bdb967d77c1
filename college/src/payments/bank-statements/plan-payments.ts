import { type PayableItem, shareOut } from "../items.ts";

/** What money is to pay. */
interface Money {
  readonly accountId: number;
  readonly amountKobo: number;
  /** The keys of the items that it pays, in their order. */
  readonly keys: readonly string[];
}

/** What money pays. */
export interface Plan {
  readonly shares: ReturnType<typeof shareOut>;
  /** Whether something is over, or other credit completes a hostel fee. */
  readonly leavesCredit: boolean;
}

/**
 * Plans what money pays that comes to accounts, one after the other: each finds less owed than the one before. An item that is
 * settled by now is left out. The hostel fee is paid whole: until the money and the account's credit come to it, the money stays
 * credit.
 * @param credits of each account, in kobo; none where it is not named
 */
export const openAccounts = (
  items: ReadonlyMap<number, readonly PayableItem[]>,
  credits: ReadonlyMap<number, number>,
) => {
  const owed = new Map(items);
  const credit = new Map(credits);
  const pay = ({ accountId, amountKobo, keys }: Money): Plan => {
    const open = owed.get(accountId) ?? [];
    const spare = credit.get(accountId) ?? 0;
    const chosen = [...new Set(keys)].flatMap((key) => open.find((item) => item.key === key) ?? []);
    const hostel = chosen.find(({ chargeId }) => chargeId === null);
    const isCovered = hostel !== undefined && amountKobo + spare >= hostel.outstandingKobo;
    const shares = shareOut(
      isCovered ? chosen : chosen.filter((one) => one !== hostel),
      amountKobo,
    );
    const spent = new Map(shares.map((share) => [share.item.key, share.amountKobo]));
    const completion = isCovered ? hostel.outstandingKobo - (spent.get(hostel.key) ?? 0) : 0;
    const over = amountKobo - shares.reduce((sum, share) => sum + share.amountKobo, 0);
    owed.set(
      accountId,
      open.flatMap((item) => {
        const outstandingKobo = item.outstandingKobo - (spent.get(item.key) ?? 0);
        const isPaid = outstandingKobo === 0 || (isCovered && item === hostel);
        return isPaid ? [] : { ...item, outstandingKobo };
      }),
    );
    credit.set(accountId, spare - completion + over);
    return { shares, leavesCredit: over > 0 || completion > 0 };
  };
  return { pay };
};
