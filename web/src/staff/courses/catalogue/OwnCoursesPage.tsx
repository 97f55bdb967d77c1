import { OwnCoursesDocument } from "../../../gql/staff-courses.ts";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { FilterBar } from "../../kit/list/FilterBar.tsx";
import { StaffList } from "../../kit/list/StaffList.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { useStaffList } from "../../kit/list/use-staff-list.ts";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { courseColumns, courseSorts, levelChoices, semesterChoices } from "./course-columns.tsx";

/** A lecturer's own courses with their numbers of students. */
export default function OwnCoursesPage() {
  const list = useListState({
    sorts: courseSorts,
    defaultSort: "CODE",
    filters: { level: "number", semester: ["FIRST", "SECOND", "THIRD"] },
  });
  const query = useStaffList(
    OwnCoursesDocument,
    { ...list.variables, filter: list.filters },
    ({ ownCourses }) => ownCourses,
  );
  return (
    <StaffPage
      title="My Courses"
      count={query.page?.total}
      lead="The courses you teach in the running session, and how many registered them."
      actions={<ExportButtons links={query.page?.export} />}
    >
      <FilterBar
        list={list}
        search="Code or title"
        fields={[
          { name: "level", label: "Level", type: "number", choices: levelChoices },
          { name: "semester", label: "Semester", choices: semesterChoices },
        ]}
      />
      <StaffList
        label="My Courses"
        list={list}
        query={query}
        rowKey={({ id }) => id}
        empty={{
          title: "You teach no course in this session",
          children: "The office assigns lecturers to courses.",
        }}
        columns={courseColumns(({ id }) => `courses/${id}`)}
      />
    </StaffPage>
  );
}
