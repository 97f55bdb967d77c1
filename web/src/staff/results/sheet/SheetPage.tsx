import { useFragment, useQuery } from "@apollo/client/react";
import { Alert, Button, Card } from "antd";
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from "react";
import { useParams } from "react-router-dom";
import {
  LecturerSheetFragmentDoc,
  SheetDocument,
  type SheetQuery,
} from "../../../gql/staff-results.ts";
import { formatMoment } from "../../../lib/dates.ts";
import { failureOf } from "../../../lib/failure.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useBreadcrumbLabel } from "../../shell/breadcrumb-labels.tsx";
import { GradeTotals } from "../parts/GradeTotals.tsx";
import { SheetHistory } from "../parts/SheetHistory.tsx";
import { DueDate, SheetStateTag } from "../parts/SheetStateTag.tsx";
import { resultTexts } from "../parts/texts.ts";
import type { CellAddress } from "./cells/cell.ts";
import type { SheetStore } from "./cells/sheet-store.ts";
import { MarksCard } from "./MarksCard.tsx";
import { SheetFoot } from "./SheetFoot.tsx";
import { SheetImport } from "./SheetImport.tsx";
import { SubmitDialog } from "./SubmitDialog.tsx";
import { type Sheet, studentsOf } from "./sheet.ts";
import { useSheetStore, useSheetSummary } from "./use-sheet-store.ts";

interface SheetViewProps {
  readonly sheet: Sheet;
  readonly reload: () => void;
}

/** Only the rows, the foot and the totals follow the store, so typing does not render the screen. */
const SheetView = ({ sheet, reload }: SheetViewProps) => {
  const { toast, alert } = useFeedback();
  const work = useSheetStore(sheet);
  const students = useMemo(() => studentsOf(sheet), [sheet]);
  const [dialog, setDialog] = useState<"import" | "submit" | null>(null);
  const [target, setTarget] = useState<CellAddress | null>(null);
  const { canEnter, canSubmit, code, title, session, semester } = sheet;
  useBreadcrumbLabel("semesterId", resultTexts.semesterOf(session, semester));
  useBreadcrumbLabel("courseId", code);

  // Somebody else may have submitted the sheet, so it is loaded again.
  const isRefused = useSheetSummary(work, ({ save }) => save.kind === "refused");
  const readFromNetwork = useEffectEvent(reload);
  useEffect(() => {
    if (isRefused) readFromNetwork();
  }, [isRefused]);

  const finish = (message: string) => {
    setDialog(null);
    toast("success", message);
  };
  const focusStudent = (studentId: string) => {
    setDialog(null);
    const { cells } = work.row(studentId);
    setTarget({ studentId, field: cells.ca.text === "" ? "ca" : "exam" });
  };
  const openImport = () => {
    void work.send();
    const { waiting, troubled } = work.summary();
    if (waiting + troubled.length === 0) setDialog("import");
    else {
      alert(
        "Some cells are not saved yet. Wait until they are, or settle them, then import.",
        "Import marks",
      );
    }
  };
  const openSubmit = () => {
    void work.send();
    setDialog("submit");
  };
  return (
    <StaffPage
      title={`${code} ${title}`}
      lead={resultTexts.semesterOf(session, semester)}
      actions={
        <>
          <ExportButtons links={sheet.export} />
          {canEnter && <Button onClick={openImport}>Import</Button>}
        </>
      }
    >
      <Notices sheet={sheet} />
      <Card size="small">
        <FactGrid
          facts={[
            ["State", <SheetStateTag key="state" state={sheet.state} />],
            ["Submit by", <DueDate key="due" dueOn={sheet.dueOn} isOverdue={sheet.isOverdue} />],
            ["Lecturers", sheet.lecturers.join(", ")],
          ]}
        />
      </Card>
      <div>
        <MarksCard sheet={sheet} students={students} work={work} target={target} />
        {(canEnter || canSubmit) && (
          <SheetFoot
            work={work}
            onShow={(cell) => setTarget({ ...cell })}
            onSubmit={canSubmit ? openSubmit : undefined}
          />
        )}
      </div>
      <Grades scale={sheet.scale} work={work} />
      <SheetHistory events={sheet.events} />
      {dialog === "import" && (
        <SheetImport
          sheet={sheet}
          onDone={(message) => {
            finish(message);
            reload();
          }}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === "submit" && (
        <SubmitDialog
          sheet={sheet}
          students={students}
          work={work}
          onJump={focusStudent}
          onDone={finish}
          onRefused={reload}
          onClose={() => setDialog(null)}
        />
      )}
    </StaffPage>
  );
};

/** The totals per grade of the current cells. They follow when nothing more urgent is to be rendered. */
const Grades = ({ scale, work }: Pick<Sheet, "scale"> & { readonly work: SheetStore }) => {
  const counts = useDeferredValue(useSheetSummary(work, ({ grades }) => grades));
  const passed = useDeferredValue(useSheetSummary(work, (summary) => summary.passed));
  return <GradeTotals scale={scale} counts={counts} passed={passed} without={0} />;
};

const meanings = {
  SUBMITTED: "The sheet is with the exam office. Marks can be changed once it is returned.",
  APPROVED: "The exam office has approved the sheet; the results wait for their release.",
  PUBLISHED: "The results are published. Only the exam office can still amend them.",
  AMENDED:
    "The results are published, and were amended. Only the exam office can still change them.",
} as const;

/** The meaning of the sheet's state for its lecturers, and the reason of a return. */
const Notices = ({ sheet: { state, events, canEnter } }: { sheet: Sheet }) => {
  const { timeZone } = usePortal();
  const returned = events.findLast((event) => event.state === "RETURNED");
  if (state === "RETURNED" && returned) {
    return (
      <Alert
        type="warning"
        showIcon
        title={`Returned by ${returned.by}, ${formatMoment(returned.at, timeZone)}`}
        description={returned.reason}
      />
    );
  }
  if (state === "DRAFT" || state === "RETURNED") {
    return canEnter ? null : (
      <Alert type="info" showIcon title="You can read this sheet but not change it." />
    );
  }
  return <Alert type="info" showIcon title={meanings[state]} />;
};

/** A lecturer's result sheet of one course in one semester. */
export default function SheetPage() {
  const { semesterId = "", courseId = "" } = useParams();
  // Always loaded from the network, because the cache lacks the marks entered since.
  const { data, error, loading, refetch } = useQuery(SheetDocument, {
    variables: { semesterId, courseId },
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
  });
  // The sheet stays while it is loaded again, and if that fails.
  const [shown, setShown] = useState<SheetQuery | null>(null);
  if (data && data !== shown) setShown(data);
  const loaded = (data ?? shown)?.resultSheet;
  const isThis = loaded?.courseId === courseId && loaded.semesterId === semesterId;
  const sheet = useFragment({
    fragment: LecturerSheetFragmentDoc,
    fragmentName: "LecturerSheet",
    from: isThis ? loaded : null,
  });
  const reload = () => void refetch().catch(() => undefined);
  if (isThis && sheet.complete) {
    return <SheetView key={`${semesterId}/${courseId}`} sheet={sheet.data} reload={reload} />;
  }
  const failure = error && !loading ? failureOf(error) : null;
  return (
    <StaffPage title="Result sheet">
      <QueryBoundary query={{ data: null, loading, failure, reload }}>{() => null}</QueryBoundary>
    </StaffPage>
  );
}
