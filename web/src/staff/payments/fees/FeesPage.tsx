import { Button } from "antd";
import { useState } from "react";
import { type FeeLineFragment, FeeOfficeDocument } from "../../../gql/staff-payments.ts";
import { formatMoney } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { FeeDialog } from "./FeeDialog.tsx";
import { FeeTable } from "./FeeTable.tsx";
import { TuitionRecords } from "./TuitionRecords.tsx";
import { feeTexts as texts } from "./texts.ts";

/** The fee schedule, and when tuition is payable. */
export default function FeesPage() {
  const { currencySymbol } = usePortal();
  const query = useStaffQuery(FeeOfficeDocument, {});
  const [edited, setEdited] = useState<FeeLineFragment | "new" | null>(null);
  const reload = async () => {
    query.reload();
  };
  return (
    <StaffPage
      title={texts.title}
      lead={texts.lead}
      actions={
        <>
          <ExportButtons links={query.data?.feeOffice.linesExport} />
          <Button type="primary" disabled={query.data === null} onClick={() => setEdited("new")}>
            {texts.add}
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
            <p>
              {texts.beside(
                formatMoney(feeOffice.hostelFee, currencySymbol),
                formatMoney(feeOffice.lateFee, currencySymbol),
              )}
            </p>
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
                  void reload();
                }}
              />
            )}
          </>
        )}
      </QueryBoundary>
    </StaffPage>
  );
}
