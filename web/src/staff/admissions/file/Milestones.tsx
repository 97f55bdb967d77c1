import type { ApplicantFileDetailsFragment } from "../../../gql/staff-admissions.ts";
import { formatDay } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import styles from "../Admissions.module.css";
import { admissionTexts } from "../texts.ts";

const labels = admissionTexts.file.milestones;

const kinds = { REACHED: "good", CURRENT: "waiting", AHEAD: "neutral", CLOSED: "bad" } as const;

/** The progress of the application. */
export const Milestones = ({ applicant }: { applicant: ApplicantFileDetailsFragment }) => {
  const { timeZone } = usePortal();
  return (
    <ol className={styles.steps}>
      {applicant.milestones.map(({ name, state, reachedAt }) => (
        <li key={name}>
          <StatusTag kind={kinds[state]}>{labels[name]}</StatusTag>
          {reachedAt && <div className={styles.note}>{formatDay(reachedAt, timeZone)}</div>}
        </li>
      ))}
    </ol>
  );
};
