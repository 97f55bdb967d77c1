import { Empty, Statistic } from "antd";
import type {
  PaymentPurpose,
  RevenueCardsFragment,
  RevenueDayFragment,
} from "../../../gql/staff-dashboards.ts";
import { formatCalendarDate, formatShortDate } from "../../../lib/dates.ts";
import { formatAmount, formatMoney } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { ChartCard } from "../ChartCard.tsx";
import { StackedBars } from "../charts/lazy-charts.ts";
import type { Series } from "../charts/StackedBars.tsx";
import { FigureTable } from "../FigureTable.tsx";
import { dashboardTexts } from "../texts.ts";
import styles from "./AdminDashboard.module.css";

const labels = dashboardTexts.revenue;
const height = 184;

const series: readonly Series[] = [
  { key: "TUITION", label: labels.items.TUITION, style: "strong" },
  { key: "HOSTEL", label: labels.items.HOSTEL, style: "striped" },
  { key: "SCREENING", label: labels.items.SCREENING, style: "dotted" },
];

const purposes = Object.keys(labels.items) as readonly PaymentPurpose[];

const compact = new Intl.NumberFormat("en-NG", { notation: "compact", maximumFractionDigits: 1 });

const amountOf = ({ items }: RevenueDayFragment, purpose: PaymentPurpose): number =>
  items.find((item) => item.purpose === purpose)?.amount ?? 0;

/** The revenue of each recent day by item. */
export const RevenueByDay = ({ revenue }: { revenue: RevenueCardsFragment }) => {
  const { currencySymbol } = usePortal();
  const { days } = revenue;
  const total = days.reduce((sum, day) => sum + day.total, 0);
  if (total === 0) {
    return (
      <SectionCard title={labels.title}>
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={labels.none} />
      </SectionCard>
    );
  }
  const money = (value: number) => formatMoney(value, currencySymbol);
  return (
    <ChartCard
      title={labels.title}
      summary={labels.summary(days.length, money(total))}
      height={height + 36}
      chart={
        <StackedBars
          rows={days.map((day) => ({
            name: formatShortDate(day.day),
            ...Object.fromEntries(purposes.map((purpose) => [purpose, amountOf(day, purpose)])),
          }))}
          series={series}
          direction="standing"
          height={height}
          format={money}
          formatAxis={(value) => `${currencySymbol}${compact.format(value)}`}
        />
      }
      table={
        <FigureTable
          label={dashboardTexts.tableOf(labels.title)}
          columns={[
            labels.columns.day,
            ...purposes.map((purpose) => labels.items[purpose]),
            dashboardTexts.total,
          ]}
          rows={days.toReversed().map((day) => ({
            key: day.day,
            cells: [
              formatCalendarDate(day.day),
              ...purposes.map((purpose) => formatAmount(amountOf(day, purpose))),
              formatAmount(day.total),
            ],
          }))}
        />
      }
    />
  );
};

/** The revenue of the running session by item. */
export const RevenueByItem = ({ revenue }: { revenue: RevenueCardsFragment }) => {
  const { currencySymbol } = usePortal();
  const { session, today, total, items } = revenue;
  return (
    <SectionCard title={labels.byItem}>
      <div className={styles.figures}>
        <Statistic title={labels.today} value={formatMoney(today, currencySymbol)} />
        <Statistic title={session ?? labels.session} value={formatMoney(total, currencySymbol)} />
      </div>
      {total === 0 ? (
        <p>{session ? labels.noneInSession : dashboardTexts.noSession}</p>
      ) : (
        <FigureTable
          label={labels.byItem}
          columns={[
            labels.columns.item,
            labels.columns.payments,
            `${labels.columns.amount} (${currencySymbol})`,
            labels.columns.share,
          ]}
          rows={items.map(({ purpose, payments, amount }) => ({
            key: purpose,
            cells: [
              labels.items[purpose],
              dashboardTexts.count(payments),
              dashboardTexts.count(amount),
              dashboardTexts.percent(amount, total),
            ],
          }))}
        />
      )}
    </SectionCard>
  );
};
