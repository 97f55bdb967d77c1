import { useNavigate, useParams } from "react-router-dom";
import { SheetToAmendDocument } from "../../../gql/staff-results.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { useBreadcrumbLabel } from "../../shell/breadcrumb-labels.tsx";
import { resultTexts } from "../parts/texts.ts";
import { AmendForm } from "./AmendForm.tsx";
import { officeTexts } from "./texts.ts";
import { useResultPath } from "./use-office-path.ts";

const texts = officeTexts.amend;

/** Amends the published results of one sheet. */
export default function AmendPage() {
  const { semesterId = "", courseId = "" } = useParams();
  const navigate = useNavigate();
  const to = useResultPath();
  const { toast } = useFeedback();
  const query = useStaffQuery(SheetToAmendDocument, { semesterId, courseId });
  const sheet = query.data?.resultSheet;
  useBreadcrumbLabel("semesterId", sheet && resultTexts.semesterOf(sheet.session, sheet.semester));
  useBreadcrumbLabel("courseId", sheet?.code);
  return (
    <StaffPage
      title={sheet ? texts.titleOf(sheet.code, sheet.title) : texts.title}
      lead={texts.lead}
    >
      <QueryBoundary query={query}>
        {({ resultSheet }) =>
          resultSheet.canAmend ? (
            <AmendForm
              sheet={resultSheet}
              reload={query.reload}
              onDone={(message) => {
                toast("success", message);
                void navigate(to(`${semesterId}/${courseId}`));
              }}
            />
          ) : (
            <Notice kind="warning">{resultSheet.refusedBecause ?? texts.not}</Notice>
          )
        }
      </QueryBoundary>
    </StaffPage>
  );
}
