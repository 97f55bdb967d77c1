import type {
  AdminDashboardQuery_adminDashboard_revenue,
  AdminDashboardQuery_adminDashboard_revenue_days as RevenueDay,
} from "../../../gql/staff-dashboards.ts";
import { formatCalendarDate, formatShortDate } from "../../../lib/dates.ts";
import { formatAmount, formatMoney } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { formatCount } from "../../kit/format-count.ts";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { ChartCard } from "../ChartCard.tsx";
import { StackedBars } from "../charts/lazy-charts.ts";
import styles from "../Dashboards.module.css";
import { FigureTable } from "../FigureTable.tsx";
import { noSession, percent, shortMoney } from "../figures.ts";

const height = 184;

const purposes = ["TUITION", "HOSTEL", "SCREENING", "OTHER"] as const;

const items = {
  TUITION: "Tuition fee",
  HOSTEL: "Hostel fee",
  SCREENING: "Screening fee",
  OTHER: "Other fees",
};

const fills = {
  TUITION: "strong",
  HOSTEL: "striped",
  SCREENING: "dotted",
  OTHER: "crossed",
} as const;

const series = purposes.map((key) => ({ key, label: items[key], style: fills[key] }));

const amountsOf = (day: RevenueDay): readonly number[] =>
  purposes.map((purpose) => day.items.find((item) => item.purpose === purpose)?.amount ?? 0);

/** The revenue of each recent day by item. */
export const RevenueByDay = ({
  revenue: { days },
}: {
  revenue: AdminDashboardQuery_adminDashboard_revenue;
}) => {
  const { currencySymbol } = usePortal();
  const total = days.reduce((sum, day) => sum + day.total, 0);
  const money = (value: number) => formatMoney(value, currencySymbol);
  return (
    <ChartCard
      title="Revenue by day"
      empty={total === 0 && "Nothing was paid in the last 31 days."}
      summary={`The last ${days.length} days brought ${money(total)}.`}
      height={height + 36}
      chart={
        <StackedBars
          rows={days.map((day) => ({
            name: formatShortDate(day.day),
            ...Object.fromEntries(amountsOf(day).map((amount, index) => [purposes[index], amount])),
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
          label="Revenue by day, as a table"
          columns={["Day", ...Object.values(items), "Total"]}
          rows={days.toReversed().map((day) => ({
            key: day.day,
            cells: [
              formatCalendarDate(day.day),
              ...[...amountsOf(day), day.total].map(formatAmount),
            ],
          }))}
        />
      }
    />
  );
};

/** The revenue of the running session by item. */
export const RevenueByItem = ({
  revenue,
}: {
  revenue: AdminDashboardQuery_adminDashboard_revenue;
}) => {
  const { currencySymbol } = usePortal();
  const { session, today, total } = revenue;
  const money = (naira: number): string => formatMoney(naira, currencySymbol);
  return (
    <SectionCard title="Revenue by item">
      <p className={styles.summary}>
        {`${money(today)} came in today${session ? `, ${money(total)} in ${session}` : ""}.`}
      </p>
      {total === 0 ? (
        <p>{session ? "Nothing was paid in this session yet." : noSession}</p>
      ) : (
        <FigureTable
          label="Revenue by item"
          columns={["Item", "Payments", `Amount (${currencySymbol})`, "Share"]}
          rows={revenue.items.map(({ purpose, payments, amount }) => ({
            key: purpose,
            cells: [
              items[purpose],
              formatCount(payments),
              formatCount(amount),
              percent(amount, total),
            ],
          }))}
        />
      )}
    </SectionCard>
  );
};
