import { Button, Empty } from "antd";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { type SittingDetailsFragment, SittingDocument } from "../../../gql/staff-admissions.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { useBreadcrumbLabel } from "../../shell/breadcrumb-labels.tsx";
import { useStaffPath } from "../../shell/role-context.ts";
import styles from "../Admissions.module.css";
import { admissionTexts } from "../texts.ts";
import { Certificate } from "./Certificate.tsx";
import { CheckForm } from "./CheckForm.tsx";
import { ClaimedGrades } from "./ClaimedGrades.tsx";
import { CorrectionForm } from "./CorrectionForm.tsx";

const texts = admissionTexts.sitting;

/** One sitting: the certificate beside the claims, and the check. */
export default function SittingPage() {
  const { sittingId = "" } = useParams();
  const query = useStaffQuery(SittingDocument, { id: sittingId });
  const one = query.data?.sittingRecord;
  useBreadcrumbLabel("sittingId", one ? `${one.applicationNo} · ${one.name}` : null);
  return (
    <QueryBoundary query={query}>
      {({ sittingRecord }) =>
        sittingRecord ? (
          <SittingDetails
            key={sittingRecord.id}
            sitting={sittingRecord}
            onOutdated={query.reload}
          />
        ) : (
          <StaffPage title={texts.title}>
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.missing} />
          </StaffPage>
        )
      }
    </QueryBoundary>
  );
}

interface SittingDetailsProps {
  readonly sitting: SittingDetailsFragment;
  readonly onOutdated: () => void;
}

const SittingDetails = ({ sitting, onOutdated }: SittingDetailsProps) => {
  const to = useStaffPath();
  const [isCorrecting, setIsCorrecting] = useState(false);
  return (
    <StaffPage
      title={sitting.name}
      lead={`${sitting.applicationNo} · ${sitting.department} · ${sitting.examType} ${sitting.year}`}
      actions={
        <>
          <ButtonLink to={to(`applicants/${sitting.applicantId}`)}>{texts.applicant}</ButtonLink>
          {sitting.otherId && (
            <ButtonLink to={to(`ssce/${sitting.otherId}`)}>{texts.other}</ButtonLink>
          )}
          {sitting.nextId && (
            <ButtonLink type="primary" to={to(`ssce/${sitting.nextId}`)}>
              {texts.next}
            </ButtonLink>
          )}
        </>
      }
    >
      <div className={styles.beside}>
        <SectionCard title={texts.certificate}>
          <Certificate sitting={sitting} />
        </SectionCard>
        <div className={styles.stack}>
          {isCorrecting ? (
            <SectionCard title={texts.claimed}>
              <CorrectionForm
                sitting={sitting}
                onDone={() => setIsCorrecting(false)}
                onCancel={() => setIsCorrecting(false)}
              />
            </SectionCard>
          ) : (
            <>
              <SectionCard
                title={texts.claimed}
                actions={<Button onClick={() => setIsCorrecting(true)}>{texts.correct}</Button>}
              >
                <ClaimedGrades sitting={sitting} />
              </SectionCard>
              <SectionCard title={texts.check}>
                <CheckForm
                  key={`${sitting.revision}-${sitting.state}`}
                  sitting={sitting}
                  onOutdated={onOutdated}
                />
              </SectionCard>
            </>
          )}
        </div>
      </div>
    </StaffPage>
  );
};
