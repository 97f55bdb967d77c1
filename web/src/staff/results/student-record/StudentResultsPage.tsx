import { Alert } from "antd";
import { useParams } from "react-router-dom";
import { StudentResultsOfOfficeDocument } from "../../../gql/staff-results.ts";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { useBreadcrumbLabel } from "../../shell/breadcrumb-labels.tsx";
import { StudentResultsCard } from "./StudentResultsCard.tsx";

/** One student's results, for roles without access to student records. */
export default function StudentResultsPage() {
  const { studentId = "" } = useParams();
  const query = useStaffQuery(StudentResultsOfOfficeDocument, { id: studentId });
  const student = query.data?.studentRecordResults;
  useBreadcrumbLabel("studentId", student?.matricNumber);
  return (
    <StaffPage title={student?.name ?? "Student's results"} lead={student?.matricNumber}>
      <QueryBoundary query={query}>
        {({ studentRecordResults: found }) =>
          found === null ? (
            <Alert type="warning" showIcon title="There is no such student." />
          ) : (
            <>
              <SectionCard title={found.matricNumber}>
                <FactGrid
                  facts={[
                    ["Department", found.department],
                    ["Level", String(found.level)],
                  ]}
                />
              </SectionCard>
              <StudentResultsCard record={found} />
            </>
          )
        }
      </QueryBoundary>
    </StaffPage>
  );
}
