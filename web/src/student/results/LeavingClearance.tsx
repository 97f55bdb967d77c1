import { Flex } from "antd";
import type { StudentResultsQuery_viewer_Student_leavingClearance } from "../../gql/student-results.ts";
import { clearanceStates, clearanceUnits } from "../../ui/clearance.ts";
import { DownloadButton } from "../../ui/DownloadButton.tsx";
import { RegionCard } from "../../ui/RegionCard.tsx";
import { StatusTag } from "../../ui/StatusTag.tsx";

interface LeavingClearanceProps {
  readonly clearance: StudentResultsQuery_viewer_Student_leavingClearance;
}

const labels = {
  label: "Download statement of result",
  busy: "Downloading...",
  failed: "The statement of result could not be downloaded",
  startedTitle: "Statement of result",
  started: "Your statement of result is being downloaded.",
};

/** Which offices have signed off a student who leaves, and the statement of result once all have. */
export const LeavingClearance = ({ clearance }: LeavingClearanceProps) => {
  const { units, obstacle, statementUrl } = clearance;
  return (
    <RegionCard size="small" title="Leaving the college">
      <Flex vertical gap="small" align="start">
        <Flex vertical component="ul" gap="small" aria-label="Offices">
          {units.map(({ unit, state, note }) => {
            const { kind, text } = clearanceStates[state];
            return (
              <Flex key={unit} component="li" vertical>
                <Flex gap="small" align="baseline">
                  <strong>{clearanceUnits[unit]}</strong>
                  <StatusTag kind={kind}>{text}</StatusTag>
                </Flex>
                {note !== null && <p>{note}</p>}
              </Flex>
            );
          })}
        </Flex>
        {obstacle !== null && <p>{obstacle}</p>}
        {statementUrl !== null && (
          <DownloadButton
            path={statementUrl}
            fileName="statement-of-result.pdf"
            labels={labels}
            variant="secondary"
          />
        )}
      </Flex>
    </RegionCard>
  );
};
