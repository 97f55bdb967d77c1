import { Card, Empty } from "antd";
import { AdmissionDocument } from "../../../gql/applicant-admissions.ts";
import { paths } from "../../../paths.ts";
import { useViewerQuery } from "../../../session/use-viewer-query.ts";
import { titles } from "../../../titles.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingLines } from "../../../ui/LoadingLines.tsx";
import { PageHeading } from "../../../ui/PageHeading.tsx";
import { Decision } from "./Decision.tsx";

/** The decision, and the answer to an offer. */
export default function AdmissionPage() {
  const { viewer, failure, reload, reloading } = useViewerQuery(AdmissionDocument, "Applicant");
  const decision = viewer?.application?.decision;
  return (
    <>
      <PageHeading>{titles.admission}</PageHeading>
      {!viewer?.application && failure && (
        <ErrorState message={failure.message} onRetry={reload} retrying={reloading} />
      )}
      {!viewer && !failure && (
        <Card>
          <LoadingLines rows={4} />
        </Card>
      )}
      {decision && <Decision applicant={viewer} onOutdated={reload} />}
      {viewer && !decision && !failure && (
        <Card>
          <Empty
            image={Empty.PRESENTED_IMAGE_SIMPLE}
            description={
              <>
                <strong>No decision yet</strong>
                <p>
                  The college has not decided about your application yet. You will get an email when
                  it has.
                </p>
              </>
            }
          >
            <ButtonLink to={paths.applicant.dashboard}>Go to dashboard</ButtonLink>
          </Empty>
        </Card>
      )}
    </>
  );
}
