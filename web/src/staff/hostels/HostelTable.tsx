import { Button, Empty } from "antd";
import { Link } from "react-router-dom";
import type { OfficeHostelFragment } from "../../gql/staff-hostels.ts";
import { FigureTable } from "../dashboards/FigureTable.tsx";
import { SectionCard } from "../kit/SectionCard.tsx";
import { useStaffPath } from "../shell/role-context.ts";
import { hostelTexts } from "./texts.ts";

const texts = hostelTexts.hostels;

interface HostelTableProps {
  readonly hostels: readonly OfficeHostelFragment[];
  readonly onEdit: (hostel: OfficeHostelFragment) => void;
}

/** All hostels. There are too few for pages. */
export const HostelTable = ({ hostels, onEdit }: HostelTableProps) => {
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
