import { OwnCoursesDocument } from "../../../gql/staff-courses.ts";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { FilterBar } from "../../kit/list/FilterBar.tsx";
import { StaffList } from "../../kit/list/StaffList.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { useStaffList } from "../../kit/list/use-staff-list.ts";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { coursesTexts } from "../texts.ts";
import { courseColumns, courseSorts, levelChoices, semesterChoices } from "./course-columns.tsx";

const texts = coursesTexts.courses;

/** A lecturer's own courses with their numbers of students. */
const OwnCoursesPage = () => {
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
      title={texts.own}
      count={query.page?.total}
      lead={texts.ownLead}
      actions={<ExportButtons links={query.page?.export} />}
    >
      <FilterBar
        list={list}
        search={texts.search}
        fields={[
          { name: "level", label: texts.level, type: "number", choices: levelChoices },
          { name: "semester", label: texts.semester, choices: semesterChoices },
        ]}
      />
      <StaffList
        label={texts.own}
        list={list}
        query={query}
        rowKey={({ id }) => id}
        empty={{ title: texts.ownEmpty, children: texts.ownEmptyHint }}
        columns={courseColumns(({ id }) => `courses/${id}`)}
      />
    </StaffPage>
  );
};

export default OwnCoursesPage;
