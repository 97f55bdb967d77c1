import { CarryoversDocument } from "../../../gql/staff-results.ts";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { ListScreen } from "../../kit/list/ListScreen.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { levelChoices, namedChoices } from "../parts/texts.ts";
import { useStudentLink } from "../parts/use-result-paths.ts";

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
  const courses = data?.courseChoices.courses ?? [];
  return (
    <ListScreen
      title="Carryovers"
      lead="Courses that active students failed, by what is published, and have not passed since."
      list={list}
      query={{ page, ...rest }}
      search="Matric number or name"
      fields={[
        {
          name: "department",
          label: "Department",
          choices: namedChoices(data?.courseChoices.departments),
        },
        { name: "level", label: "Level", type: "number", choices: levelChoices },
        {
          name: "course",
          label: "Course",
          choices: courses.map(({ id, code }) => ({ value: id, label: code })),
        },
        { name: "session", label: "Last attempt", choices: [...sessions] },
      ]}
      rowKey={({ id }) => id}
      empty={{
        title: "No carryovers",
        children: <p>Nobody has failed a published course without passing it since.</p>,
      }}
      columns={[
        {
          title: "Name",
          card: "title",
          cell: ({ name }) => name,
          sort: "NAME",
          link: ({ studentId }) => studentLink(studentId),
          under: ({ matricNumber }) => matricNumber,
        },
        { title: "Department", width: 150, cell: (row) => row.department },
        { title: "Level", width: 80, cell: (row) => row.level, sort: "LEVEL", numeric: true },
        {
          title: "Course",
          card: "fact",
          cell: ({ code, title }) => `${code} ${title}`,
          sort: "COURSE",
        },
        { title: "Units", width: 70, cell: ({ creditLoad }) => creditLoad, numeric: true },
        {
          title: "Times failed",
          width: 100,
          card: "fact",
          cell: ({ attempts }) => attempts,
          numeric: true,
        },
        { title: "Last attempt", width: 110, cell: (row) => row.session },
        {
          title: "Registered again",
          width: 110,
          card: "status",
          cell: ({ isRegistered }) => (
            <StatusTag kind={isRegistered ? "good" : "waiting"}>
              {isRegistered ? "Yes" : "No"}
            </StatusTag>
          ),
        },
      ]}
    />
  );
}
