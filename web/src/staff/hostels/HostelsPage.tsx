import { Button, Empty } from "antd";
import { useState } from "react";
import { Link } from "react-router-dom";
import { HostelOfficeDocument, type OfficeHostelFragment } from "../../gql/staff-hostels.ts";
import { FigureTable } from "../dashboards/FigureTable.tsx";
import { ExportButtons } from "../kit/list/ExportButtons.tsx";
import { QueryBoundary } from "../kit/QueryBoundary.tsx";
import { SectionCard } from "../kit/SectionCard.tsx";
import { StaffPage } from "../kit/StaffPage.tsx";
import { useStaffQuery } from "../kit/use-staff-query.ts";
import { useStaffPath } from "../shell/role-context.ts";
import { HostelDialog } from "./HostelDialog.tsx";
import { SettingsCard } from "./SettingsCard.tsx";
import { hostelTexts } from "./texts.ts";

const texts = hostelTexts.hostels;

interface HostelTableProps {
  readonly hostels: readonly OfficeHostelFragment[];
  readonly onEdit: (hostel: OfficeHostelFragment) => void;
}

/** All hostels. There are too few for pages. */
const HostelTable = ({ hostels, onEdit }: HostelTableProps) => {
  const to = useStaffPath();
  return (
    <SectionCard title={texts.list}>
      {hostels.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.none}>
          <p>{texts.noneHint}</p>
        </Empty>
      ) : (
        <FigureTable
          label={texts.list}
          textColumns={2}
          columns={[
            texts.name,
            texts.kind,
            texts.floors,
            texts.rooms,
            texts.beds,
            hostelTexts.actions,
          ]}
          rows={hostels.map((hostel) => ({
            key: hostel.id,
            cells: [
              <Link
                key="rooms"
                to={to(`hostels/rooms?hostel=${hostel.id}`)}
                aria-label={texts.showRooms(hostel.name)}
              >
                {hostel.name}
              </Link>,
              hostelTexts.kinds[hostel.kind],
              hostel.floors.length,
              hostel.rooms,
              hostel.beds,
              <Button
                key="edit"
                type="link"
                size="small"
                aria-label={texts.editTitle(hostel.name)}
                onClick={() => onEdit(hostel)}
              >
                {texts.edit}
              </Button>,
            ],
          }))}
        />
      )}
    </SectionCard>
  );
};

/** The hostels and the application settings. */
export default function HostelsPage() {
  const query = useStaffQuery(HostelOfficeDocument, {});
  const [edited, setEdited] = useState<OfficeHostelFragment | "new" | null>(null);
  const close = () => setEdited(null);
  const saved = () => {
    close();
    query.reload();
  };
  return (
    <StaffPage
      title={hostelTexts.title}
      actions={
        <>
          <ExportButtons links={query.data?.hostelOffice.export} />
          <Button type="primary" onClick={() => setEdited("new")}>
            {texts.add}
          </Button>
        </>
      }
    >
      <QueryBoundary query={query}>
        {({ hostelOffice: { settings, hostels } }) => (
          <>
            <SettingsCard settings={settings} onSaved={query.reload} />
            <HostelTable hostels={hostels} onEdit={setEdited} />
          </>
        )}
      </QueryBoundary>
      {edited && (
        <HostelDialog hostel={edited === "new" ? null : edited} onSaved={saved} onClose={close} />
      )}
    </StaffPage>
  );
}
