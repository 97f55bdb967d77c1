import { TeachingWorkloadDocument } from "../../../gql/staff-results.ts";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { FilterBar } from "../../kit/list/FilterBar.tsx";
import { StaffList } from "../../kit/list/StaffList.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { SemesterChooser, useChosenSemester } from "../parts/SemesterChooser.tsx";
import { formatCount } from "../parts/texts.ts";

/** The courses of every lecturer in a semester. */
export default function WorkloadPage() {
  const [semesterId, chooseSemester] = useChosenSemester();
  const list = useListState({
    sorts: ["CREDIT_LOAD", "COURSES", "STUDENTS", "NAME"],
    defaultSort: "-CREDIT_LOAD",
    filters: { teaching: "flag" },
  });
  const filter = { semesterId, isTeaching: list.filters.teaching };
  const { data, ...rest } = useStaffQuery(TeachingWorkloadDocument, { ...list.variables, filter });
  const page = data?.teachingWorkload ?? null;
  return (
    <StaffPage
      title="Workload"
      count={page?.total}
      lead="What each lecturer has to teach in the semester."
      actions={
        <>
          <SemesterChooser
            semesters={data?.resultSemesters ?? []}
            chosen={semesterId}
            onChoose={chooseSemester}
          />
          <ExportButtons links={page?.export} />
        </>
      }
    >
      <FilterBar
        list={list}
        search="Name"
        fields={[{ name: "teaching", label: "Teaches this semester", type: "flag" }]}
      />
      <StaffList
        label="Workload of the lecturers"
        list={list}
        query={{ page, ...rest }}
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
    </StaffPage>
  );
}
