import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Alert, Card, Empty, Flex } from "antd";
import {
  type EntryClearance_ApplicantFragment_entryClearance as Clearance,
  type EntryClearance_ApplicantFragment,
  EntryClearance_ApplicantFragmentDoc,
  EntryClearanceDocument,
} from "../../../gql/applicant-admissions.ts";
import { formatCalendarDate, formatDay } from "../../../lib/dates.ts";
import { paths } from "../../../paths.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { useViewerQuery } from "../../../session/use-viewer-query.ts";
import { titles } from "../../../titles.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingLines } from "../../../ui/LoadingLines.tsx";
import { PageHeading } from "../../../ui/PageHeading.tsx";
import { PaperCard } from "./PaperCard.tsx";

/** The papers that are handed in after an offer is accepted. */
export default function EntryClearancePage() {
  const { viewer, failure, reload, reloading } = useViewerQuery(
    EntryClearanceDocument,
    "Applicant",
  );
  return (
    <>
      <PageHeading>{titles.entryClearance}</PageHeading>
      {!viewer && failure && (
        <ErrorState message={failure.message} onRetry={reload} retrying={reloading} />
      )}
      {!viewer && !failure && (
        <Card>
          <LoadingLines rows={4} />
        </Card>
      )}
      {viewer && <Papers applicant={viewer} />}
    </>
  );
}

interface PapersProps {
  readonly applicant: FragmentType<EntryClearance_ApplicantFragment>;
}

/** Every paper, or that none is asked for. */
const Papers = ({ applicant }: PapersProps) => {
  const { data, complete } = useFragment({
    fragment: EntryClearance_ApplicantFragmentDoc,
    from: applicant,
  });
  if (!complete) return null;
  const clearance = data.entryClearance;
  if (!clearance) {
    return (
      <Card>
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={
            <>
              <strong>No papers are asked for</strong>
              <p>The college asks for papers once you have accepted an offer.</p>
            </>
          }
        >
          <ButtonLink to={paths.applicant.admission}>Go to your admission</ButtonLink>
        </Empty>
      </Card>
    );
  }
  return (
    <Flex vertical gap="middle">
      <Progress clearance={clearance} />
      {clearance.papers.map((paper) => (
        <PaperCard key={paper.number} paper={paper} />
      ))}
    </Flex>
  );
};

/** What is to be done next, and until when. */
const Progress = ({ clearance }: { readonly clearance: Clearance }) => {
  const { timeZone } = usePortal();
  const { state, dueOn, clearedAt, papers } = clearance;
  if (clearedAt) {
    return (
      <Alert
        type="success"
        showIcon
        role="status"
        title="You are cleared"
        description={`The college accepted all your papers on ${formatDay(clearedAt, timeZone)}.`}
      />
    );
  }
  const by = formatCalendarDate(dueOn);
  const left = papers.filter((one) => one.state === "MISSING" || one.state === "RETURNED").length;
  if (left > 0) {
    return (
      <Alert
        type="info"
        showIcon
        role="status"
        title={`${left === 1 ? "1 paper is" : `${left} papers are`} to be handed in by ${by}`}
        description="A photo of each page will do, or a PDF of at most 5 MB. Bring the originals to the college: it notes that it has seen them."
      />
    );
  }
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      title={
        state === "ORIGINALS"
          ? `Bring the originals to the college by ${by}`
          : "The college looks at your papers"
      }
      description={
        state === "ORIGINALS"
          ? "Every paper is accepted. The college has still to see the originals."
          : "You get an email if one has to be handed in again."
      }
    />
  );
};
