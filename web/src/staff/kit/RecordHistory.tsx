import { Timeline } from "antd";
import type { ReactNode } from "react";
import { formatMoment } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { SectionCard } from "./SectionCard.tsx";
import styles from "./StaffPage.module.css";

interface HistoryEntry {
  readonly at: string;
  readonly by: string | null;
  readonly what: string;
  /** What it changed, a line each. */
  readonly details?: readonly string[];
  readonly reason: string | null;
}

interface RecordHistoryProps {
  readonly title: string;
  readonly entries: readonly HistoryEntry[];
  /** The text without entries. */
  readonly none: ReactNode;
}

/** The staff's actions on a record, as the audit log has them. */
export const RecordHistory = ({ title, entries, none }: RecordHistoryProps) => {
  const { timeZone } = usePortal();
  return (
    <SectionCard title={title}>
      {entries.length === 0 ? (
        <p>{none}</p>
      ) : (
        <Timeline
          items={entries.map(({ at, by, what, details, reason }, index) => ({
            key: `${at} ${index}`,
            title: what,
            content: (
              <>
                {details?.map((line) => (
                  <div key={line}>{line}</div>
                ))}
                {reason && <div>{reason}</div>}
                <div className={styles.muted}>
                  {[formatMoment(at, timeZone), by].filter(Boolean).join(" · ")}
                </div>
              </>
            ),
          }))}
        />
      )}
    </SectionCard>
  );
};
