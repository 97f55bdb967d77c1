import { TeachingWorkloadDocument } from "../../../gql/staff-results.ts";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { FilterBar } from "../../kit/list/FilterBar.tsx";
import { StaffList } from "../../kit/list/StaffList.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { SemesterChooser } from "../parts/SemesterChooser.tsx";
import { useChosenSemester } from "../parts/use-chosen-semester.ts";
import { formatCount, teachingTexts as texts } from "./texts.ts";

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
      title={texts.workload}
      count={page?.total}
      lead={texts.workloadLead}
      actions={<ExportButtons links={page?.export} />}
    >
      <SemesterChooser
        semesters={data?.resultSemesters ?? []}
        chosen={semesterId}
        onChoose={chooseSemester}
      />
      <FilterBar
        list={list}
        search={texts.searchLecturer}
        fields={[{ name: "teaching", label: texts.isTeaching, type: "flag" }]}
      />
      <StaffList
        label={texts.workloadTable}
        list={list}
        query={{ page, ...rest }}
        rowKey={({ lecturerId }) => lecturerId}
        empty={{ title: texts.workloadEmpty }}
        columns={[
          {
            title: texts.lecturer,
            card: "title",
            sort: "NAME",
            cell: ({ name, isSuspended }) => (isSuspended ? `${name} (${texts.suspended})` : name),
          },
          {
            title: texts.courseCount,
            width: 110,
            card: "fact",
            sort: "COURSES",
            numeric: true,
            cell: ({ courses }) => formatCount(courses.length),
          },
          {
            title: texts.credits,
            width: 110,
            card: "status",
            sort: "CREDIT_LOAD",
            numeric: true,
            cell: ({ creditLoad }) => formatCount(creditLoad),
          },
          {
            title: texts.students,
            width: 120,
            card: "fact",
            sort: "STUDENTS",
            numeric: true,
            cell: ({ students }) => formatCount(students),
          },
          {
            title: texts.codes,
            width: 320,
            cell: ({ courses }) => courses.join(", ") || texts.nothing,
          },
        ]}
      />
    </StaffPage>
  );
}
