import { useQuery } from "@apollo/client/react";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { useParams } from "react-router-dom";
import { SheetDocument } from "../../../gql/staff-results.ts";
import { failureOf } from "../../../lib/failure.ts";
import { Button } from "../../../ui/Button.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useBreadcrumbLabel } from "../../shell/breadcrumb-labels.tsx";
import { resultTexts } from "../parts/texts.ts";
import type { CellAddress } from "./cells/cell.ts";
import { GradesCard } from "./GradesCard.tsx";
import { MarksCard } from "./MarksCard.tsx";
import { SheetFacts } from "./SheetFacts.tsx";
import { SheetHistory } from "./SheetHistory.tsx";
import { SheetImport } from "./SheetImport.tsx";
import { SheetNotices } from "./SheetNotices.tsx";
import { SubmitDialog } from "./SubmitDialog.tsx";
import { type Sheet, studentsOf } from "./sheet.ts";
import { sheetTexts } from "./texts.ts";
import { useSheetStore, useSheetSummary } from "./use-sheet-store.ts";

interface SheetViewProps {
  readonly sheet: Sheet;
  readonly onChanged: () => void;
}

const SheetView = ({ sheet, onChanged }: SheetViewProps) => {
  const { toast, alert } = useFeedback();
  const work = useSheetStore(sheet);
  const students = useMemo(() => studentsOf(sheet), [sheet]);
  const [dialog, setDialog] = useState<"import" | "submit" | null>(null);
  const [target, setTarget] = useState<CellAddress | null>(null);
  const { canEnter, canSubmit, code, title, session, semester } = sheet;
  useBreadcrumbLabel("semesterId", resultTexts.semesterOf(session, semester));
  useBreadcrumbLabel("courseId", code);

  // Somebody else may have submitted the sheet, so it is loaded again.
  const isRefused = useSheetSummary(work).save.kind === "refused";
  const readFromNetwork = useEffectEvent(onChanged);
  useEffect(() => {
    if (isRefused) readFromNetwork();
  }, [isRefused]);

  const finish = (message: string) => {
    setDialog(null);
    toast("success", message);
    onChanged();
  };
  const focusStudent = (studentId: string) => {
    setDialog(null);
    const { cells } = work.row(studentId);
    setTarget({ studentId, field: cells.ca.text === "" ? "ca" : "exam" });
  };
  const openImport = () => {
    work.flush();
    const { waiting, troubled } = work.summary();
    if (waiting + troubled.length > 0)
      alert(sheetTexts.importing.unsaved, sheetTexts.importing.title);
    else setDialog("import");
  };
  return (
    <StaffPage
      title={`${code} ${title}`}
      lead={resultTexts.semesterOf(session, semester)}
      actions={
        <>
          <ExportButtons links={sheet.export} />
          {canEnter && (
            <Button variant="secondary" onClick={openImport}>
              {sheetTexts.importing.open}
            </Button>
          )}
          {canSubmit && (
            <Button
              onClick={() => {
                work.flush();
                setDialog("submit");
              }}
            >
              {sheetTexts.submit.open}
            </Button>
          )}
        </>
      }
    >
      <SheetNotices sheet={sheet} />
      <SheetFacts sheet={sheet} work={work} />
      <MarksCard
        sheet={sheet}
        students={students}
        work={work}
        target={target}
        onTarget={(cell) => setTarget({ ...cell })}
      />
      <GradesCard sheet={sheet} work={work} />
      <SheetHistory events={sheet.events} />
      {dialog === "import" && (
        <SheetImport sheet={sheet} onDone={finish} onClose={() => setDialog(null)} />
      )}
      {dialog === "submit" && (
        <SubmitDialog
          sheet={sheet}
          students={students}
          work={work}
          onJump={focusStudent}
          onDone={finish}
          onClose={() => setDialog(null)}
        />
      )}
    </StaffPage>
  );
};

/** A lecturer's result sheet of one course in one semester. */
export default function SheetPage() {
  const { semesterId = "", courseId = "" } = useParams();
  // Always loaded from the network, because the cache lacks the marks entered since.
  const { data, error, loading, refetch } = useQuery(SheetDocument, {
    variables: { semesterId, courseId },
    fetchPolicy: "no-cache",
    notifyOnNetworkStatusChange: true,
  });
  const [shown, setShown] = useState<Sheet | null>(null);
  const sheet = data?.resultSheet ?? shown;
  if (sheet !== null && sheet !== shown) setShown(sheet);
  const reload = () => void refetch().catch(() => undefined);
  const query = {
    data: sheet?.courseId === courseId && sheet.semesterId === semesterId ? sheet : null,
    loading,
    failure: error && !loading ? failureOf(error) : null,
    reload,
  };
  if (query.data === null) {
    return (
      <StaffPage title={sheetTexts.title}>
        <QueryBoundary query={query}>{() => null}</QueryBoundary>
      </StaffPage>
    );
  }
  return <SheetView key={`${semesterId}/${courseId}`} sheet={query.data} onChanged={reload} />;
}
