import { Empty } from "antd";
import type { HostelCardFragment } from "../../../gql/staff-dashboards.ts";
import { formatClosing } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { FigureTable } from "../FigureTable.tsx";
import { dashboardTexts } from "../texts.ts";
import { SharesCard } from "./SharesCard.tsx";

const labels = dashboardTexts.hostels;

/** The occupancy of each hostel. */
export const HostelCard = ({ hostels: occupancy }: { hostels: HostelCardFragment }) => {
  const { timeZone } = usePortal();
  const { session, isApplicationOpen, deadline, waiting, hostels } = occupancy;
  const title = dashboardTexts.inSession(labels.title, session);
  if (hostels.length === 0) {
    return (
      <SectionCard title={title}>
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={labels.none} />
      </SectionCard>
    );
  }
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
  const usable = hostels.reduce((sum, hostel) => sum + hostel.usable, 0);
  const free = hostels.reduce((sum, hostel) => sum + hostel.free, 0);
  return (
    <SharesCard
      title={title}
      summary={labels.summary(usable - free, usable)}
      shares={hostels.map((hostel) => ({
        key: hostel.id,
        name: hostel.name,
        part: hostel.usable - hostel.free,
        whole: hostel.usable,
      }))}
      table={
        <FigureTable
          label={dashboardTexts.tableOf(labels.title)}
          columns={labels.columns}
          rows={hostels.map((hostel) => ({
            key: hostel.id,
            cells: [
              hostel.name,
              hostel.beds,
              hostel.approved,
              hostel.pending,
              hostel.offered,
              hostel.free,
              hostel.beds - hostel.usable,
            ],
          }))}
        />
      }
      note={notes.join(" ")}
    />
  );
};
