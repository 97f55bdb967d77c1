import { TeachingWorkloadDocument } from "../../../gql/staff-results.ts";
import { formatCount } from "../../kit/format-count.ts";
import { ListScreen } from "../../kit/list/ListScreen.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { SemesterChooser, useChosenSemester } from "../parts/SemesterChooser.tsx";

/** The courses of every lecturer in a semester. */
export default function WorkloadPage() {
  const semesterId = useChosenSemester();
  const list = useListState({
    sorts: ["CREDIT_LOAD", "COURSES", "STUDENTS", "NAME"],
    defaultSort: "-CREDIT_LOAD",
    filters: { teaching: "flag" },
  });
  const filter = { semesterId, isTeaching: list.filters.teaching };
  const { data, ...rest } = useStaffQuery(TeachingWorkloadDocument, { ...list.variables, filter });
  const page = data?.teachingWorkload ?? null;
  return (
    <ListScreen
      title="Workload"
      lead="What each lecturer has to teach in the semester."
      chooser={<SemesterChooser semesters={data?.resultSemesters} />}
      label="Workload of the lecturers"
      list={list}
      query={{ page, ...rest }}
      search="Name"
      fields={[{ name: "teaching", label: "Teaches this semester", type: "flag" }]}
      rowKey={({ lecturerId }) => lecturerId}
      empty={{ title: "Nobody is a lecturer yet" }}
      columns={[
        {
          title: "Lecturer",
          card: "title",
          sort: "NAME",
          cell: ({ name, isSuspended }) => (isSuspended ? `${name} (Suspended)` : name),
        },
        {
          title: "Number",
          width: 110,
          card: "fact",
          sort: "COURSES",
          numeric: true,
          cell: ({ courses }) => formatCount(courses.length),
        },
        {
          title: "Credits",
          width: 110,
          card: "status",
          sort: "CREDIT_LOAD",
          numeric: true,
          cell: ({ creditLoad }) => formatCount(creditLoad),
        },
        {
          title: "Students",
          width: 120,
          card: "fact",
          sort: "STUDENTS",
          numeric: true,
          cell: ({ students }) => formatCount(students),
        },
        {
          title: "Courses",
          width: 320,
          cell: ({ courses }) => courses.join(", ") || "None",
        },
      ]}
    />
  );
}
