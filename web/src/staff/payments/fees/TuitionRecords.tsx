import { Button } from "antd";
import { useState } from "react";
import type { TuitionRecordFragment } from "../../../gql/staff-payments.ts";
import { formatCalendarDate } from "../../../lib/dates.ts";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { TuitionDialog } from "./TuitionDialog.tsx";
import { feeTexts } from "./texts.ts";

const texts = feeTexts.tuition;

interface TuitionRecordsProps {
  readonly records: readonly TuitionRecordFragment[];
  readonly exported: { readonly csv: string; readonly xlsx: string };
  readonly sessions: readonly string[];
  readonly onSaved: () => void;
}

/** The sessions and levels whose tuition is payable, and from when it is late. */
export const TuitionRecords = ({ records, exported, sessions, onSaved }: TuitionRecordsProps) => {
  const [edited, setEdited] = useState<TuitionRecordFragment | "new" | null>(null);
  return (
    <SectionCard
      title={texts.title}
      actions={
        <>
          <ExportButtons links={exported} of={texts.records} />
          <Button onClick={() => setEdited("new")}>{texts.add}</Button>
        </>
      }
    >
      <p>{texts.lead}</p>
      {records.length === 0 ? (
        <p>{texts.empty}</p>
      ) : (
        <FigureTable
          label={texts.title}
          textColumns={5}
          columns={[
            texts.session,
            texts.level,
            texts.state.title,
            texts.lateFrom,
            feeTexts.columns.edit,
          ]}
          rows={records.map((record) => ({
            key: record.id,
            cells: [
              record.session,
              record.level,
              <StatusTag key="state" kind={record.isActive ? "good" : "neutral"}>
                {record.isActive ? texts.state.active : texts.state.closed}
              </StatusTag>,
              record.lateFrom ? formatCalendarDate(record.lateFrom) : texts.never,
              <Button
                key="edit"
                type="link"
                aria-label={texts.editName(record.session, record.level)}
                onClick={() => setEdited(record)}
              >
                {feeTexts.edit}
              </Button>,
            ],
          }))}
        />
      )}
      {edited && (
        <TuitionDialog
          record={edited === "new" ? null : edited}
          sessions={sessions}
          onClose={() => setEdited(null)}
          onDone={() => {
            setEdited(null);
            onSaved();
          }}
        />
      )}
    </SectionCard>
  );
};
