import { Checkbox } from "antd";
import { useCallback, useState } from "react";
import { useParams } from "react-router-dom";
import { AttendanceSheetDocument, type AttendanceSheetQuery } from "../../../gql/staff-results.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { PdfButton } from "../../../ui/PdfButton.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { useBreadcrumbLabel } from "../../shell/breadcrumb-labels.tsx";
import { resultTexts } from "../parts/texts.ts";
import styles from "./Attendance.module.css";
import { BarDialog, type Standing } from "./BarDialog.tsx";
import type { Examinee } from "./ExamineeRow.tsx";
import { ExamineeTable } from "./ExamineeTable.tsx";
import { attendanceTexts as texts } from "./texts.ts";
import { useMarks } from "./use-marks.ts";

type Sheet = AttendanceSheetQuery["attendanceSheet"];

const Printing = ({ sheet }: { readonly sheet: Sheet }) => {
  const [withOthers, setWithOthers] = useState(false);
  return (
    <div className={styles.print}>
      <Checkbox checked={withOthers} onChange={({ target }) => setWithOthers(target.checked)}>
        {texts.withOthers}
      </Checkbox>
      <PdfButton
        path={withOthers ? `${sheet.printUrl}?others=true` : sheet.printUrl}
        fileName={`attendance_${sheet.code.replaceAll(/\W+/g, "_")}.pdf`}
        labels={texts.print}
        variant="secondary"
      />
      <ExportButtons links={sheet.export} />
    </div>
  );
};

const OpenSheet = ({ sheet }: { readonly sheet: Sheet }) => {
  const marks = useMarks(sheet);
  const [standings, setStandings] = useState<Readonly<Record<string, Standing>>>({});
  const [barring, setBarring] = useState<Examinee | null>(null);
  const bar = useCallback((one: Examinee) => setBarring(one), []);
  const students = sheet.students.map((one) => {
    const now = standings[one.id];
    return now === undefined ? one : { ...one, ...now };
  });
  const eligible = students.filter(({ obstacle }) => obstacle === null);
  const open = eligible.filter(({ id }) => marks.markOf(id) === "NONE").map(({ id }) => id);
  const counted = (mark: string) => students.filter(({ id }) => marks.markOf(id) === mark).length;
  const saving = () => {
    if (marks.isSending) return texts.saving;
    return marks.unsaved > 0 ? texts.unsaved(marks.unsaved) : texts.saved;
  };
  return (
    <StaffPage
      title={`${sheet.code} ${sheet.title}`}
      lead={resultTexts.semesterOf(sheet.session, sheet.semester)}
      actions={
        sheet.canMark && (
          <Button disabled={open.length === 0} onClick={() => marks.mark(open, "PRESENT")}>
            {texts.allPresent(open.length)}
          </Button>
        )
      }
    >
      {!sheet.canMark && <Notice kind="info">{texts.readOnly}</Notice>}
      {marks.failure && <Notice kind="warning">{texts.failed(marks.failure)}</Notice>}
      <SectionCard title={texts.attendance}>
        <FactGrid
          facts={[
            [texts.present, counted("PRESENT")],
            [texts.absent, counted("ABSENT")],
            [texts.notMarked, counted("NONE")],
            [texts.notEligible, students.length - eligible.length],
          ]}
        />
        {sheet.canMark && <p role="status">{saving()}</p>}
        <Printing sheet={sheet} />
      </SectionCard>
      <SectionCard title={texts.students}>
        {students.length === 0 ? (
          <p>{texts.nobody}</p>
        ) : (
          <ExamineeTable
            students={students}
            canMark={sheet.canMark}
            markOf={marks.markOf}
            noteOf={marks.noteOf}
            mark={marks.mark}
            onBar={bar}
          />
        )}
      </SectionCard>
      {barring && (
        <BarDialog
          semesterId={sheet.semesterId}
          courseId={sheet.courseId}
          one={barring}
          onDone={(now) =>
            setStandings({
              ...standings,
              [barring.id]: { barredReason: now.barredReason, obstacle: now.obstacle },
            })
          }
          onClose={() => setBarring(null)}
        />
      )}
    </StaffPage>
  );
};

/** The attendance sheet of an examination, to be marked and printed. */
export default function AttendanceSheetPage() {
  const { semesterId = "", courseId = "" } = useParams();
  const query = useStaffQuery(AttendanceSheetDocument, { semesterId, courseId });
  const sheet = query.data?.attendanceSheet;
  useBreadcrumbLabel("semesterId", sheet && resultTexts.semesterOf(sheet.session, sheet.semester));
  useBreadcrumbLabel("courseId", sheet?.code);
  return (
    <QueryBoundary query={query}>
      {({ attendanceSheet }) => <OpenSheet key={courseId} sheet={attendanceSheet} />}
    </QueryBoundary>
  );
}
