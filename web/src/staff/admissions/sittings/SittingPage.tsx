import { Button, Empty } from "antd";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { type SittingDetailsFragment, SittingDocument } from "../../../gql/staff-admissions.ts";
import { formatCalendarDate } from "../../../lib/dates.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { useBreadcrumbLabel } from "../../shell/breadcrumb-labels.tsx";
import { useStaffPath } from "../../shell/role-context.ts";
import styles from "../Admissions.module.css";
import { admissionTexts } from "../texts.ts";
import { CheckForm } from "./CheckForm.tsx";
import { CorrectionForm } from "./CorrectionForm.tsx";

const texts = admissionTexts.sitting;

/** PDF viewer parameters: full width without the thumbnail pane. Some viewers ignore them. */
const viewerWishes = "#navpanes=0&view=FitH";

/** The applicant's claims and the course's requirements. */
const ClaimedGrades = ({ sitting }: { sitting: SittingDetailsFragment }) => {
  const needs = sitting.olevelRequirement;
  return (
    <div className={styles.stack}>
      <FactGrid
        facts={[
          ["Exam number", sitting.examNumber],
          ["School", sitting.schoolName],
          ["Date of birth", sitting.dateOfBirth && formatCalendarDate(sitting.dateOfBirth)],
        ]}
      />
      <FigureTable
        label={texts.claimed}
        textColumns={2}
        columns={[texts.subject, texts.grade]}
        rows={sitting.subjects.map(({ name, grade }) => ({ key: name, cells: [name, grade] }))}
      />
      {needs && (
        <p className={styles.note}>
          {texts.needs(needs.credits, needs.sittings)}{" "}
          {needs.subjects.map((group) => group.join(" or ")).join("; ")}.
        </p>
      )}
    </div>
  );
};

/** The uploaded file: a picture, or a PDF in the browser's viewer. */
const Certificate = ({
  sitting: { name, resultUrl, resultMediaType },
}: {
  sitting: SittingDetailsFragment;
}) => {
  if (!resultUrl) return <p>{texts.noFile}</p>;
  return (
    <div className={styles.stack}>
      {resultMediaType === "application/pdf" ? (
        <iframe
          className={styles.certificate}
          src={`${resultUrl}${viewerWishes}`}
          title={texts.fileTitle(name)}
        />
      ) : (
        <img className={styles.certificate} src={resultUrl} alt={texts.fileTitle(name)} />
      )}
      <a href={resultUrl} target="_blank" rel="noreferrer">
        {texts.openFile}
      </a>
    </div>
  );
};

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
