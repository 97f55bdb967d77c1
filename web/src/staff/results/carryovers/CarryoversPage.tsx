import { CarryoversDocument } from "../../../gql/staff-results.ts";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { FilterBar } from "../../kit/list/FilterBar.tsx";
import { StaffList } from "../../kit/list/StaffList.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { levelChoices } from "../parts/choices.ts";
import { useStudentLink } from "../parts/use-student-link.ts";
import { carryoverTexts as texts } from "./texts.ts";

/** The courses that students failed and must repeat. */
export default function CarryoversPage() {
  const studentLink = useStudentLink();
  const list = useListState({
    sorts: ["MATRIC_NUMBER", "NAME", "COURSE", "LEVEL"],
    defaultSort: "MATRIC_NUMBER",
    filters: { department: "number", level: "number", course: "number", session: "text" },
  });
  const { department, course, level, session } = list.filters;
  const idOf = (value: number | null) => (value === null ? null : String(value));
  const { data, ...rest } = useStaffQuery(CarryoversDocument, {
    ...list.variables,
    filter: { departmentId: idOf(department), courseId: idOf(course), level, session },
  });
  const page = data?.carryovers ?? null;
  const sessions = new Set((data?.resultSemesters ?? []).map((semester) => semester.session));
  const departments = data?.courseChoices.departments ?? [];
  const courses = data?.courseChoices.courses ?? [];
  return (
    <StaffPage title={texts.title} lead={texts.lead}>
      <FilterBar
        list={list}
        search={texts.search}
        fields={[
          {
            name: "department",
            label: texts.department,
            choices: departments.map(({ id, name }) => ({ value: id, label: name })),
          },
          { name: "level", label: texts.level, type: "number", choices: levelChoices },
          {
            name: "course",
            label: texts.course,
            choices: courses.map(({ id, code }) => ({ value: id, label: code })),
          },
          { name: "session", label: texts.session, choices: [...sessions] },
        ]}
      >
        <ExportButtons links={page?.export} />
      </FilterBar>
      <StaffList
        label={texts.title}
        list={list}
        query={{ page, ...rest }}
        rowKey={({ id }) => id}
        empty={{ title: texts.none, children: <p>{texts.noneHint}</p> }}
        columns={[
          {
            title: texts.matricNumber,
            cell: ({ matricNumber }) => matricNumber,
            sort: "MATRIC_NUMBER",
            link: ({ studentId }) => studentLink(studentId),
          },
          { title: texts.name, cell: ({ name }) => name, sort: "NAME" },
          { title: texts.department, cell: (row) => row.department, wide: true },
          { title: texts.level, cell: (row) => row.level, sort: "LEVEL", numeric: true },
          {
            title: texts.course,
            cell: ({ code, title }) => `${code} ${title}`,
            sort: "COURSE",
          },
          { title: texts.units, cell: ({ creditLoad }) => creditLoad, numeric: true, wide: true },
          { title: texts.attempts, cell: ({ attempts }) => attempts, numeric: true },
          { title: texts.session, cell: (row) => row.session },
          {
            title: texts.registered,
            cell: ({ isRegistered }) => (isRegistered ? texts.yes : texts.no),
          },
        ]}
      />
    </StaffPage>
  );
}
