import type { PayableItemFragment } from "../../../gql/staff-payments.ts";

/** The chosen items that are still there, in the order of `items`. */
export const chosenOf = (
  items: readonly PayableItemFragment[],
  keys: readonly string[],
): readonly PayableItemFragment[] => items.filter(({ key }) => keys.includes(key));

/** What items come to. Added in kobo, because fractions of naira do not add exactly. */
export const sumOf = (items: readonly PayableItemFragment[]): number =>
  items.reduce((kobo, { outstanding }) => kobo + Math.round(outstanding * 100), 0) / 100;

interface ItemGroup extends Pick<PayableItemFragment, "session" | "section"> {
  readonly items: readonly PayableItemFragment[];
}

/** The items by session and section, in the order in which each first appears. */
export const groupsOf = (items: readonly PayableItemFragment[]): readonly ItemGroup[] => {
  const groupOf = ({ session, section }: PayableItemFragment) => `${session} ${section}`;
  return items
    .filter((item, index) => items.findIndex((one) => groupOf(one) === groupOf(item)) === index)
    .map((first) => ({
      session: first.session,
      section: first.section,
      items: items.filter((item) => groupOf(item) === groupOf(first)),
    }));
};
