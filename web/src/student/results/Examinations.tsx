import { Card } from "antd";
import { StudentExaminationsDocument } from "../../gql/student-results.ts";
import { useViewerQuery } from "../../session/use-viewer-query.ts";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { LoadingLines } from "../../ui/LoadingLines.tsx";
import { ClassAttendance } from "./ClassAttendance.tsx";
import { ExamCard } from "./ExamCard.tsx";

/** What leads to the examinations of the running semester: the classes attended, and the examination card. */
export const Examinations = () => {
  const { viewer, failure, reload, reloading } = useViewerQuery(
    StudentExaminationsDocument,
    "Student",
  );
  // Null, too, for a part that the college failed to return.
  const hasNothing = !viewer?.examCard && !viewer?.classAttendance;
  if (failure && hasNothing) {
    return <ErrorState message={failure.message} onRetry={reload} retrying={reloading} />;
  }
  if (!viewer) {
    return (
      <Card>
        <LoadingLines rows={2} />
      </Card>
    );
  }
  const { classAttendance, examCard } = viewer;
  return (
    <>
      {classAttendance && <ClassAttendance attendance={classAttendance} />}
      {examCard && <ExamCard card={examCard} />}
    </>
  );
};
