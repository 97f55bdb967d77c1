import { Link } from "react-router-dom";
import type { BursaryDashboardQuery_bursaryDashboard } from "../../../gql/staff-dashboards.ts";
import { formatCalendarDate, formatShortDate } from "../../../lib/dates.ts";
import { formatMoney } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { listPath } from "../../kit/list/list-params.ts";
import { LinkedAmount } from "../../payments/figures/LinkedAmount.tsx";
import { channels } from "../../payments/labels.tsx";
import { useStaffPath } from "../../shell/role-context.ts";
import { ChartCard } from "../ChartCard.tsx";
import { StackedBars } from "../charts/lazy-charts.ts";
import { FigureTable } from "../FigureTable.tsx";
import { shortMoney } from "../figures.ts";

const height = 184;

const series = [
  { key: "online", label: channels.ONLINE, style: "strong" },
  { key: "counter", label: channels.COUNTER, style: "striped" },
  { key: "bank", label: channels.BANK, style: "dotted" },
  { key: "remita", label: channels.REMITA, style: "crossed" },
  { key: "sponsor", label: channels.SPONSOR, style: "lined" },
] as const;

/** What came in on each recent day, by channel. */
export const TakingsByDay = ({ days }: Pick<BursaryDashboardQuery_bursaryDashboard, "days">) => {
  const { currencySymbol } = usePortal();
  const to = useStaffPath();
  const money = (naira: number): string => formatMoney(naira, currencySymbol);
  const receiptsOf = (day: string, channel: string | null) =>
    listPath("receipts", { from: day, until: day, channel, state: "VALID" });
  const sumOf = (key: (typeof series)[number]["key"]): number =>
    days.reduce((sum, day) => sum + day[key], 0);
  return (
    <ChartCard
      title="Received by day"
      empty={
        series.every(({ key }) => sumOf(key) === 0) &&
        `Nothing was paid in the last ${days.length} days.`
      }
      summary={`The last ${days.length} days brought ${money(sumOf("online"))} online, ${money(sumOf("counter"))} at the counter, ${money(sumOf("bank"))} at banks, ${money(sumOf("remita"))} by Remita and ${money(sumOf("sponsor"))} from sponsors.`}
      height={height + 36}
      note={<Link to={to("figures?by=day")}>Billed, received and outstanding by day</Link>}
      chart={
        <StackedBars
          rows={days.map(({ day, ...takings }) => ({ name: formatShortDate(day), ...takings }))}
          series={series}
          direction="standing"
          height={height}
          format={money}
          formatAxis={(value) => shortMoney(value, currencySymbol)}
        />
      }
      table={
        <FigureTable
          label="Received by day, as a table"
          columns={["Day", ...series.map(({ label }) => label), "Total"]}
          rows={days.toReversed().map((day) => ({
            key: day.day,
            cells: [
              formatCalendarDate(day.day),
              ...series.map(({ key }) => (
                <LinkedAmount
                  key={key}
                  amount={day[key]}
                  path={receiptsOf(day.day, key.toUpperCase())}
                />
              )),
              <LinkedAmount
                key="total"
                amount={series.reduce((sum, { key }) => sum + day[key], 0)}
                path={receiptsOf(day.day, null)}
              />,
            ],
          }))}
        />
      }
    />
  );
};
