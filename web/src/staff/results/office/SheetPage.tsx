import { useParams } from "react-router-dom";
import { OfficeSheetDocument } from "../../../gql/staff-results.ts";
import { Notice } from "../../../ui/Notice.tsx";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { useBreadcrumbLabel } from "../../shell/breadcrumb-labels.tsx";
import { resultTexts } from "../parts/texts.ts";
import { GradeDistribution } from "./GradeDistribution.tsx";
import { SheetActions } from "./SheetActions.tsx";
import { SheetFacts } from "./SheetFacts.tsx";
import { SheetFlags } from "./SheetFlags.tsx";
import { SheetHistory } from "./SheetHistory.tsx";
import { SheetRows } from "./SheetRows.tsx";
import { SheetVersions } from "./SheetVersions.tsx";
import { officeTexts } from "./texts.ts";

const texts = officeTexts.sheet;

/** One result sheet, to be approved and published or only read. */
export default function SheetPage() {
  const { semesterId = "", courseId = "" } = useParams();
  const query = useStaffQuery(OfficeSheetDocument, { semesterId, courseId });
  const sheet = query.data?.resultSheet;
  const semester = sheet && resultTexts.semesterOf(sheet.session, sheet.semester);
  useBreadcrumbLabel("semesterId", semester);
  useBreadcrumbLabel("courseId", sheet?.code);
  const last = sheet?.events.at(-1);
  return (
    <StaffPage
      title={sheet ? `${sheet.code} ${sheet.title}` : texts.title}
      lead={semester}
      actions={sheet && <SheetActions sheet={sheet} reload={query.reload} />}
    >
      <QueryBoundary query={query}>
        {({ resultSheet, resultSheetVersions: versions }) => (
          <>
            {resultSheet.refusedBecause && (
              <Notice kind="info" title={texts.own}>
                {resultSheet.refusedBecause}
              </Notice>
            )}
            {last?.state === "RETURNED" && (
              <Notice kind="warning" title={texts.returned}>
                {last.reason}
              </Notice>
            )}
            <SheetFacts sheet={resultSheet} />
            <SheetFlags sheet={resultSheet} />
            <GradeDistribution sheet={resultSheet} />
            <SectionCard title={texts.rows} actions={<ExportButtons links={resultSheet.export} />}>
              <SheetRows sheet={resultSheet} />
            </SectionCard>
            <SheetHistory events={resultSheet.events} />
            {versions.length > 0 && <SheetVersions versions={versions} />}
          </>
        )}
      </QueryBoundary>
    </StaffPage>
  );
}
