import { formatMoment } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { HistoryTable } from "../../profiles/HistoryTable.tsx";
import { resultTexts } from "../parts/texts.ts";
import styles from "./Office.module.css";
import type { OfficeSheet } from "./office-sheet.ts";
import { officeTexts } from "./texts.ts";

const texts = officeTexts.sheet;
const { historyColumns: columns } = texts;

/** The events of the sheet with their reasons, newest first. */
export const SheetHistory = ({ events }: Pick<OfficeSheet, "events">) => {
  const { timeZone } = usePortal();
  return (
    <SectionCard title={texts.history}>
      <HistoryTable
        label={texts.history}
        empty={texts.noHistory}
        rows={events.toReversed()}
        rowKey={({ at, state }) => `${at} ${state}`}
        columns={[
          { title: columns.at, cell: ({ at }) => formatMoment(at, timeZone) },
          {
            title: columns.what,
            cell: ({ state, version }) => texts.happened(resultTexts.states[state], version),
          },
          { title: columns.by, cell: ({ by }) => by },
          {
            title: columns.reason,
            cell: ({ reason }) => (
              <span className={styles.reason}>{reason ?? resultTexts.none}</span>
            ),
          },
        ]}
      />
    </SectionCard>
  );
};
