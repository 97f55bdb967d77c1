import { Empty, Select } from "antd";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { RoundDocument } from "../../../gql/staff-admissions.ts";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import styles from "../Admissions.module.css";
import { sessionChoices } from "../applicants/applicant-fields.ts";
import { admissionTexts } from "../texts.ts";
import { RoundPlans } from "./RoundPlans.tsx";

const texts = admissionTexts.ranking;

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
    <StaffPage title={texts.title} lead={texts.lead}>
      <QueryBoundary query={query}>
        {({ admissionRound: round }) =>
          round.applicationSessionId === null ? (
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.none} />
          ) : (
            <>
              <Select
                aria-label={texts.session}
                showSearch={{ optionFilterProp: "label" }}
                value={round.applicationSessionId}
                options={[...sessionChoices(round)]}
                onChange={(session) => setUrl({ session })}
              />
              <section ref={work} tabIndex={-1} className={styles.stack} aria-label={texts.title}>
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
              </section>
            </>
          )
        }
      </QueryBoundary>
    </StaffPage>
  );
}
