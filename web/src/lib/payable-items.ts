import type { sectionHeadings } from "./charge-sections.ts";
import { sumMoney } from "./money.ts";

/** What a student can pay outside the portal: the schema's `PayableItem`. */
export interface PayableItem {
  readonly key: string;
  readonly session: string;
  readonly section: keyof typeof sectionHeadings;
  readonly label: string;
  readonly outstanding: number;
}

/** The chosen items that are still there, in the order of `items`. */
export const chosenOf = (
  items: readonly PayableItem[],
  keys: readonly string[],
): readonly PayableItem[] => items.filter(({ key }) => keys.includes(key));

/** What items come to. */
export const sumOf = (items: readonly Pick<PayableItem, "outstanding">[]): number =>
  sumMoney(items.map(({ outstanding }) => outstanding));

interface ItemGroup extends Pick<PayableItem, "session" | "section"> {
  readonly items: readonly PayableItem[];
}

/** The items by session and section, in the order in which each first appears. */
export const groupsOf = (items: readonly PayableItem[]): readonly ItemGroup[] => {
  const groupOf = ({ session, section }: PayableItem) => `${session} ${section}`;
  return items
    .filter((item, index) => items.findIndex((one) => groupOf(one) === groupOf(item)) === index)
    .map((first) => ({
      session: first.session,
      section: first.section,
      items: items.filter((item) => groupOf(item) === groupOf(first)),
    }));
};
