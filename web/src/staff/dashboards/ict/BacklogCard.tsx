import type { IctDashboardQuery } from "../../../gql/staff-dashboards.ts";
import { formatMoment } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { ButtonLink } from "../../../ui/Button.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { useStaffPath } from "../../shell/role-context.ts";
import { dashboardTexts } from "../texts.ts";
import styles from "./IctDashboard.module.css";

const labels = dashboardTexts.ict;

interface BacklogCardProps {
  readonly title: string;
  readonly hint: string;
  readonly backlog: IctDashboardQuery["ictDashboard"]["stuckPayments"];
  /** The screen that handles the backlog, filtered to the pending items. */
  readonly path: string;
}

/** The size of a backlog and the date of its oldest item. */
export const BacklogCard = ({ title, hint, backlog, path }: BacklogCardProps) => {
  const { timeZone } = usePortal();
  const to = useStaffPath();
  const { count, oldestAt } = backlog;
  return (
    <SectionCard title={title}>
      <p className={styles.hint}>{hint}</p>
      <p className={styles.count}>{count === 0 ? labels.none : dashboardTexts.count(count)}</p>
      <p className={styles.hint}>{oldestAt && labels.since(formatMoment(oldestAt, timeZone))}</p>
      <ButtonLink variant="secondary" to={to(path)} aria-label={`${labels.open}: ${title}`}>
        {labels.open}
      </ButtonLink>
    </SectionCard>
  );
};
