import { Flex } from "antd";
import { StudentCardsDocument } from "../../gql/person-students.ts";
import { formatDay } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { useViewerQuery } from "../../session/use-viewer-query.ts";
import { DownloadButton } from "../../ui/DownloadButton.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { RegionCard } from "../../ui/RegionCard.tsx";

const labels = {
  label: "Download ID card",
  busy: "Downloading...",
  failed: "The ID card could not be downloaded",
  startedTitle: "ID card",
  started: "Your ID card is being downloaded. Print it at its full size, cut it out and fold it.",
};

/** The student's ID card, or why there is none. */
export const IdCard = () => {
  const { timeZone } = usePortal();
  const { viewer, failure, reload, reloading } = useViewerQuery(StudentCardsDocument, "Student");
  if (failure && !viewer?.idCard) {
    return <ErrorState message={failure.message} onRetry={reload} retrying={reloading} />;
  }
  if (!viewer?.idCard) return null;
  const { obstacle, fileUrl, card } = viewer.idCard;
  return (
    <RegionCard title="ID card">
      <Flex vertical gap="small" align="start">
        {obstacle !== null && <p>{obstacle}</p>}
        {card && (
          <p>
            {card.number === 1
              ? `Issued ${formatDay(card.issuedAt, timeZone)}.`
              : `Reissued ${formatDay(card.issuedAt, timeZone)}. Earlier cards are not valid.`}
          </p>
        )}
        {fileUrl && (
          <DownloadButton
            path={fileUrl}
            fileName="student_id_card.pdf"
            labels={labels}
            variant="secondary"
          />
        )}
        <p>Tell ICT support when you have lost it.</p>
      </Flex>
    </RegionCard>
  );
};
