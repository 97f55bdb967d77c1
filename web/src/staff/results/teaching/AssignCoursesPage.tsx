import { useApolloClient } from "@apollo/client/react";
import { Alert, Button } from "antd";
import { useState } from "react";
import {
  type SemesterCoursesQuery_semesterCourses_rows as Row,
  SemesterCourseIdsDocument,
  SemesterCoursesDocument,
} from "../../../gql/staff-results.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { formatCount } from "../../kit/format-count.ts";
import { ListScreen } from "../../kit/list/ListScreen.tsx";
import { SelectionBar } from "../../kit/list/SelectionBar.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { useSelection } from "../../kit/list/use-selection.ts";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { useStaffPath } from "../../shell/role-context.ts";
import { SemesterChooser, semesterOf, useChosenSemester } from "../parts/SemesterChooser.tsx";
import { levelChoices, namedChoices } from "../parts/texts.ts";
import { AssignDialog, BulkAssignDialog } from "./LecturerDialogs.tsx";

/** The courses of a semester with their lecturers, assigned one by one or in bulk. */
export default function AssignCoursesPage() {
  const client = useApolloClient();
  const { toast } = useFeedback();
  const to = useStaffPath();
  const semesterId = useChosenSemester();
  const [changing, setChanging] = useState<Row | null>(null);
  const [isGiving, setIsGiving] = useState(false);
  const list = useListState({
    sorts: ["LECTURERS", "CODE", "TITLE", "LEVEL", "CREDIT_LOAD", "REGISTERED"],
    defaultSort: "LECTURERS",
    filters: { department: "text", level: "number", lecturer: "text", taught: "flag" },
  });
  const { department, level, lecturer, taught } = list.filters;
  const filter = {
    semesterId,
    departmentId: department,
    level,
    lecturerId: lecturer,
    withoutLecturer: taught === null ? null : !taught,
  };
  const { data, ...rest } = useStaffQuery(SemesterCoursesDocument, { ...list.variables, filter });
  const page = data?.semesterCourses ?? null;
  const choices = data?.teachingChoices;
  const semester = semesterOf(choices?.semesters, semesterId);
  const isOpen = semester?.isOpen ?? false;
  const selection = useSelection(list, {
    name: (row: Row) => row.code,
    allIds: async () => {
      const answer = await client.query({
        query: SemesterCourseIdsDocument,
        variables: { search: list.variables.search, filter },
        fetchPolicy: "network-only",
      });
      return answer.data?.semesterCourseIds ?? null;
    },
  });
  const finish = (done: string) => {
    setIsGiving(false);
    setChanging(null);
    selection.clear();
    toast("success", done);
    rest.reload();
  };
  const search = semesterId === null ? "" : `?semester=${semesterId}`;
  return (
    <ListScreen
      title="Assign courses"
      lead="An assignment holds for the whole session. Courses that nobody teaches come first."
      chooser={<SemesterChooser semesters={choices?.semesters} onChoose={selection.clear} />}
      actions={<ButtonLink to={to(`assign-courses/workload${search}`)}>Workload</ButtonLink>}
      notice={
        semester &&
        !isOpen && (
          <Alert
            type="info"
            showIcon
            title="This session is over: who taught in it stays as it is."
          />
        )
      }
      label="Courses of the semester"
      list={list}
      query={{ page, ...rest }}
      search="Code or title"
      fields={[
        { name: "department", label: "Department", choices: namedChoices(choices?.departments) },
        { name: "level", label: "Level", type: "number", choices: levelChoices },
        { name: "lecturer", label: "Lecturer", choices: namedChoices(choices?.lecturers) },
        { name: "taught", label: "Has a lecturer", type: "flag" },
      ]}
      selectionBar={
        isOpen &&
        selection.ids.length > 0 && (
          <SelectionBar selection={selection} total={page?.total ?? 0}>
            <Button onClick={() => setIsGiving(true)}>Give to a lecturer…</Button>
          </SelectionBar>
        )
      }
      rowKey={({ courseId }) => courseId}
      {...(isOpen && { selection })}
      empty={{ title: "No course is taught in this semester" }}
      columns={[
        {
          title: "Code",
          width: 110,
          card: "title",
          sort: "CODE",
          cell: (row) => row.code,
          link: (row) => `courses/${row.courseId}`,
        },
        { title: "Title", card: "fact", sort: "TITLE", cell: (row) => row.title },
        {
          title: "Lecturers",
          width: 180,
          card: "status",
          sort: "LECTURERS",
          cell: (row) =>
            row.lecturers.length === 0 ? (
              <StatusTag kind="waiting">Nobody</StatusTag>
            ) : (
              row.lecturers.map(({ name }) => name).join(", ")
            ),
        },
        {
          title: "Students",
          width: 110,
          card: "fact",
          sort: "REGISTERED",
          numeric: true,
          cell: (row) => formatCount(row.registered),
        },
        {
          title: "Credits",
          width: 80,
          sort: "CREDIT_LOAD",
          numeric: true,
          cell: (row) => row.creditLoad,
        },
        { title: "Level", width: 80, sort: "LEVEL", numeric: true, cell: (row) => row.level },
        { title: "Department", width: 150, cell: (row) => row.teachingDepartment },
        ...(isOpen
          ? [
              {
                title: "Change",
                width: 100,
                card: "action" as const,
                cell: (row: Row) => (
                  <Button
                    type="link"
                    aria-label={`Change the lecturers of ${row.code}`}
                    onClick={() => setChanging(row)}
                  >
                    Change
                  </Button>
                ),
              },
            ]
          : []),
      ]}
    >
      {changing && semester && (
        <AssignDialog
          semesterId={semester.id}
          course={changing}
          lecturers={choices?.lecturers ?? []}
          onDone={finish}
          // Also after a conflict, to show the current lecturers.
          onClose={() => {
            setChanging(null);
            rest.reload();
          }}
        />
      )}
      {isGiving && semester && (
        <BulkAssignDialog
          semesterId={semester.id}
          ids={selection.ids}
          lecturers={choices?.lecturers ?? []}
          onDone={finish}
          onClose={() => setIsGiving(false)}
        />
      )}
    </ListScreen>
  );
}
