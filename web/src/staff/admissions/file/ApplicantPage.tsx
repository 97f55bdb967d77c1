import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Alert, Button, Empty, Flex } from "antd";
import { useState } from "react";
import { useParams } from "react-router-dom";
import {
  type ApplicantFileDetailsFragment,
  ApplicantFileDetailsFragmentDoc,
  ApplicantFileDocument,
  PersonalDetailsFragmentDoc,
  SendLinkDocument,
} from "../../../gql/staff-admissions.ts";
import { formatDay, formatMoment } from "../../../lib/dates.ts";
import { failureOf } from "../../../lib/failure.ts";
import { formatMoney } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { DownloadButton } from "../../../ui/DownloadButton.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { RecordHistory } from "../../kit/RecordHistory.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useChange } from "../../kit/use-change.ts";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { personalFacts, personalLabels } from "../../profiles/personal-facts.ts";
import { useBreadcrumbLabel } from "../../shell/breadcrumb-labels.tsx";
import { useStaffPath } from "../../shell/role-context.ts";
import styles from "../Admissions.module.css";
import { outcomes, sittingStates, stateTag } from "../labels.tsx";
import { DecisionCard } from "./DecisionCard.tsx";
import { TestCard } from "./TestCard.tsx";

const milestoneNames = {
  SIGNED_UP: "Signed up",
  VERIFIED: "Email verified",
  PAID: "Fee paid",
  SUBMITTED: "Submitted",
  TESTED: "Tested",
  DECISION: "Decided",
  ACCEPTED: "Accepted",
};

const kinds = { REACHED: "good", CURRENT: "waiting", AHEAD: "neutral", CLOSED: "bad" } as const;

const actionNames: Readonly<Record<string, string>> = {
  "admission.decide": "Decided",
  "admission.score": "Score",
  "admission.move_test": "Moved to another test",
  "admission.send_link": "Verification link sent",
  "admission.check_sitting": "SSCE checked",
  "admission.correct_sitting": "SSCE corrected",
};

const fieldLabels = { ...personalLabels, parentName: "Parent/guardian" };

/** An applicant's file with its actions. */
export default function ApplicantPage() {
  const { applicantId = "" } = useParams();
  const query = useStaffQuery(ApplicantFileDocument, { id: applicantId });
  const one = query.data?.applicantRecord;
  useBreadcrumbLabel("applicantId", one ? `${one.applicationNo} · ${one.name}` : null);
  return (
    <QueryBoundary query={query}>
      {({ applicantRecord }) =>
        applicantRecord ? (
          <ApplicantDetails from={applicantRecord} />
        ) : (
          <StaffPage title="Applicant">
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="There is no such applicant." />
          </StaffPage>
        )
      }
    </QueryBoundary>
  );
}

interface ApplicantDetailsProps {
  readonly from: FragmentType<ApplicantFileDetailsFragment>;
}

const ApplicantDetails = ({ from }: ApplicantDetailsProps) => {
  const { timeZone, currencySymbol } = usePortal();
  const { data: applicant, complete } = useFragment({
    fragment: ApplicantFileDetailsFragmentDoc,
    fragmentName: "ApplicantFileDetails",
    from,
  });
  const details = useFragment({
    fragment: PersonalDetailsFragmentDoc,
    from: complete ? applicant : null,
  });
  if (!complete || !details.complete) return null;
  const { profile } = details.data;
  const { name, passportUrl, jambDetails: jamb, paidAt } = applicant;
  const outcome = applicant.decision && outcomes[applicant.decision.outcome];
  return (
    <StaffPage
      isRecord
      title={name}
      status={outcome && stateTag(outcome)}
      lead={`${applicant.applicationNo} · ${applicant.department} · ${applicant.session}`}
      actions={
        <>
          {applicant.canSendLink && <SendLink id={applicant.id} />}
          {applicant.letterUrl && (
            <DownloadButton
              path={applicant.letterUrl}
              fileName={`${name.replaceAll(/\s+/g, "_")}_admission_letter.pdf`}
              labels={{
                label: "Letter of admission",
                busy: "Making the letter…",
                failed: "The letter could not be made. Please try again.",
                startedTitle: "Download In Progress!",
                started: "The letter of admission is in your downloads.",
              }}
              variant="secondary"
            />
          )}
        </>
      }
    >
      {applicant.isSuspended && (
        <Alert type="warning" showIcon role="status" title="This account is suspended." />
      )}
      <SectionCard title="Progress">
        <ol className={styles.steps}>
          {applicant.milestones.map((step) => (
            <li key={step.name}>
              <StatusTag kind={kinds[step.state]}>{milestoneNames[step.name]}</StatusTag>
              {step.reachedAt && (
                <div className={styles.note}>{formatDay(step.reachedAt, timeZone)}</div>
              )}
            </li>
          ))}
        </ol>
      </SectionCard>
      <div className={styles.beside}>
        <Flex vertical gap="middle">
          <SectionCard title="Personal details">
            <Flex wrap gap="middle" align="start">
              {passportUrl && <img className={styles.photo} src={passportUrl} alt={name} />}
              <FactGrid
                columns={1}
                facts={[["Email", applicant.email], ...personalFacts(profile, fieldLabels)]}
              />
            </Flex>
          </SectionCard>
          <Sittings applicant={applicant} />
          <SectionCard title="JAMB">
            {jamb?.jambNo ? (
              <FactGrid
                columns={2}
                facts={[
                  ["Registration number", jamb.jambNo],
                  ["Score", jamb.jambScore],
                ]}
              />
            ) : (
              <p>JAMB was not sat, or is not filled in yet.</p>
            )}
          </SectionCard>
          <SectionCard title="Screening fee">
            <FactGrid
              columns={2}
              facts={[
                ["Amount", formatMoney(applicant.screeningFee, currencySymbol)],
                ["Paid", paidAt ? formatMoment(paidAt, timeZone) : "Not paid"],
                ["Reference", applicant.paymentReference],
              ]}
            />
          </SectionCard>
        </Flex>
        <Flex vertical gap="middle">
          <TestCard applicant={applicant} />
          <DecisionCard applicant={applicant} />
        </Flex>
      </div>
      <RecordHistory
        title="History"
        none="Nobody on the staff has changed anything yet."
        entries={applicant.history.map(({ action, changes, ...entry }) => ({
          ...entry,
          what: actionNames[action] ?? action,
          details: changes,
        }))}
      />
    </StaffPage>
  );
};

/** The O-level results, each with the state of its check. */
const Sittings = ({ applicant }: { applicant: ApplicantFileDetailsFragment }) => {
  const to = useStaffPath();
  return (
    <SectionCard title="SSCE results">
      {applicant.sittings.length === 0 && <p>No results are saved yet.</p>}
      {applicant.sittings.map((one) => (
        <div key={one.id}>
          <FactGrid
            columns={2}
            facts={[
              ["Exam", `${one.examType} ${one.year}`],
              ["Exam number", one.examNumber],
              ["School", one.schoolName],
              ["Check", stateTag(sittingStates[one.state])],
              ["Grades", one.subjects.map(({ name, grade }) => `${name} ${grade}`).join(", ")],
              ...(one.query ? [["What was asked", one.query] as const] : []),
            ]}
          />
          {applicant.canCheckSittings ? (
            <ButtonLink to={to(`ssce/${one.id}`)}>Check</ButtonLink>
          ) : (
            one.resultUrl && (
              <a href={one.resultUrl} target="_blank" rel="noreferrer">
                Show the file
              </a>
            )
          )}
        </div>
      ))}
    </SectionCard>
  );
};

/** Mails the applicant a new verification link. */
const SendLink = ({ id }: { id: string }) => {
  const send = useChange(SendLinkDocument, ({ result }) => result);
  const { alert } = useFeedback();
  const [busy, setBusy] = useState(false);
  const press = () => {
    setBusy(true);
    send({ applicantId: id })
      .then((refusal) => refusal && alert(refusal.message))
      .catch((error: unknown) => alert(failureOf(error).message))
      .finally(() => setBusy(false));
  };
  return (
    <Button loading={busy} onClick={press}>
      Send a new verification link
    </Button>
  );
};
