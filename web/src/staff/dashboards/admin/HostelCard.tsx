import type { HostelCardFragment } from "../../../gql/staff-dashboards.ts";
import { formatClosing } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { ChartCard } from "../ChartCard.tsx";
import { StackedBars } from "../charts/lazy-charts.ts";
import type { Series } from "../charts/series.ts";
import { FigureTable } from "../FigureTable.tsx";
import { dashboardTexts } from "../texts.ts";
import styles from "./AdminDashboard.module.css";

const labels = dashboardTexts.hostels;

const series: readonly Series[] = [
  { key: "approved", label: labels.series.approved, style: "strong" },
  { key: "pending", label: labels.series.pending, style: "striped" },
  { key: "offered", label: labels.series.offered, style: "dotted" },
  { key: "free", label: labels.series.free, style: "quiet" },
  { key: "outOfUse", label: labels.series.outOfUse, style: "crossed" },
];

/** The occupancy of each hostel. */
export const HostelCard = ({ hostels: occupancy }: { hostels: HostelCardFragment }) => {
  const { timeZone } = usePortal();
  const { isApplicationOpen, deadline, waiting } = occupancy;
  const hostels = occupancy.hostels.map((hostel) => ({
    ...hostel,
    outOfUse: hostel.beds - hostel.usable,
  }));
  const opening = () => {
    if (!isApplicationOpen) return labels.closed;
    return deadline ? labels.open(formatClosing(deadline, timeZone)) : labels.openEnded;
  };
  const notes = [
    opening(),
    ...waiting
      .filter((list) => list.waiting > 0)
      .map((list) => labels.waiting(list.waiting, list.kind)),
  ];
  if (hostels.length === 0) {
    return (
      <SectionCard title={labels.title}>
        <EmptyState icon="bed" title={labels.none} />
      </SectionCard>
    );
  }
  const usable = hostels.reduce((sum, hostel) => sum + hostel.usable, 0);
  const free = hostels.reduce((sum, hostel) => sum + hostel.free, 0);
  const height = 48 + hostels.length * 44;
  return (
    <ChartCard
      title={labels.title}
      summary={labels.summary(usable - free, usable)}
      height={height + 36}
      tableAt="below"
      chart={
        <StackedBars
          rows={hostels.map(({ name, approved, pending, offered, free: empty, outOfUse }) => ({
            name,
            approved,
            pending,
            offered,
            free: empty,
            outOfUse,
          }))}
          series={series}
          direction="lying"
          height={height}
          format={dashboardTexts.count}
        />
      }
      table={
        <FigureTable
          label={dashboardTexts.tableOf(labels.title)}
          columns={[
            labels.columns.hostel,
            labels.columns.beds,
            ...series.map(({ label }) => label),
          ]}
          rows={hostels.map((hostel) => ({
            key: hostel.id,
            cells: [
              hostel.name,
              hostel.beds,
              hostel.approved,
              hostel.pending,
              hostel.offered,
              hostel.free,
              hostel.outOfUse,
            ],
          }))}
        />
      }
    >
      <p className={styles.note}>{notes.join(" ")}</p>
    </ChartCard>
  );
};
