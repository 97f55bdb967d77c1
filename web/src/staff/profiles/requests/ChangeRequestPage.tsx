import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { Link, useParams } from "react-router-dom";
import {
  ChangeRequestFileDocument,
  DecideChangeRequestDocument,
} from "../../../gql/staff-profiles.ts";
import { formatMoment } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { Button, buttonClass } from "../../../ui/Button.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { ConfirmWithReason } from "../../kit/ConfirmWithReason.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { useBreadcrumbLabel } from "../../shell/breadcrumb-labels.tsx";
import { useStaffPath } from "../../shell/role-context.ts";
import { HistoryTable } from "../HistoryTable.tsx";
import { requestKinds } from "../standing-tag.ts";
import { profileTexts } from "../texts.ts";

const texts = profileTexts.requests;

/** A correction request: old and new values, the document and the decision. */
export default function ChangeRequestPage() {
  const { requestId = "" } = useParams();
  const { timeZone } = usePortal();
  const client = useApolloClient();
  const { toast } = useFeedback();
  const to = useStaffPath();
  const [deciding, setDeciding] = useState<"approve" | "refuse" | null>(null);
  const query = useStaffQuery(ChangeRequestFileDocument, { id: requestId });
  const file = query.data?.changeRequest;
  useBreadcrumbLabel("requestId", file && `${file.number} · ${file.name}`);
  const isOpen = file?.request.status === "PENDING";
  const decide = async (reason: string) => {
    const { data } = await client.mutate({
      mutation: DecideChangeRequestDocument,
      variables: { id: requestId, approve: deciding === "approve", reason },
    });
    const answer = data?.decideChangeRequest;
    if (answer?.__typename === "Acknowledgement") toast("success", answer.message);
    return answer?.__typename === "Refusal" ? answer : null;
  };
  return (
    <StaffPage
      title={file ? file.name : texts.one}
      lead={file && `${profileTexts.kinds[file.kind]} ${file.number}`}
      actions={
        isOpen && (
          <>
            <Button variant="secondary" onClick={() => setDeciding("refuse")}>
              {texts.refuse}
            </Button>
            <Button disabled={file.changedSince.length > 0} onClick={() => setDeciding("approve")}>
              {texts.approve}
            </Button>
          </>
        )
      }
    >
      <QueryBoundary query={query}>
        {({ changeRequest: one }) =>
          one === null ? (
            <Notice kind="warning">{texts.notFound}</Notice>
          ) : (
            <>
              {one.changedSince.length > 0 && <Notice kind="warning">{texts.changedSince}</Notice>}
              <SectionCard
                title={texts.one}
                actions={
                  <StatusTag kind={requestKinds[one.request.status]}>
                    {profileTexts.requestStatuses[one.request.status]}
                  </StatusTag>
                }
              >
                <HistoryTable
                  label={texts.one}
                  empty=""
                  rows={one.request.changes}
                  rowKey={({ field }) => field}
                  columns={[
                    {
                      title: texts.field,
                      cell: ({ field }) =>
                        [
                          profileTexts.fields[field] ?? field,
                          one.changedSince.includes(field) && `(${texts.changedNow})`,
                        ]
                          .filter(Boolean)
                          .join(" "),
                    },
                    { title: texts.before, cell: ({ before }) => before || texts.nothing },
                    { title: texts.after, cell: ({ after }) => after || texts.nothing },
                  ]}
                />
                <FactGrid
                  facts={[
                    [texts.explanation, one.request.explanation],
                    [
                      texts.evidence,
                      one.evidenceUrl ? (
                        <a
                          key="evidence"
                          className={buttonClass({ variant: "secondary" })}
                          href={one.evidenceUrl}
                          download
                        >
                          {texts.download}
                        </a>
                      ) : (
                        texts.noEvidence
                      ),
                    ],
                    [texts.requested, formatMoment(one.request.requestedAt, timeZone)],
                    [
                      texts.decided,
                      one.request.decidedAt && formatMoment(one.request.decidedAt, timeZone),
                    ],
                    [texts.decidedBy, one.decidedBy],
                    [texts.refusedFor, one.request.reason],
                    [
                      profileTexts.profiles.one,
                      <Link key="profile" to={to(`profiles/${one.profileId}`)}>
                        {one.number}
                      </Link>,
                    ],
                    [profileTexts.email, one.email],
                  ]}
                />
              </SectionCard>
            </>
          )
        }
      </QueryBoundary>
      {deciding && (
        <ConfirmWithReason
          title={deciding === "approve" ? texts.approveTitle : texts.refuseTitle}
          action={deciding === "approve" ? texts.approve : texts.refuse}
          onConfirm={decide}
          onDone={() => {
            setDeciding(null);
            query.reload();
          }}
          onClose={() => setDeciding(null)}
        >
          <p>{deciding === "approve" ? texts.approveHint : texts.refuseHint}</p>
        </ConfirmWithReason>
      )}
    </StaffPage>
  );
}
