import { Progress } from "antd";
import type { ReactNode } from "react";
import type {
  AdminDashboardQuery_adminDashboard_hostels,
  AdminDashboardQuery_adminDashboard_registration_groups as ProgressGroup,
  AdminDashboardQuery_adminDashboard_registration as RegistrationProgress,
} from "../../../gql/staff-dashboards.ts";
import { formatClosing } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { formatCount } from "../../kit/format-count.ts";
import { FigureCard } from "../ChartCard.tsx";
import { FigureTable } from "../FigureTable.tsx";
import { inSession, runningPeriod, shareOf } from "../figures.ts";
import styles from "./AdminDashboard.module.css";

interface Share {
  readonly key: string;
  readonly name: string;
  readonly part: number;
  readonly whole: number;
}

interface SharesCardProps {
  readonly title: string;
  readonly empty: string | false;
  readonly summary: string;
  readonly shares: readonly Share[];
  /** A table with more figures. */
  readonly table: ReactNode;
  readonly note: ReactNode;
}

/** Parts of wholes as bars, each with its numbers, or as a table with more figures. */
const SharesCard = ({ shares, ...card }: SharesCardProps) => (
  <FigureCard {...card} view="Shares">
    <ul className={styles.shares}>
      {shares.map(({ key, name, part, whole }) => (
        <li key={key}>
          <span>{name}</span>
          <span className={styles.figure}>{shareOf(part, whole)}</span>
          <Progress
            percent={whole === 0 ? 0 : Math.round((part / whole) * 100)}
            showInfo={false}
            aria-label={name}
          />
        </li>
      ))}
    </ul>
  </FigureCard>
);

const openingOf = (
  occupancy: AdminDashboardQuery_adminDashboard_hostels,
  timeZone: string,
): string => {
  if (!occupancy.isApplicationOpen) return "Applications are closed.";
  return occupancy.deadline
    ? `Applications are open until ${formatClosing(occupancy.deadline, timeZone)}.`
    : "Applications are open.";
};

/** The occupancy of each hostel. */
export const HostelCard = ({
  hostels: occupancy,
}: {
  hostels: AdminDashboardQuery_adminDashboard_hostels;
}) => {
  const { timeZone } = usePortal();
  const { session, waiting, hostels } = occupancy;
  const lists = waiting
    .filter((list) => list.waiting > 0)
    .map(
      (list) =>
        `${formatCount(list.waiting)} ${list.kind === "FEMALE" ? "women" : "men"} on the waiting list`,
    );
  const usable = hostels.reduce((sum, hostel) => sum + hostel.usable, 0);
  const free = hostels.reduce((sum, hostel) => sum + hostel.free, 0);
  return (
    <SharesCard
      title={inSession("Hostel occupancy", session)}
      empty={hostels.length === 0 && "There are no hostels yet."}
      summary={`${shareOf(usable - free, usable)} usable beds are taken.`}
      shares={hostels.map((hostel) => ({
        key: hostel.id,
        name: hostel.name,
        part: hostel.usable - hostel.free,
        whole: hostel.usable,
      }))}
      table={
        <FigureTable
          label="Hostel occupancy, as a table"
          columns={["Hostel", "Beds", "Approved", "Pending", "Offered", "Free", "Out of use"]}
          rows={hostels.map(({ id, name, beds, approved, pending, offered, ...hostel }) => ({
            key: id,
            cells: [name, beds, approved, pending, offered, hostel.free, beds - hostel.usable],
          }))}
        />
      }
      note={[openingOf(occupancy, timeZone), ...lists].join(" ")}
    />
  );
};

/** The completely registered students of departments: the sums of their levels in the order of `groups`. */
const departmentShares = (groups: readonly ProgressGroup[]): readonly Share[] => {
  const byDepartment = new Map<string, Share>();
  for (const { departmentId, department, counts } of groups) {
    const sum = byDepartment.get(departmentId);
    byDepartment.set(departmentId, {
      key: departmentId,
      name: department,
      part: (sum?.part ?? 0) + counts.complete,
      whole: (sum?.whole ?? 0) + counts.students,
    });
  }
  return [...byDepartment.values()];
};

/** The progress of course registration in the running semester. */
export const RegistrationCard = ({ registration }: { registration: RegistrationProgress }) => {
  const { session, semester, minCredits, total, groups } = registration;
  const none = semester ? "There are no active students yet." : "No semester is running.";
  return (
    <SharesCard
      title={inSession("Course registration", semester && runningPeriod(session, semester))}
      empty={(!semester || total.students === 0) && none}
      summary={`${shareOf(total.complete, total.students)} students have registered completely.`}
      shares={departmentShares(groups)}
      table={
        <FigureTable
          label="Course registration, as a table"
          columns={[
            "Department",
            "Level",
            "Students",
            "Complete",
            "In progress",
            "Not started",
            "Credits each",
          ]}
          rows={groups.map(({ departmentId, department, level, counts }) => ({
            key: `${departmentId} ${level}`,
            cells: [
              department,
              level,
              ...[counts.students, counts.complete, counts.inProgress, counts.none].map(
                formatCount,
              ),
              counts.students === 0 ? "–" : (counts.credits / counts.students).toFixed(1),
            ],
          }))}
        />
      }
      note={minCredits !== null && `Complete from ${minCredits} credits on.`}
    />
  );
};
