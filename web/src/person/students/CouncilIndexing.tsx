import { Flex } from "antd";
import { StudentCardsDocument } from "../../gql/person-students.ts";
import { formatCalendarDate } from "../../lib/dates.ts";
import { useViewerQuery } from "../../session/use-viewer-query.ts";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { daysLeftText } from "../../ui/indexing-gaps.ts";
import { RegionCard } from "../../ui/RegionCard.tsx";

/** What the student or the college has still to do. */
const todo = {
  NO_PHOTO: "Add your passport photo to your profile.",
  NO_BIRTH_DATE: "Your date of birth is missing. Ask for a correction of your profile.",
  CERTIFICATE_UNCHECKED: "The college compares your name with your certificate.",
  NAME_CHANGED: "The college compares your new name with your certificate.",
  OLEVEL_UNCHECKED: "The college verifies your O-level results.",
} as const;

/** How far the student's indexing by the council is; nothing where the cohort is not indexed. */
export const CouncilIndexing = () => {
  const { viewer, failure, reload, reloading } = useViewerQuery(StudentCardsDocument, "Student");
  if (failure && !viewer?.councilIndexing) {
    return <ErrorState message={failure.message} onRetry={reload} retrying={reloading} />;
  }
  if (!viewer?.councilIndexing) return null;
  const { council, closesOn, daysLeft, indexNumber, gaps } = viewer.councilIndexing;
  return (
    <RegionCard title="Council indexing">
      <Flex vertical gap="small">
        {council && <p>{council}</p>}
        {indexNumber === null ? (
          <>
            <p>
              The council takes names until {formatCalendarDate(closesOn)} ({daysLeftText(daysLeft)}
              ).
            </p>
            {gaps.length === 0 ? (
              <p>Nothing is missing. Your index number appears here once the council gives it.</p>
            ) : (
              <ul>
                {gaps.map((gap) => (
                  <li key={gap}>{todo[gap]}</li>
                ))}
              </ul>
            )}
          </>
        ) : (
          <p>
            Your index number is <strong>{indexNumber}</strong>. Your name cannot be corrected any
            more.
          </p>
        )}
      </Flex>
    </RegionCard>
  );
};
