import { useFragment } from "@apollo/client/react";
import { Alert, Button } from "antd";
import { useState } from "react";
import { useParams } from "react-router-dom";
import {
  RemittanceFileFragmentDoc,
  RemittanceScreenDocument,
  type RemittanceScreenQuery_remittanceShares_rows,
} from "../../../../gql/staff-payments.ts";
import { formatCalendarDate } from "../../../../lib/dates.ts";
import { useFeedback } from "../../../../ui/Feedback.tsx";
import { ExportButtons } from "../../../kit/list/ExportButtons.tsx";
import { useListState } from "../../../kit/list/use-list-state.ts";
import { QueryBoundary } from "../../../kit/QueryBoundary.tsx";
import { RecordHistory } from "../../../kit/RecordHistory.tsx";
import { StaffPage } from "../../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../../kit/use-staff-query.ts";
import { useBreadcrumbLabel } from "../../../shell/breadcrumb-labels.tsx";
import { remittanceTag } from "../labels.tsx";
import { ImportShares } from "./ImportShares.tsx";
import { RemittanceActions } from "./RemittanceActions.tsx";
import { RemittanceAlert, RemittanceFacts } from "./RemittanceParts.tsx";
import { historyOf } from "./remittance-texts.ts";
import { ShareDialog } from "./ShareDialog.tsx";
import { ShareRows } from "./ShareRows.tsx";
import { shareListOptions } from "./share-list-options.ts";

/** One transfer of a sponsor: what it brings each student, and who entered and decided it. */
export default function RemittancePage() {
  const { remittanceId = "" } = useParams();
  const { toast } = useFeedback();
  const [open, setOpen] = useState<
    RemittanceScreenQuery_remittanceShares_rows | "add" | "import" | null
  >(null);
  const list = useListState(shareListOptions);
  const query = useStaffQuery(RemittanceScreenDocument, {
    id: remittanceId,
    ...list.variables,
    filter: { remittance: remittanceId, ...list.filters },
  });
  const { data, complete } = useFragment({
    fragment: RemittanceFileFragmentDoc,
    from: query.data?.sponsorRemittance ?? null,
  });
  const file = complete ? data : null;
  const remittance = file?.remittance;
  useBreadcrumbLabel("remittanceId", remittance?.bankReference);
  const close = () => setOpen(null);
  return (
    <StaffPage
      isRecord
      title={remittance ? `Remittance ${remittance.bankReference}` : "Remittance"}
      status={remittance && remittanceTag(remittance.state)}
      lead={remittance && `${remittance.sponsor}, paid on ${formatCalendarDate(remittance.paidOn)}`}
      actions={file && <RemittanceActions file={file} onAnswered={query.reload} />}
    >
      <QueryBoundary query={query}>
        {({ sponsorRemittance, remittanceShares }) =>
          sponsorRemittance === null ? (
            <Alert type="warning" showIcon title="There is no such remittance." />
          ) : (
            file && (
              <>
                <RemittanceAlert file={file} onReload={query.reload} />
                <RemittanceFacts
                  file={file}
                  actions={
                    <>
                      {file.canChange && (
                        <>
                          <Button onClick={() => setOpen("add")}>Add a student…</Button>
                          <Button onClick={() => setOpen("import")}>Import the schedule…</Button>
                        </>
                      )}
                      <ExportButtons links={remittanceShares.export} of="shares" />
                    </>
                  }
                />
                <ShareRows
                  list={list}
                  query={{ ...query, page: remittanceShares }}
                  onChange={file.canChange ? setOpen : undefined}
                />
                <RecordHistory title="History" none="" entries={historyOf(file)} />
              </>
            )
          )
        }
      </QueryBoundary>
      {open === "import" && (
        <ImportShares
          remittanceId={remittanceId}
          onDone={(done) => {
            close();
            toast("success", done);
            query.reload();
          }}
          onClose={close}
        />
      )}
      {open !== null && open !== "import" && (
        <ShareDialog
          remittanceId={remittanceId}
          share={open === "add" ? null : open}
          onAnswered={query.reload}
          onClose={close}
        />
      )}
    </StaffPage>
  );
}
