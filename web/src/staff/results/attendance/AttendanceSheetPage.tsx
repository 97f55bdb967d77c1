import { useApolloClient, useQuery } from "@apollo/client/react";
import { Alert, Button, Checkbox, Flex } from "antd";
import { Suspense, useState, useSyncExternalStore } from "react";
import { useParams } from "react-router-dom";
import {
  AttendanceSheetDocument,
  BarStudentDocument,
  type AttendanceSheetQuery_attendanceSheet_students as Examinee,
  MarkAttendanceDocument,
  type AttendanceSheetQuery_attendanceSheet as Sheet,
} from "../../../gql/staff-results.ts";
import { persistentDrafts } from "../../../lib/drafts.ts";
import { failureOf } from "../../../lib/failure.ts";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { useSave } from "../../../lib/use-save.ts";
import { DownloadButton } from "../../../ui/DownloadButton.tsx";
import { LoadingLines } from "../../../ui/LoadingLines.tsx";
import { ConfirmWithReason } from "../../kit/ConfirmWithReason.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useBreadcrumbLabel } from "../../shell/breadcrumb-labels.tsx";
import { countOf, resultTexts } from "../parts/texts.ts";
import { useKeptWork, useOwner } from "../parts/use-kept-work.ts";
import { ExamineeTable } from "./ExamineeTable.tsx";
import { MarkStore, markOf } from "./mark-store.ts";

// With it comes what reads and verifies cards, so that the door needs no network once it is open.
const CardCheck = lazyPart(() => import("./CardCheck.tsx"));

const Printing = ({ sheet }: { readonly sheet: Sheet }) => {
  const [withOthers, setWithOthers] = useState(false);
  return (
    <Flex wrap gap="small" align="center">
      <Checkbox checked={withOthers} onChange={({ target }) => setWithOthers(target.checked)}>
        List those who are not eligible at the end
      </Checkbox>
      <DownloadButton
        path={withOthers ? `${sheet.printUrl}?others=true` : sheet.printUrl}
        fileName={`attendance_${sheet.code.replaceAll(/\W+/g, "_")}.pdf`}
        labels={{
          label: "Print",
          busy: "Making the sheet…",
          failed: "The attendance sheet could not be made. Please try again.",
          startedTitle: "Download In Progress!",
          started: "The attendance sheet is in your downloads.",
        }}
        variant="secondary"
      />
      <ExportButtons links={sheet.export} />
    </Flex>
  );
};

/** The marks of a sheet, saved automatically. */
const useMarks = ({ semesterId, courseId, code, students, canMark }: Sheet): MarkStore => {
  const client = useApolloClient();
  const owner = useOwner();
  // The prefix of the sheet's draft names.
  const drafts = `attendance:${semesterId}:${courseId}`;
  const [marks] = useState(
    () =>
      new MarkStore({
        students,
        canMark,
        drafts: persistentDrafts(owner, drafts),
        send: async (sent) => {
          const input = { semesterId, courseId, marks: sent };
          const { data } = await client.mutate({
            mutation: MarkAttendanceDocument,
            variables: { input },
          });
          if (!data) throw new Error("The mutation returned no data.");
          return data.markAttendance;
        },
      }),
  );
  useKeptWork({
    work: marks,
    drafts,
    canSend: canMark,
    countOf: (amount) => `${countOf(amount, "mark")} of ${code}`,
  });
  return marks;
};

interface OpenSheetProps {
  readonly sheet: Sheet;
  readonly reload: () => void;
}

const OpenSheet = ({ sheet, reload }: OpenSheetProps) => {
  const { semesterId, courseId, students } = sheet;
  const marks = useMarks(sheet);
  const state = useSyncExternalStore(marks.watch, marks.state);
  const save = useSyncExternalStore(marks.watch, marks.saving);
  const [isAtDoor, setAtDoor] = useState(false);
  const [barring, setBarring] = useState<Examinee | null>(null);
  const [barStudent] = useSave(BarStudentDocument);
  /** Bars the student from the examination with a reason, or lifts the bar. */
  const bar = async (reason: string) => {
    if (!barring) return null;
    const { id: studentId, barredReason: seen } = barring;
    const { barStudent: answer } = await barStudent({
      input: { semesterId, courseId, studentId, isBarred: seen === null, reason, seen },
    });
    return answer.__typename === "Refusal" ? answer : null;
  };
  const eligible = students.filter(({ obstacle }) => obstacle === null);
  const open = eligible.filter(({ id }) => markOf(state, id) === "NONE").map(({ id }) => id);
  const counted = (mark: string) => students.filter(({ id }) => markOf(state, id) === mark).length;
  const saving = () => {
    if (save.kind === "saving") return "Saving…";
    const unsaved = marks.unsaved();
    return unsaved > 0 ? `${unsaved} not saved yet` : "All marks are saved.";
  };
  return (
    <StaffPage
      title={`${sheet.code} ${sheet.title}`}
      lead={resultTexts.semesterOf(sheet.session, sheet.semester)}
      actions={
        sheet.canMark && (
          <>
            <Button aria-pressed={isAtDoor} onClick={() => setAtDoor(!isAtDoor)}>
              Check cards
            </Button>
            <Button
              type="primary"
              disabled={open.length === 0}
              onClick={() => marks.mark(open, "PRESENT")}
            >
              Mark all eligible present ({open.length})
            </Button>
          </>
        )
      }
    >
      {!sheet.canMark && (
        <Alert
          type="info"
          showIcon
          title="Only a running semester's examinations can be marked. This sheet can be read and printed."
        />
      )}
      {"message" in save && (
        <Alert
          type="warning"
          showIcon
          title={
            save.kind === "offline"
              ? `${save.message} The marks are kept here and sent again.`
              : save.message
          }
        />
      )}
      {isAtDoor && (
        <Suspense fallback={<LoadingLines rows={3} />}>
          <CardCheck {...{ sheet, marks, reload }} />
        </Suspense>
      )}
      <SectionCard title="Attendance">
        <FactGrid
          facts={[
            ["Present", counted("PRESENT")],
            ["Absent", counted("ABSENT")],
            ["Not marked", counted("NONE")],
            ["Not eligible", students.length - eligible.length],
          ]}
        />
        {sheet.canMark && <p role="status">{saving()}</p>}
        <Printing sheet={sheet} />
      </SectionCard>
      <SectionCard title="Students">
        {students.length === 0 ? (
          <p>Nobody has registered this course</p>
        ) : (
          <ExamineeTable
            students={students}
            canMark={sheet.canMark}
            marks={marks}
            onBar={setBarring}
          />
        )}
      </SectionCard>
      {barring && (
        <ConfirmWithReason
          title={barring.barredReason ? "Let sit the examination" : "Bar from the examination"}
          action={barring.barredReason ? "Let sit" : "Bar"}
          onConfirm={bar}
          onDone={() => {
            setBarring(null);
            reload();
          }}
          onClose={() => setBarring(null)}
        >
          <p>
            {barring.name}, {barring.matricNumber}
          </p>
          {!barring.barredReason && (
            <p>The reason is shown wherever the student is said not to be eligible.</p>
          )}
        </ConfirmWithReason>
      )}
    </StaffPage>
  );
};

/** The attendance sheet of an examination, to be marked and printed. */
export default function AttendanceSheetPage() {
  const { semesterId = "", courseId = "" } = useParams();
  // Always loaded from the network, because the cache lacks the marks saved since.
  const { data, error, loading, refetch } = useQuery(AttendanceSheetDocument, {
    variables: { semesterId, courseId },
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
  });
  const sheet = data?.attendanceSheet;
  const failure = error && !loading ? failureOf(error) : null;
  const reload = () => void refetch().catch(() => undefined);
  useBreadcrumbLabel("semesterId", sheet && resultTexts.semesterOf(sheet.session, sheet.semester));
  useBreadcrumbLabel("courseId", sheet?.code);
  return (
    <QueryBoundary query={{ data: sheet ?? null, loading, failure, reload }}>
      {(open) => (
        <OpenSheet key={`${open.semesterId}/${open.courseId}`} sheet={open} reload={reload} />
      )}
    </QueryBoundary>
  );
}
