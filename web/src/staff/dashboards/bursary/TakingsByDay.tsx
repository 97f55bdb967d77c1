import type { BursaryFiguresFragment } from "../../../gql/staff-dashboards.ts";
import { formatCalendarDate, formatShortDate } from "../../../lib/dates.ts";
import { formatAmount, formatMoney } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { channels } from "../../payments/labels.tsx";
import { ChartCard } from "../ChartCard.tsx";
import { StackedBars } from "../charts/lazy-charts.ts";
import { FigureTable } from "../FigureTable.tsx";
import { shortMoney } from "../figures.ts";

const height = 184;

const series = [
  { key: "online", label: channels.ONLINE, style: "strong" },
  { key: "counter", label: channels.COUNTER, style: "striped" },
] as const;

/** What came in on each recent day, through the portal and at the counter. */
export const TakingsByDay = ({ days }: Pick<BursaryFiguresFragment, "days">) => {
  const { currencySymbol } = usePortal();
  const money = (naira: number): string => formatMoney(naira, currencySymbol);
  const online = days.reduce((sum, day) => sum + day.online, 0);
  const counter = days.reduce((sum, day) => sum + day.counter, 0);
  return (
    <ChartCard
      title="Received by day"
      empty={online + counter === 0 && `Nothing was paid in the last ${days.length} days.`}
      summary={`The last ${days.length} days brought ${money(online)} online and ${money(counter)} at the counter.`}
      height={height + 36}
      chart={
        <StackedBars
          rows={days.map((day) => ({
            name: formatShortDate(day.day),
            online: day.online,
            counter: day.counter,
          }))}
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
              ...[day.online, day.counter, day.online + day.counter].map(formatAmount),
            ],
          }))}
        />
      }
    />
  );
};
