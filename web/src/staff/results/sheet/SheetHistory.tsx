import { formatMoment } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { HistoryTable } from "../../profiles/HistoryTable.tsx";
import { SheetStateTag } from "../parts/SheetStateTag.tsx";
import { resultTexts } from "../parts/texts.ts";
import type { Sheet } from "./sheet.ts";
import { sheetTexts } from "./texts.ts";

const words = sheetTexts.history;

/** The events of the sheet, newest first. */
export const SheetHistory = ({ events }: Pick<Sheet, "events">) => {
  const { timeZone } = usePortal();
  return (
    <SectionCard title={words.title}>
      <HistoryTable
        label={words.title}
        empty={words.none}
        rows={events.toReversed()}
        rowKey={({ at, state }) => `${at} ${state}`}
        columns={[
          { title: words.columns.at, cell: ({ at }) => formatMoment(at, timeZone) },
          { title: words.columns.state, cell: ({ state }) => <SheetStateTag state={state} /> },
          { title: words.columns.by, cell: ({ by }) => by },
          { title: words.columns.reason, cell: ({ reason }) => reason ?? resultTexts.none },
        ]}
      />
    </SectionCard>
  );
};
