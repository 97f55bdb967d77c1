import { useFragment } from "@apollo/client/react";
import { Alert, Button } from "antd";
import { useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import {
  RemoveSponsoredStudentDocument,
  type SponsorshipScreenQuery_sponsoredStudents_rows as SponsoredStudent,
  SponsorshipFileFragmentDoc,
  SponsorshipScreenDocument,
} from "../../../../gql/staff-payments.ts";
import { DownloadButton } from "../../../../ui/DownloadButton.tsx";
import { useFeedback } from "../../../../ui/Feedback.tsx";
import { ConfirmWithReason } from "../../../kit/ConfirmWithReason.tsx";
import { ExportButtons } from "../../../kit/list/ExportButtons.tsx";
import { useListState } from "../../../kit/list/use-list-state.ts";
import { QueryBoundary } from "../../../kit/QueryBoundary.tsx";
import { StaffPage } from "../../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../../kit/use-staff-query.ts";
import { useStep } from "../../../kit/use-step.ts";
import { useBreadcrumbLabel } from "../../../shell/breadcrumb-labels.tsx";
import { useStaffPath } from "../../../shell/role-context.ts";
import { listTag } from "../labels.tsx";
import { RemittanceDialog } from "../remittances/RemittanceDialog.tsx";
import { ImportStudents } from "./ImportStudents.tsx";
import { ListFacts, ListRemittances } from "./ListParts.tsx";
import { SponsorshipDialog } from "./SponsorshipDialog.tsx";
import { StudentRows } from "./StudentRows.tsx";
import { studentListOptions } from "./student-list-options.ts";

type Step = "students" | "change" | "remittance";

const statement = {
  label: "Statement (PDF)",
  busy: "Downloading...",
  failed: "The statement could not be downloaded",
  startedTitle: "Statement",
  started: "The statement for the sponsor is being downloaded.",
};

/** A sponsor's list of a session: its students with what they lack, its remittances, and the statement. */
export default function SponsorshipPage() {
  const { sponsorshipId = "" } = useParams();
  const to = useStaffPath();
  const navigate = useNavigate();
  const { toast } = useFeedback();
  const [step, setStep] = useState<Step | null>(null);
  const [leaving, setLeaving] = useState<SponsoredStudent | null>(null);
  const list = useListState(studentListOptions);
  const query = useStaffQuery(SponsorshipScreenDocument, {
    id: sponsorshipId,
    ...list.variables,
    filter: { sponsorship: sponsorshipId, ...list.filters },
  });
  const remove = useStep(
    RemoveSponsoredStudentDocument,
    (data) => data.removeSponsoredStudent,
    query.reload,
  );
  const { data, complete } = useFragment({
    fragment: SponsorshipFileFragmentDoc,
    from: query.data?.sponsorship ?? null,
  });
  const file = complete ? data : null;
  const shown = file?.sponsorship;
  const name = file && `${file.sponsorShortName}, ${file.sponsorship.session}`;
  useBreadcrumbLabel("sponsorshipId", name);
  const close = () => setStep(null);
  const done = (text: string) => {
    close();
    toast("success", text);
    query.reload();
  };
  const canAdd = file?.canKeep === true && shown?.state !== "CLOSED";
  return (
    <StaffPage
      isRecord
      title={name ?? "Sponsor's list"}
      status={shown && listTag(shown.state)}
      lead={file?.sponsorName}
      actions={
        canAdd && (
          <>
            <Button onClick={() => setStep("students")}>Add students…</Button>
            <Button type="primary" onClick={() => setStep("remittance")}>
              Enter a remittance…
            </Button>
          </>
        )
      }
    >
      <QueryBoundary query={query}>
        {({ sponsorship, sponsoredStudents, sponsorRemittances }) =>
          sponsorship === null ? (
            <Alert type="warning" showIcon title="There is no such list." />
          ) : (
            file && (
              <>
                <ListFacts
                  file={file}
                  actions={
                    <>
                      {file.canKeep && <Button onClick={() => setStep("change")}>Change…</Button>}
                      <ExportButtons links={sponsoredStudents.export} of="students" />
                      <DownloadButton
                        path={file.statementUrl}
                        fileName={`sponsor-statement-${sponsorshipId}.pdf`}
                        labels={statement}
                        variant="secondary"
                      />
                    </>
                  }
                />
                <ListRemittances sponsorshipId={sponsorshipId} remittances={sponsorRemittances} />
                <StudentRows
                  list={list}
                  query={{ ...query, page: sponsoredStudents }}
                  onRemove={file.canKeep ? setLeaving : undefined}
                />
              </>
            )
          )
        }
      </QueryBoundary>
      {file && step === "change" && (
        <SponsorshipDialog
          file={file}
          sponsorId={file.sponsorId}
          onClose={close}
          onSaved={() => {
            close();
            query.reload();
          }}
        />
      )}
      {step === "students" && (
        <ImportStudents sponsorshipId={sponsorshipId} onDone={done} onClose={close} />
      )}
      {step === "remittance" && (
        <RemittanceDialog
          file={null}
          sponsorshipId={sponsorshipId}
          onClose={close}
          onSaved={(id) => void navigate(to(`remittances/${id}`))}
        />
      )}
      {leaving && (
        <ConfirmWithReason
          title={`Take ${leaving.name} off the list?`}
          action="Take off the list"
          onConfirm={(reason) => remove({ sponsorshipId, studentId: leaving.studentId, reason })}
          onDone={() => {
            setLeaving(null);
            toast("success", "The student is off the list.");
          }}
          onClose={() => setLeaving(null)}
        >
          <p>The sponsor is expected to pay nothing for this student any more.</p>
        </ConfirmWithReason>
      )}
    </StaffPage>
  );
}
