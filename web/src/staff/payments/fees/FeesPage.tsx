import { Button } from "antd";
import { useState } from "react";
import {
  FeeOfficeDocument,
  type FeeOfficeQuery_feeOffice_lines,
} from "../../../gql/staff-payments.ts";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { FeeDialog } from "./FeeDialog.tsx";
import { FeeSections } from "./FeeSections.tsx";
import { SessionFees } from "./SessionFees.tsx";
import { TuitionRecords } from "./TuitionRecords.tsx";

/** The fee schedule, and when tuition is payable. */
export default function FeesPage() {
  const query = useStaffQuery(FeeOfficeDocument, {});
  const [edited, setEdited] = useState<FeeOfficeQuery_feeOffice_lines | "new" | null>(null);
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
              <FeeSections
                key={stage}
                stage={stage}
                sections={feeOffice.sections.filter((section) => section.stage === stage)}
                lines={feeOffice.lines.filter((line) => line.stage === stage)}
                onEdit={setEdited}
                onSaved={query.reload}
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
