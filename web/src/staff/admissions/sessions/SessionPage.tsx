import { Button } from "antd";
import { useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import {
  ApplicationSessionDocument,
  type ApplicationSessionQuery,
  DeleteApplicationSessionDocument,
} from "../../../gql/staff-admissions.ts";
import { formatClosing, formatMoment } from "../../../lib/dates.ts";
import { formatMoney } from "../../../lib/money.ts";
import { useSave } from "../../../lib/use-save.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { DeleteRecord } from "../../courses/parts/DeleteRecord.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { formatCount } from "../../kit/format-count.ts";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffDialog } from "../../kit/StaffDialog.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { useBreadcrumbLabel } from "../../shell/breadcrumb-labels.tsx";
import { useStaffPath } from "../../shell/role-context.ts";
import { sessionStates, stateTag } from "../labels.tsx";
import { BatchesCard } from "./BatchesCard.tsx";
import { QuotasCard } from "./QuotasCard.tsx";
import { SessionForm } from "./SessionForm.tsx";

interface SessionProps {
  readonly data: ApplicationSessionQuery;
  readonly onChanged: () => void;
}

const Session = ({ data, onChanged }: SessionProps) => {
  const { timeZone, currencySymbol } = usePortal();
  const { toast } = useFeedback();
  const navigate = useNavigate();
  const to = useStaffPath();
  const [isEditing, setIsEditing] = useState(false);
  const [remove] = useSave(DeleteApplicationSessionDocument);
  const record = data.applicationSessionRecord;
  const { id, revision } = record;
  const done = () => {
    toast("success", "Saved.");
    onChanged();
  };
  return (
    <StaffPage
      title={record.title}
      lead={record.academicSession}
      actions={
        <DeleteRecord
          title="Delete session"
          question={`Delete ${record.title}, with its quotas and test batches?`}
          send={() => remove({ id, revision }).then(({ result }) => result)}
          onDeleted={() => {
            toast("success", "Deleted.");
            void navigate(to("sessions"), { replace: true });
          }}
        />
      }
    >
      <SectionCard
        title="Dates and fee"
        actions={<Button onClick={() => setIsEditing(true)}>Edit</Button>}
      >
        <FactGrid
          facts={[
            ["State", stateTag(sessionStates[record.state])],
            ["Opens", formatMoment(record.opensAt, timeZone)],
            ["Closes", formatClosing(record.closesAt, timeZone)],
            ["Screening fee", formatMoney(record.screeningFee, currencySymbol)],
            ["Applicants", formatCount(record.applicants)],
            ["Paid", formatCount(record.paid)],
            ["Submitted", formatCount(record.submitted)],
            ["What applicants read", record.announcement],
          ]}
        />
      </SectionCard>
      <BatchesCard session={record} onChanged={done} />
      <QuotasCard session={record} onChanged={done} />
      {isEditing && (
        <StaffDialog title="Edit session" onClose={() => setIsEditing(false)}>
          <SessionForm
            record={record}
            academicSessions={data.officeCalendar.sessions}
            onCancel={() => setIsEditing(false)}
            onSaved={() => {
              setIsEditing(false);
              done();
            }}
          />
        </StaffDialog>
      )}
    </StaffPage>
  );
};

/** An admission round: dates, fee, test batches and quotas. */
export default function SessionPage() {
  const { sessionId = "" } = useParams();
  const query = useStaffQuery(ApplicationSessionDocument, { id: sessionId });
  useBreadcrumbLabel("sessionId", query.data?.applicationSessionRecord.title);
  return (
    <QueryBoundary query={query}>
      {(data) => <Session data={data} onChanged={query.reload} />}
    </QueryBoundary>
  );
}
