import { type moneyPurposes, revenueDashboard } from "../../../contract/dashboards/dashboards.ts";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { GatewayContext } from "../context.ts";
import type { PaymentPurpose, Revenue, RevenueItem } from "../generated/schema-types.ts";
import { sharedRead } from "./shared-read.ts";

const purposes = {
  tuition: "TUITION",
  hostel: "HOSTEL",
  screening: "SCREENING",
} as const satisfies Record<(typeof moneyPurposes)[number], PaymentPurpose>;

export const readRevenue = async (context: GatewayContext): Promise<Revenue> => {
  const { session, total, items, days } = await sharedRead(context, revenueDashboard, {});
  return {
    session,
    total,
    today: days.at(-1)?.total ?? 0,
    items: items.map(itemOf),
    days: days.map((day) => ({ ...day, items: day.items.map(itemOf) })),
  };
};

const itemOf = ({
  purpose,
  ...item
}: ResponseOf<typeof revenueDashboard>["items"][number]): RevenueItem => ({
  ...item,
  purpose: purposes[purpose],
});
