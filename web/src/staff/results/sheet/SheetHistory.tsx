import { formatMoment } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { HistoryTable } from "../../profiles/HistoryTable.tsx";
import { SheetStateTag } from "../parts/SheetStateTag.tsx";
import { resultTexts } from "../parts/texts.ts";
import type { Sheet } from "./sheet.ts";
import { sheetTexts } from "./texts.ts";

const labels = sheetTexts.history;

/** The events of the sheet, newest first. */
export const SheetHistory = ({ events }: Pick<Sheet, "events">) => {
  const { timeZone } = usePortal();
  return (
    <SectionCard title={labels.title}>
      <HistoryTable
        label={labels.title}
        empty={labels.none}
        rows={events.toReversed()}
        rowKey={({ at, state }) => `${at} ${state}`}
        columns={[
          { title: labels.columns.at, cell: ({ at }) => formatMoment(at, timeZone) },
          { title: labels.columns.state, cell: ({ state }) => <SheetStateTag state={state} /> },
          { title: labels.columns.by, cell: ({ by }) => by },
          { title: labels.columns.reason, cell: ({ reason }) => reason ?? resultTexts.none },
        ]}
      />
    </SectionCard>
  );
};
