import { Table } from "antd";
import { Link } from "react-router-dom";
import type { HostelOfficeQuery } from "../../gql/staff-hostels.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { SectionCard } from "../kit/SectionCard.tsx";
import { useStaffPath } from "../shell/role-context.ts";
import styles from "./Hostels.module.css";
import { hostelTexts } from "./texts.ts";

const texts = hostelTexts.hostels;

type Hostel = HostelOfficeQuery["hostelOffice"]["hostels"][number];

interface HostelTableProps {
  readonly hostels: readonly Hostel[];
  readonly onEdit: (hostel: Hostel) => void;
}

/** All hostels. There are too few for pages. */
export const HostelTable = ({ hostels, onEdit }: HostelTableProps) => {
  const to = useStaffPath();
  return (
    <SectionCard title={texts.list}>
      {hostels.length === 0 ? (
        <EmptyState icon="bed" title={texts.none}>
          <p>{texts.noneHint}</p>
        </EmptyState>
      ) : (
        <div className={styles.scroll}>
          <Table<Hostel>
            aria-label={texts.list}
            size="middle"
            rowKey={({ id }) => id}
            dataSource={[...hostels]}
            pagination={false}
            columns={[
              {
                title: texts.name,
                render: (_, { id, name }) => (
                  <Link to={to(`hostels/rooms?hostel=${id}`)} aria-label={texts.showRooms(name)}>
                    {name}
                  </Link>
                ),
              },
              { title: texts.kind, render: (_, { kind }) => hostelTexts.kinds[kind] },
              { title: texts.floors, align: "right", render: (_, { floors }) => floors.length },
              { title: texts.rooms, align: "right", render: (_, { rooms }) => rooms },
              { title: texts.beds, align: "right", render: (_, { beds }) => beds },
              {
                title: hostelTexts.actions,
                align: "right",
                render: (_, hostel) => (
                  <Button
                    variant="plain"
                    aria-label={texts.editTitle(hostel.name)}
                    onClick={() => onEdit(hostel)}
                  >
                    {texts.edit}
                  </Button>
                ),
              },
            ]}
          />
        </div>
      )}
    </SectionCard>
  );
};
