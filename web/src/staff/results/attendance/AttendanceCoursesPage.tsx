import { SemesterCoursesDocument, type SemesterCoursesQuery } from "../../../gql/staff-results.ts";
import { FilterBar } from "../../kit/list/FilterBar.tsx";
import { StaffList } from "../../kit/list/StaffList.tsx";
import type { ListColumn } from "../../kit/list/table-columns.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { SemesterChooser, semesterOf, useChosenSemester } from "../parts/SemesterChooser.tsx";
import { formatCount, levelChoices, namedChoices } from "../parts/texts.ts";

const sorts = ["CODE", "TITLE", "LEVEL", "REGISTERED"] as const;

type Row = SemesterCoursesQuery["semesterCourses"]["rows"][number];

const columnsOf = (
  semesterId: string | undefined,
): readonly ListColumn<Row, (typeof sorts)[number]>[] => [
  {
    title: "Code",
    width: 120,
    card: "title",
    sort: "CODE",
    cell: ({ code }) => code,
    ...(semesterId !== undefined && {
      link: ({ courseId }) => `attendance-sheet/${semesterId}/${courseId}`,
    }),
  },
  { title: "Title", card: "fact", sort: "TITLE", cell: ({ title }) => title },
  {
    title: "Students",
    width: 120,
    card: "fact",
    sort: "REGISTERED",
    numeric: true,
    cell: ({ registered }) => formatCount(registered),
  },
  {
    title: "Marked",
    width: 140,
    card: "status",
    numeric: true,
    cell: ({ present, absent, registered }) => `${present + absent} of ${registered}`,
  },
  { title: "Level", width: 90, sort: "LEVEL", numeric: true, cell: ({ level }) => level },
  { title: "Department", width: 190, cell: ({ teachingDepartment }) => teachingDepartment },
];

/** The courses of a semester with links to their attendance sheets. */
export default function AttendanceCoursesPage() {
  const [chosen, chooseSemester] = useChosenSemester();
  const list = useListState({
    sorts,
    defaultSort: "CODE",
    filters: { department: "text", level: "number" },
  });
  const { department, level } = list.filters;
  const filter = { semesterId: chosen, departmentId: department, level };
  const { data, ...rest } = useStaffQuery(SemesterCoursesDocument, { ...list.variables, filter });
  const page = data?.semesterCourses ?? null;
  const choices = data?.teachingChoices;
  const semester = semesterOf(choices?.semesters, chosen);
  return (
    <StaffPage
      title="Attendance sheet"
      count={page?.total}
      lead="Choose a course of the running semester to mark its examination or to print its sheet."
      actions={
        <SemesterChooser
          semesters={choices?.semesters ?? []}
          chosen={chosen}
          onChoose={chooseSemester}
        />
      }
    >
      <FilterBar
        list={list}
        search="Code or title"
        fields={[
          {
            name: "department",
            label: "Department",
            choices: namedChoices(choices?.departments),
          },
          { name: "level", label: "Level", type: "number", choices: levelChoices },
        ]}
      />
      <StaffList
        label="Courses with an examination"
        list={list}
        query={{ page, ...rest }}
        rowKey={({ courseId }) => courseId}
        empty={{ title: "No course is taught in this semester" }}
        columns={columnsOf(semester?.id)}
      />
    </StaffPage>
  );
}
