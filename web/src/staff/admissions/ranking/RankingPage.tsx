import { Empty, Flex, Select } from "antd";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { RoundDocument } from "../../../gql/staff-admissions.ts";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { sessionChoices } from "../labels.tsx";
import { RoundPlans } from "./RoundPlans.tsx";

/** Ranks the candidates of a round, simulates the plan and makes exactly those decisions. */
export default function RankingPage() {
  const [url, setUrl] = useSearchParams();
  const [visit, setVisit] = useState(0);
  const work = useRef<HTMLElement>(null);
  // The dialog that had the focus is closed.
  useEffect(() => {
    if (visit > 0) work.current?.focus({ preventScroll: true });
  }, [visit]);
  const query = useStaffQuery(RoundDocument, { applicationSessionId: url.get("session") });
  return (
    <StaffPage
      title="Ranking"
      lead="By score, then JAMB score, then time of submission. Nothing is written until you decide."
    >
      <QueryBoundary query={query}>
        {({ admissionRound: round }) =>
          round.applicationSessionId === null ? (
            <Empty
              image={Empty.PRESENTED_IMAGE_SIMPLE}
              description="There is no application session yet."
            />
          ) : (
            <>
              <Select
                aria-label="Application session"
                showSearch={{ optionFilterProp: "label" }}
                value={round.applicationSessionId}
                options={sessionChoices(round.sessions)}
                onChange={(session) => setUrl({ session })}
              />
              <Flex
                vertical
                gap="middle"
                component="section"
                ref={work}
                tabIndex={-1}
                aria-label="Ranking"
              >
                <RoundPlans
                  key={`${round.applicationSessionId}-${visit}`}
                  sessionId={round.applicationSessionId}
                  departments={round.departments}
                  links={round.export}
                  onDone={() => {
                    setVisit(visit + 1);
                    query.reload();
                  }}
                />
              </Flex>
            </>
          )
        }
      </QueryBoundary>
    </StaffPage>
  );
}
