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
    <StaffPage
      title={texts.title}
      count={page?.total}
      lead={texts.lead}
      actions={<ExportButtons links={page?.export} />}
    >
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
      />
      <StaffList
        label={texts.title}
        list={list}
        query={{ page, ...rest }}
        rowKey={({ id }) => id}
        empty={{ title: texts.none, children: <p>{texts.noneHint}</p> }}
        columns={[
          {
            title: texts.name,
            card: "title",
            cell: ({ name }) => name,
            sort: "NAME",
            link: ({ studentId }) => studentLink(studentId),
            under: ({ matricNumber }) => matricNumber,
          },
          { title: texts.department, width: 150, cell: (row) => row.department },
          { title: texts.level, width: 80, cell: (row) => row.level, sort: "LEVEL", numeric: true },
          {
            title: texts.course,
            card: "fact",
            cell: ({ code, title }) => `${code} ${title}`,
            sort: "COURSE",
          },
          { title: texts.units, width: 70, cell: ({ creditLoad }) => creditLoad, numeric: true },
          {
            title: texts.attempts,
            width: 100,
            card: "fact",
            cell: ({ attempts }) => attempts,
            numeric: true,
          },
          { title: texts.session, width: 110, cell: (row) => row.session },
          {
            title: texts.registered,
            width: 110,
            card: "status",
            cell: ({ isRegistered }) => (isRegistered ? texts.yes : texts.no),
          },
        ]}
      />
    </StaffPage>
  );
}
