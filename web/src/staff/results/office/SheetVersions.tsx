import { formatMoment } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { HistoryTable } from "../../profiles/HistoryTable.tsx";
import { formatResult } from "./format-result.ts";
import styles from "./Office.module.css";
import type { SheetVersion } from "./office-sheet.ts";
import { officeTexts } from "./texts.ts";

const texts = officeTexts.versions;

/** The published versions with their changes, newest first. */
export const SheetVersions = ({ versions }: { versions: readonly SheetVersion[] }) => {
  const { timeZone } = usePortal();
  return (
    <SectionCard title={texts.title}>
      <ol className={styles.versions}>
        {versions.map(({ version, at, by, reason, results, changes }, index) => (
          <li key={version}>
            <h3>
              {texts.of(version)} {index === 0 && <StatusTag kind="good">{texts.stands}</StatusTag>}
            </h3>
            <p className={styles.note}>{texts.by(by, formatMoment(at, timeZone))}</p>
            {reason && <p>{reason}</p>}
            {changes.length === 0 ? (
              <p>{texts.first(results)}</p>
            ) : (
              <details open={index === 0}>
                <summary>{texts.changed(changes.length)}</summary>
                <HistoryTable
                  label={texts.of(version)}
                  empty=""
                  rows={changes}
                  rowKey={({ studentId }) => studentId}
                  columns={[
                    { title: texts.columns.number, cell: ({ matricNumber }) => matricNumber },
                    { title: texts.columns.name, cell: ({ name }) => name },
                    {
                      title: texts.columns.before,
                      cell: ({ before }) => (
                        <span className={styles.marks}>{formatResult(before)}</span>
                      ),
                    },
                    {
                      title: texts.columns.after,
                      cell: ({ after }) => (
                        <span className={styles.marks}>{formatResult(after)}</span>
                      ),
                    },
                  ]}
                />
              </details>
            )}
          </li>
        ))}
      </ol>
    </SectionCard>
  );
};
