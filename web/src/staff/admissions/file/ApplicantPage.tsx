import { useState } from "react";
import { useParams } from "react-router-dom";
import {
  type ApplicantFileDetailsFragment,
  ApplicantFileDocument,
} from "../../../gql/staff-admissions.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { PdfButton } from "../../../ui/PdfButton.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { useBreadcrumbLabel } from "../../shell/breadcrumb-labels.tsx";
import styles from "../Admissions.module.css";
import { admissionTexts } from "../texts.ts";
import { DecisionCard } from "./DecisionCard.tsx";
import { HistoryTable } from "./HistoryTable.tsx";
import { Milestones } from "./Milestones.tsx";
import { PersonalFacts } from "./PersonalFacts.tsx";
import { ResultCards } from "./ResultCards.tsx";
import { SendLink } from "./SendLink.tsx";
import { TestCard } from "./TestCard.tsx";

const texts = admissionTexts.file;

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
            <EmptyState icon="info" title={texts.none} />
          </StaffPage>
        )
      }
    </QueryBoundary>
  );
}

/** An action returns the updated file, which replaces the loaded one. */
const ApplicantDetails = ({ applicant: loaded }: { applicant: ApplicantFileDetailsFragment }) => {
  const { toast } = useFeedback();
  const [changed, setChanged] = useState<ApplicantFileDetailsFragment | null>(null);
  const applicant = changed?.id === loaded.id ? changed : loaded;
  const finish = (message: string, next: ApplicantFileDetailsFragment | null) => {
    if (next) setChanged(next);
    toast("success", message);
  };
  return (
    <StaffPage
      title={applicant.name}
      lead={`${applicant.applicationNo} · ${applicant.department} · ${applicant.session}`}
      actions={
        <>
          {applicant.canSendLink && <SendLink id={applicant.id} onDone={finish} />}
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
      {applicant.isSuspended && <Notice kind="warning">{texts.suspended}</Notice>}
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
          <TestCard applicant={applicant} onDone={finish} />
          <DecisionCard applicant={applicant} onDone={finish} />
        </div>
      </div>
      <SectionCard title={texts.sections.history}>
        <HistoryTable entries={applicant.history} />
      </SectionCard>
    </StaffPage>
  );
};
