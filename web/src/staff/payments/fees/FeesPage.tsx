import { Button } from "antd";
import { useState } from "react";
import {
  type FeeLineFragment,
  FeeOfficeDocument,
  type FeeStage,
} from "../../../gql/staff-payments.ts";
import { formatAmount } from "../../../lib/money.ts";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { FeeDialog } from "./FeeDialog.tsx";
import { frequencies, payerText, places, stages } from "./fee-line.ts";
import { SessionFees } from "./SessionFees.tsx";
import { TuitionRecords } from "./TuitionRecords.tsx";

interface FeeTableProps {
  readonly stage: FeeStage;
  readonly lines: readonly FeeLineFragment[];
  readonly onEdit: (line: FeeLineFragment) => void;
}

/** The fee lines of one stage, section by section. */
const FeeTable = ({ stage, lines, onEdit }: FeeTableProps) => (
  <SectionCard title={stages[stage]}>
    <FigureTable
      label={stages[stage]}
      textColumns={5}
      columns={["Fee", "Section", "Paid", "For", "Due", "Amount (₦)", "Change"]}
      rows={lines.map((line) => ({
        key: line.id,
        cells: [
          line.label,
          line.section,
          places[line.paidAt],
          payerText(line),
          frequencies[line.frequency],
          formatAmount(line.amount),
          <Button
            key="edit"
            type="link"
            aria-label={`Change ${line.label}, ${payerText(line)}`}
            onClick={() => onEdit(line)}
          >
            Change
          </Button>,
        ],
      }))}
    />
  </SectionCard>
);

/** The fee schedule, and when tuition is payable. */
export default function FeesPage() {
  const query = useStaffQuery(FeeOfficeDocument, {});
  const [edited, setEdited] = useState<FeeLineFragment | "new" | null>(null);
  return (
    <StaffPage
      title="Fee schedule"
      lead="What students are charged from the next payment on. What was paid or opened stays as it was."
      actions={
        <>
          <ExportButtons links={query.data?.feeOffice.linesExport} />
          <Button type="primary" disabled={query.data === null} onClick={() => setEdited("new")}>
            Add a fee
          </Button>
        </>
      }
    >
      <QueryBoundary query={query}>
        {({ feeOffice }) => (
          <>
            {(["FIRST_YEAR", "RETURNING"] as const).map((stage) => (
              <FeeTable
                key={stage}
                stage={stage}
                lines={feeOffice.lines.filter((line) => line.stage === stage)}
                onEdit={setEdited}
              />
            ))}
            <SessionFees records={feeOffice.sessionFees} onSaved={query.reload} />
            <TuitionRecords
              records={feeOffice.tuitionRecords}
              exported={feeOffice.tuitionRecordsExport}
              sessions={feeOffice.sessions}
              onSaved={query.reload}
            />
            {edited && (
              <FeeDialog
                line={edited === "new" ? null : edited}
                departments={feeOffice.departments}
                onClose={() => setEdited(null)}
                onDone={() => {
                  setEdited(null);
                  query.reload();
                }}
              />
            )}
          </>
        )}
      </QueryBoundary>
    </StaffPage>
  );
}
