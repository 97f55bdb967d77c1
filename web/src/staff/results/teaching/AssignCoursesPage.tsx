import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import {
  SemesterCourseIdsDocument,
  SemesterCoursesDocument,
  type SemesterCoursesQuery,
} from "../../../gql/staff-results.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { BulkBar } from "../../kit/bulk/BulkBar.tsx";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { FilterBar } from "../../kit/list/FilterBar.tsx";
import { StaffList } from "../../kit/list/StaffList.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { useSelection } from "../../kit/list/use-selection.ts";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { useStaffPath } from "../../shell/role-context.ts";
import { levelChoices } from "../parts/choices.ts";
import { SemesterChooser } from "../parts/SemesterChooser.tsx";
import { useChosenSemester } from "../parts/use-chosen-semester.ts";
import { AssignDialog } from "./AssignDialog.tsx";
import { BulkAssignDialog } from "./BulkAssignDialog.tsx";
import { semesterOf } from "./semester-of.ts";
import { formatCount, teachingTexts as texts } from "./texts.ts";

type Row = SemesterCoursesQuery["semesterCourses"]["rows"][number];

/** The courses of a semester with their lecturers, assigned one by one or in bulk. */
export default function AssignCoursesPage() {
  const client = useApolloClient();
  const { toast } = useFeedback();
  const to = useStaffPath();
  const [semesterId, chooseSemester] = useChosenSemester();
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
  const named = (known: readonly { readonly id: string; readonly name: string }[] | undefined) =>
    (known ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const finish = (done: string) => {
    setIsGiving(false);
    setChanging(null);
    selection.clear();
    toast("success", done);
    rest.reload();
  };
  const search = semesterId === null ? "" : `?semester=${semesterId}`;
  return (
    <StaffPage
      title={texts.title}
      lead={texts.lead}
      actions={
        <>
          <ButtonLink variant="secondary" to={to(`assign-courses/workload${search}`)}>
            {texts.workload}
          </ButtonLink>
          {isOpen && (
            <Button disabled={selection.ids.length === 0} onClick={() => setIsGiving(true)}>
              {texts.bulkLabel}
            </Button>
          )}
        </>
      }
    >
      <SemesterChooser
        semesters={choices?.semesters ?? []}
        chosen={semesterId}
        onChoose={(id) => {
          selection.clear();
          chooseSemester(id);
        }}
      />
      {semester && !isOpen && <Notice kind="info">{texts.past}</Notice>}
      <FilterBar
        list={list}
        search={texts.search}
        fields={[
          { name: "department", label: texts.department, choices: named(choices?.departments) },
          { name: "level", label: texts.level, type: "number", choices: levelChoices },
          { name: "lecturer", label: texts.lecturer, choices: named(choices?.lecturers) },
          { name: "taught", label: texts.hasLecturer, type: "flag" },
        ]}
      >
        <ExportButtons links={page?.export} />
      </FilterBar>
      {isOpen && (
        <BulkBar selection={selection} total={page?.total ?? 0} onDone={rest.reload} actions={[]} />
      )}
      <StaffList
        label={texts.courses}
        list={list}
        query={{ page, ...rest }}
        rowKey={({ courseId }) => courseId}
        {...(isOpen && { selection })}
        empty={{ title: texts.empty }}
        columns={[
          {
            title: texts.code,
            sort: "CODE",
            cell: (row) => row.code,
            link: (row) => `courses/${row.courseId}`,
          },
          { title: texts.courseTitle, sort: "TITLE", cell: (row) => row.title },
          {
            title: texts.lecturers,
            sort: "LECTURERS",
            cell: (row) =>
              row.lecturers.length === 0 ? (
                <StatusTag kind="waiting">{texts.nobody}</StatusTag>
              ) : (
                row.lecturers.map(({ name }) => name).join(", ")
              ),
          },
          {
            title: texts.registered,
            sort: "REGISTERED",
            numeric: true,
            cell: (row) => formatCount(row.registered),
          },
          {
            title: texts.credits,
            sort: "CREDIT_LOAD",
            numeric: true,
            cell: (row) => row.creditLoad,
          },
          { title: texts.level, sort: "LEVEL", numeric: true, cell: (row) => row.level },
          { title: texts.department, cell: (row) => row.teachingDepartment },
          ...(isOpen
            ? [
                {
                  title: texts.change,
                  pinned: true,
                  cell: (row: Row) => (
                    <Button
                      variant="plain"
                      aria-label={texts.changeOf(row.code)}
                      onClick={() => setChanging(row)}
                    >
                      {texts.change}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
      {changing && semester && (
        <AssignDialog
          semesterId={semester.id}
          course={changing}
          lecturers={choices?.lecturers ?? []}
          onDone={() => finish(texts.saved(changing.code))}
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
    </StaffPage>
  );
}
