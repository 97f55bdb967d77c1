import { Alert, Button, Empty } from "antd";
import { useState } from "react";
import { useParams } from "react-router-dom";
import {
  type ApplicantFileDetailsFragment,
  ApplicantFileDocument,
  SendLinkDocument,
} from "../../../gql/staff-admissions.ts";
import { formatCalendarDate, formatDay } from "../../../lib/dates.ts";
import { failureOf } from "../../../lib/failure.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { PdfButton } from "../../../ui/PdfButton.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { RecordHistory } from "../../kit/RecordHistory.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useChange } from "../../kit/use-change.ts";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { useBreadcrumbLabel } from "../../shell/breadcrumb-labels.tsx";
import styles from "../Admissions.module.css";
import { outcomes } from "../labels.ts";
import { admissionTexts } from "../texts.ts";
import { DecisionCard } from "./DecisionCard.tsx";
import { ResultCards } from "./ResultCards.tsx";
import { TestCard } from "./TestCard.tsx";

const texts = admissionTexts.file;

/** The personal details that the applicant entered. */
const PersonalFacts = ({
  applicant: { name, email, passportUrl, profile },
}: {
  applicant: ApplicantFileDetailsFragment;
}) => (
  <div className={styles.head}>
    {passportUrl && <img className={styles.photo} src={passportUrl} alt={name} />}
    <FactGrid
      facts={[
        ["Email", email],
        ["Phone", profile.phone],
        ["Sex", profile.sex],
        ["Date of birth", profile.dateOfBirth && formatCalendarDate(profile.dateOfBirth)],
        ["State of origin", profile.stateOfOrigin],
        ["LGA", profile.lga],
        ["Nationality", profile.nationality],
        ["Marital status", profile.maritalStatus],
        ["Religion", profile.religion],
        ["Blood group", profile.bloodGroup],
        ["Maiden name", profile.maidenName],
        ["Address", profile.address],
        ["Emergency contact", profile.emergencyContact],
        ["Parent/guardian", profile.parentName],
        ["Parent/guardian phone", profile.parentPhone],
        ["Parent/guardian address", profile.parentAddress],
      ]}
    />
  </div>
);

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
          <ApplicantDetails applicant={applicantRecord} />
        ) : (
          <StaffPage title={texts.title}>
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.none} />
          </StaffPage>
        )
      }
    </QueryBoundary>
  );
}

const kinds = { REACHED: "good", CURRENT: "waiting", AHEAD: "neutral", CLOSED: "bad" } as const;

/** The progress of the application. */
const Milestones = ({ applicant }: { applicant: ApplicantFileDetailsFragment }) => {
  const { timeZone } = usePortal();
  return (
    <ol className={styles.steps}>
      {applicant.milestones.map(({ name, state, reachedAt }) => (
        <li key={name}>
          <StatusTag kind={kinds[state]}>{texts.milestones[name]}</StatusTag>
          {reachedAt && <div className={styles.note}>{formatDay(reachedAt, timeZone)}</div>}
        </li>
      ))}
    </ol>
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
      {texts.sendLink}
    </Button>
  );
};

const ApplicantDetails = ({ applicant }: { applicant: ApplicantFileDetailsFragment }) => {
  const outcome = applicant.decision && outcomes[applicant.decision.outcome];
  return (
    <StaffPage
      isRecord
      title={applicant.name}
      status={outcome && <StatusTag kind={outcome.kind}>{outcome.text}</StatusTag>}
      lead={`${applicant.applicationNo} · ${applicant.department} · ${applicant.session}`}
      actions={
        <>
          {applicant.canSendLink && <SendLink id={applicant.id} />}
          {applicant.letterUrl && (
            <PdfButton
              path={applicant.letterUrl}
              fileName={`${applicant.name.replaceAll(/\s+/g, "_")}_admission_letter.pdf`}
              labels={texts.letter}
              variant="secondary"
            />
          )}
        </>
      }
    >
      {applicant.isSuspended && (
        <Alert type="warning" showIcon role="status" title={texts.suspended} />
      )}
      <SectionCard title={texts.sections.milestones}>
        <Milestones applicant={applicant} />
      </SectionCard>
      <div className={styles.beside}>
        <div className={styles.stack}>
          <SectionCard title={texts.sections.personal}>
            <PersonalFacts applicant={applicant} />
          </SectionCard>
          <ResultCards applicant={applicant} />
        </div>
        <div className={styles.stack}>
          <TestCard applicant={applicant} />
          <DecisionCard applicant={applicant} />
        </div>
      </div>
      <RecordHistory
        title={texts.sections.history}
        none={texts.noHistory}
        entries={applicant.history.map(({ action, changes, ...entry }) => ({
          ...entry,
          what: texts.actions[action] ?? action,
          details: changes,
        }))}
      />
    </StaffPage>
  );
};
