import { OwnCoursesDocument } from "../../../gql/staff-courses.ts";
import { ListScreen } from "../../kit/list/ListScreen.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { useStaffList } from "../../kit/list/use-staff-list.ts";
import { levelChoices } from "../../results/parts/texts.ts";
import { courseColumns, courseSorts, semesterChoices } from "./course-columns.tsx";

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
    <ListScreen
      title="My Courses"
      lead="The courses you teach in the running session, and how many registered them."
      list={list}
      query={query}
      search="Code or title"
      fields={[
        { name: "level", label: "Level", type: "number", choices: levelChoices },
        { name: "semester", label: "Semester", choices: semesterChoices },
      ]}
      rowKey={({ id }) => id}
      empty={{
        title: "You teach no course in this session",
        children: "The office assigns lecturers to courses.",
      }}
      columns={courseColumns(({ id }) => `courses/${id}`)}
    />
  );
}
