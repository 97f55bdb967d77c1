import { Alert, Button } from "antd";
import { useState } from "react";
import {
  AttendanceShortfallsDocument,
  BarForAttendanceDocument,
  type BarForAttendanceMutation,
} from "../../../gql/staff-results.ts";
import { useSave } from "../../../lib/use-save.ts";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { ConfirmStep } from "../../kit/ConfirmStep.tsx";
import { ListScreen } from "../../kit/list/ListScreen.tsx";
import { SelectionBar } from "../../kit/list/SelectionBar.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { useSelection } from "../../kit/list/use-selection.ts";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { useStaffRole } from "../../shell/role-context.ts";
import { SemesterChooser, semesterOf, useChosenSemester } from "../parts/SemesterChooser.tsx";
import { countOf, levelChoices, namedChoices } from "../parts/texts.ts";
import { attendedOf } from "./texts.ts";

type Outcome = Extract<
  BarForAttendanceMutation["barForAttendance"],
  { readonly __typename?: "BarredForAttendance" }
>;

/** Students who missed too many classes, for the exam office to bar from examinations. */
export default function AttendanceShortfallsPage() {
  const chosen = useChosenSemester();
  const canBar = useStaffRole() !== "ICT_SUPPORT";
  const list = useListState({
    sorts: ["PERCENT", "MATRIC_NUMBER", "NAME", "COURSE"],
    defaultSort: "PERCENT",
    filters: { department: "text", level: "number", barred: "flag" },
  });
  const { department, level, barred } = list.filters;
  const { data, loading, failure, reload } = useStaffQuery(AttendanceShortfallsDocument, {
    ...list.variables,
    filter: { semesterId: chosen, departmentId: department, level, barred },
  });
  const page = data?.attendanceShortfalls ?? null;
  const choices = data?.teachingChoices;
  const semester = semesterOf(choices?.semesters, chosen);
  const selection = useSelection(list, {
    name: ({ matricNumber, code }: { readonly matricNumber: string; readonly code: string }) =>
      `${matricNumber}, ${code}`,
  });
  const [barring, setBarring] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [bar] = useSave(BarForAttendanceDocument);
  const isOpen = canBar && semester?.isCurrent === true;
  return (
    <ListScreen
      title="Missed classes"
      lead="Students who attended less of a course's classes than the college asks for. The exam office decides who is barred."
      chooser={<SemesterChooser semesters={choices?.semesters} />}
      notice={
        outcome && (
          <Alert
            type={outcome.leftOut.length === 0 ? "success" : "warning"}
            showIcon
            role="status"
            closable={{ "aria-label": "Dismiss", onClose: () => setOutcome(null) }}
            title={
              outcome.barred === 0
                ? "Nobody was barred."
                : `${countOf(outcome.barred, "bar was", "bars were")} set.`
            }
            description={outcome.leftOut.map((sentence) => <p key={sentence}>{sentence}</p>)}
          />
        )
      }
      list={list}
      query={{ page, loading, failure, reload }}
      search="Matric number or name"
      fields={[
        { name: "department", label: "Department", choices: namedChoices(choices?.departments) },
        { name: "level", label: "Level", type: "number", choices: levelChoices },
        { name: "barred", label: "Barred", type: "flag" },
      ]}
      selection={isOpen ? selection : undefined}
      selectionBar={
        selection.ids.length > 0 && (
          <SelectionBar selection={selection} total={page?.total ?? 0}>
            <Button type="primary" onClick={() => setBarring(true)}>
              Bar from the examination
            </Button>
          </SelectionBar>
        )
      }
      rowKey={({ id }) => id}
      empty={{
        title: "Nobody missed too many classes",
        children: <p>Lecturers record the classes of their courses.</p>,
      }}
      columns={[
        {
          title: "Name",
          card: "title",
          sort: "NAME",
          cell: ({ name }) => name,
          under: ({ matricNumber }) => matricNumber,
        },
        {
          title: "Course",
          card: "fact",
          sort: "COURSE",
          cell: ({ code }) => code,
          under: ({ title }) => title,
          link: ({ courseId }) => `class-attendance/${semester?.id ?? chosen}/${courseId}`,
        },
        {
          title: "Attended",
          width: 110,
          card: "fact",
          numeric: true,
          cell: attendedOf,
        },
        {
          title: "Percent",
          width: 100,
          card: "fact",
          numeric: true,
          sort: "PERCENT",
          cell: ({ percent }) => `${percent}%`,
        },
        {
          title: "Examination",
          width: 170,
          card: "status",
          cell: ({ barredReason }) => (
            <StatusTag kind={barredReason === null ? "waiting" : "bad"}>
              {barredReason === null ? "Not decided" : "Barred"}
            </StatusTag>
          ),
        },
        { title: "Department", width: 170, cell: (row) => row.department },
        { title: "Level", width: 80, numeric: true, cell: (row) => row.level },
      ]}
    >
      {barring && (
        <ConfirmStep
          title="Bar from the examination"
          action="Bar"
          onClose={() => setBarring(false)}
          onConfirm={async () => {
            const { barForAttendance: answer } = await bar({ shortfallIds: [...selection.ids] });
            if (answer.__typename === "Refusal") return answer;
            setBarring(false);
            setOutcome(answer);
            selection.clear();
            reload();
            return null;
          }}
        >
          <p>
            {countOf(selection.ids.length, "student is", "students are")} barred from the
            examination of the course whose classes they missed. Their figures are the reason that
            they read. The attendance sheet of the course lifts a bar again.
          </p>
        </ConfirmStep>
      )}
    </ListScreen>
  );
}
