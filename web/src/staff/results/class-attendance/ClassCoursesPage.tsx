import { OwnSheetsDocument } from "../../../gql/staff-results.ts";
import { ListScreen } from "../../kit/list/ListScreen.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { SemesterChooser, useChosenSemester } from "../parts/SemesterChooser.tsx";

/** The courses of a lecturer, to record their classes. */
export default function ClassCoursesPage() {
  const semesterId = useChosenSemester();
  const list = useListState({
    sorts: ["CODE", "TITLE", "REGISTERED"],
    defaultSort: "CODE",
    filters: {},
  });
  const { data, loading, failure, reload } = useStaffQuery(OwnSheetsDocument, {
    ...list.variables,
    filter: { semesterId },
  });
  return (
    <ListScreen
      title="Class attendance"
      lead="Choose a course to record who attended its classes."
      chooser={<SemesterChooser semesters={data?.resultSemesters} />}
      list={list}
      query={{ page: data?.resultSheets ?? null, loading, failure, reload }}
      search="Code or title"
      rowKey={({ courseId }) => courseId}
      empty={{
        title: "You teach no course in this semester",
        children: "The exam office assigns courses.",
      }}
      columns={[
        {
          title: "Course",
          width: 140,
          card: "title",
          sort: "CODE",
          cell: ({ code }) => code,
          link: ({ semesterId: semester, courseId }) => `class-attendance/${semester}/${courseId}`,
        },
        { title: "Title", card: "fact", sort: "TITLE", cell: ({ title }) => title },
        {
          title: "Students",
          width: 120,
          card: "fact",
          sort: "REGISTERED",
          numeric: true,
          cell: ({ registered }) => registered,
        },
      ]}
    />
  );
}
