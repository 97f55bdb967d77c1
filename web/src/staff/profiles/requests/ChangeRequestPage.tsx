import { Alert, Button } from "antd";
import { useState } from "react";
import { Link, useParams } from "react-router-dom";
import {
  ChangeRequestFileDocument,
  DecideChangeRequestDocument,
} from "../../../gql/staff-profiles.ts";
import { formatMoment } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { ConfirmWithReason } from "../../kit/ConfirmWithReason.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useChange } from "../../kit/use-change.ts";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { useBreadcrumbLabel } from "../../shell/breadcrumb-labels.tsx";
import { useStaffPath } from "../../shell/role-context.ts";
import { HistoryTable } from "../HistoryTable.tsx";
import { profileFieldLabels } from "../personal-facts.ts";
import { requestKinds } from "../standing-tag.ts";
import { profileTexts } from "../texts.ts";

const decisions = {
  approve: {
    action: "Approve",
    title: "Approve this request?",
    hint: "The profile is corrected as asked, and the person told by mail.",
  },
  refuse: {
    action: "Refuse",
    title: "Refuse this request",
    hint: "The person is told the reason by mail.",
  },
} as const;

/** A correction request: old and new values, the document and the decision. */
export default function ChangeRequestPage() {
  const { requestId = "" } = useParams();
  const { timeZone } = usePortal();
  const to = useStaffPath();
  const [deciding, setDeciding] = useState<keyof typeof decisions | null>(null);
  const send = useChange(DecideChangeRequestDocument, (data) => data.decideChangeRequest);
  const query = useStaffQuery(ChangeRequestFileDocument, { id: requestId });
  const file = query.data?.changeRequest;
  useBreadcrumbLabel("requestId", file && `${file.number} · ${file.name}`);
  const close = () => setDeciding(null);
  const decide = async (reason: string) => {
    const refusal = await send({ id: requestId, approve: deciding === "approve", reason });
    query.reload();
    return refusal;
  };
  return (
    <StaffPage
      isRecord
      title={file ? file.name : profileTexts.titles.request}
      status={
        file && (
          <StatusTag kind={requestKinds[file.request.status]}>
            {profileTexts.requestStatuses[file.request.status]}
          </StatusTag>
        )
      }
      lead={file && `${profileTexts.kinds[file.kind]} ${file.number}`}
      actions={
        file?.request.status === "PENDING" && (
          <>
            <Button onClick={() => setDeciding("refuse")}>{decisions.refuse.action}</Button>
            <Button
              type="primary"
              disabled={file.changedSince.length > 0}
              onClick={() => setDeciding("approve")}
            >
              {decisions.approve.action}
            </Button>
          </>
        )
      }
    >
      <QueryBoundary query={query}>
        {({ changeRequest: one }) => {
          if (one === null) {
            return <Alert type="warning" showIcon title="There is no such request." />;
          }
          const { request, changedSince } = one;
          return (
            <>
              {changedSince.length > 0 && (
                <Alert
                  type="warning"
                  showIcon
                  title="The profile was changed since this was asked. It cannot be approved as it is: correct the profile, or refuse the request."
                />
              )}
              <SectionCard title={profileTexts.titles.request}>
                <HistoryTable
                  label={profileTexts.titles.request}
                  empty=""
                  rows={request.changes}
                  rowKey={({ field }) => field}
                  columns={[
                    {
                      title: "Field",
                      cell: ({ field }) =>
                        `${profileFieldLabels[field] ?? field}${changedSince.includes(field) ? " (changed since)" : ""}`,
                    },
                    { title: "Was", cell: ({ before }) => before || "nothing" },
                    { title: "Is to be", cell: ({ after }) => after || "nothing" },
                  ]}
                />
                <FactGrid
                  facts={[
                    ["Explanation", request.explanation],
                    [
                      "Evidence",
                      one.evidenceUrl ? (
                        <a key="evidence" href={one.evidenceUrl} download>
                          Download the document
                        </a>
                      ) : (
                        "There is no document."
                      ),
                    ],
                    ["Asked", formatMoment(request.requestedAt, timeZone)],
                    ["Decided", request.decidedAt && formatMoment(request.decidedAt, timeZone)],
                    ["Decided by", one.decidedBy],
                    ["Refused, because", request.reason],
                    [
                      profileTexts.titles.profile,
                      <Link key="profile" to={to(`profiles/${one.profileId}`)}>
                        {one.number}
                      </Link>,
                    ],
                    [profileTexts.email, one.email],
                  ]}
                />
              </SectionCard>
            </>
          );
        }}
      </QueryBoundary>
      {deciding && (
        <ConfirmWithReason
          title={decisions[deciding].title}
          action={decisions[deciding].action}
          onConfirm={decide}
          onDone={close}
          onClose={close}
        >
          <p>{decisions[deciding].hint}</p>
        </ConfirmWithReason>
      )}
    </StaffPage>
  );
}
