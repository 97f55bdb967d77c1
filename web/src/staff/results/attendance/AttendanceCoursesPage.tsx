import { SemesterCoursesDocument, type SemesterCoursesQuery } from "../../../gql/staff-results.ts";
import { FilterBar } from "../../kit/list/FilterBar.tsx";
import { StaffList } from "../../kit/list/StaffList.tsx";
import type { ListColumn } from "../../kit/list/table-columns.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { levelChoices } from "../parts/choices.ts";
import { SemesterChooser } from "../parts/SemesterChooser.tsx";
import { useChosenSemester } from "../parts/use-chosen-semester.ts";
import { semesterOf } from "../teaching/semester-of.ts";
import { formatCount } from "../teaching/texts.ts";
import { attendanceTexts as texts } from "./texts.ts";

const sorts = ["CODE", "TITLE", "LEVEL", "REGISTERED"] as const;

type Row = SemesterCoursesQuery["semesterCourses"]["rows"][number];

const columnsOf = (
  semesterId: string | undefined,
): readonly ListColumn<Row, (typeof sorts)[number]>[] => [
  {
    title: texts.code,
    width: 120,
    card: "title",
    sort: "CODE",
    cell: ({ code }) => code,
    ...(semesterId !== undefined && {
      link: ({ courseId }) => `attendance-sheet/${semesterId}/${courseId}`,
    }),
  },
  { title: texts.courseTitle, card: "fact", sort: "TITLE", cell: ({ title }) => title },
  {
    title: texts.registered,
    width: 120,
    card: "fact",
    sort: "REGISTERED",
    numeric: true,
    cell: ({ registered }) => formatCount(registered),
  },
  {
    title: texts.marked,
    width: 140,
    card: "status",
    numeric: true,
    cell: ({ present, absent, registered }) => texts.markedOf(present + absent, registered),
  },
  { title: texts.level, width: 90, sort: "LEVEL", numeric: true, cell: ({ level }) => level },
  { title: texts.department, width: 190, cell: ({ teachingDepartment }) => teachingDepartment },
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
    <StaffPage title={texts.title} count={page?.total} lead={texts.lead}>
      <SemesterChooser
        semesters={choices?.semesters ?? []}
        chosen={chosen}
        onChoose={chooseSemester}
      />
      <FilterBar
        list={list}
        search={texts.search}
        fields={[
          {
            name: "department",
            label: texts.department,
            choices: (choices?.departments ?? []).map(({ id, name }) => ({
              value: id,
              label: name,
            })),
          },
          { name: "level", label: texts.level, type: "number", choices: levelChoices },
        ]}
      />
      <StaffList
        label={texts.courses}
        list={list}
        query={{ page, ...rest }}
        rowKey={({ courseId }) => courseId}
        empty={{ title: texts.empty }}
        columns={columnsOf(semester?.id)}
      />
    </StaffPage>
  );
}
