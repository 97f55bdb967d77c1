import { Card, Empty } from "antd";
import { AdmissionDocument } from "../../../gql/applicant-admissions.ts";
import { paths } from "../../../paths.ts";
import { titles } from "../../../titles.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingLines } from "../../../ui/LoadingLines.tsx";
import { PageHeading } from "../../../ui/PageHeading.tsx";
import { texts } from "../../texts.ts";
import { useApplicantQuery } from "../../use-applicant-query.ts";
import { Decision } from "./Decision.tsx";

const labels = texts.admission;

/** The decision, and the answer to an offer. */
export default function AdmissionPage() {
  const { applicant, failure, reload, reloading } = useApplicantQuery(AdmissionDocument);
  const decision = applicant?.application?.decision;
  return (
    <>
      <PageHeading>{titles.admission}</PageHeading>
      {!applicant?.application && failure && (
        <ErrorState message={failure.message} onRetry={reload} retrying={reloading} />
      )}
      {!applicant && !failure && (
        <Card>
          <LoadingLines rows={4} />
        </Card>
      )}
      {applicant && decision && (
        <Decision
          applicant={applicant}
          decision={decision}
          score={applicant.application?.test?.score ?? null}
          onOutdated={reload}
        />
      )}
      {applicant && !decision && !failure && (
        <Card>
          <Empty
            image={Empty.PRESENTED_IMAGE_SIMPLE}
            description={
              <>
                <strong>{labels.undecidedTitle}</strong>
                <p>{labels.undecided}</p>
              </>
            }
          >
            <ButtonLink to={paths.applicant.dashboard}>{labels.toDashboard}</ButtonLink>
          </Empty>
        </Card>
      )}
    </>
  );
}
