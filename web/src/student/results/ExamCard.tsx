import { Alert, Flex } from "antd";
import type { StudentExaminationsQuery_viewer_Student_examCard } from "../../gql/student-results.ts";
import { DownloadButton } from "../../ui/DownloadButton.tsx";
import { RegionCard } from "../../ui/RegionCard.tsx";
import styles from "./Results.module.css";

const labels = {
  label: "Download exam card",
  busy: "Downloading...",
  failed: "The examination card could not be downloaded",
  startedTitle: "Examination card",
  started: "Your examination card is being downloaded. Print it and bring it to every examination.",
};

/** The examination card of the running semester, or why there is none. */
export const ExamCard = ({
  card,
}: {
  readonly card: StudentExaminationsQuery_viewer_Student_examCard;
}) => (
  <RegionCard title="Examination card">
    <Flex vertical gap="small" align="start">
      {card.obstacle !== null && (
        <Alert
          type="warning"
          showIcon
          role="status"
          title="You have no examination card yet"
          description={`${card.obstacle}.`}
        />
      )}
      {card.fileUrl && (
        <DownloadButton
          path={card.fileUrl}
          fileName="examination_card.pdf"
          labels={labels}
          variant="secondary"
        />
      )}
      {card.leftOut.map(({ code, obstacle }) => (
        <p key={code} className={styles.note}>
          {`${code} is not on it. ${obstacle}.`}
        </p>
      ))}
    </Flex>
  </RegionCard>
);
