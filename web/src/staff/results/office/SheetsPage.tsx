import { useApolloClient } from "@apollo/client/react";
import { ResultSheetIdsDocument, ResultSheetsDocument } from "../../../gql/staff-results.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { BulkBar } from "../../kit/bulk/BulkBar.tsx";
import { formatCount } from "../../kit/format-count.ts";
import { ListScreen } from "../../kit/list/ListScreen.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { useSelection } from "../../kit/list/use-selection.ts";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { useStaffRole } from "../../shell/role-context.ts";
import { SemesterChooser, semesterOf, useChosenSemester } from "../parts/SemesterChooser.tsx";
import { SheetStateTag } from "../parts/SheetStateTag.tsx";
import {
  formatEntered,
  levelChoices,
  namedChoices,
  resultTexts,
  sheetStateChoices,
  sheetStates,
} from "../parts/texts.ts";
import { useResultLink, useResultPath } from "../parts/use-result-paths.ts";
import { publishMeaning, useRelease } from "./SheetActions.tsx";

/** The result sheets of a semester, to be approved and published or only read. */
export default function SheetsPage() {
  const client = useApolloClient();
  const to = useResultPath();
  const link = useResultLink();
  const [releaseLabels, release] = useRelease();
  const semesterId = useChosenSemester();
  const list = useListState({
    sorts: ["CODE", "TITLE", "LEVEL", "STATE", "REGISTERED", "ENTERED", "AVERAGE_TOTAL"],
    defaultSort: "CODE",
    filters: {
      state: sheetStates,
      department: "number",
      level: "number",
      lecturer: "number",
      overdue: "flag",
      flagged: "flag",
    },
  });
  const { department, lecturer, ...others } = list.filters;
  const filter = {
    ...others,
    semesterId,
    departmentId: department === null ? null : String(department),
    lecturerId: lecturer === null ? null : String(lecturer),
  };
  const { data, ...rest } = useStaffQuery(ResultSheetsDocument, { ...list.variables, filter });
  const page = data?.resultSheets ?? null;
  const selection = useSelection(list, {
    name: ({ code }: { readonly code: string }) => code,
    allIds: async () => {
      const answer = await client.query({
        query: ResultSheetIdsDocument,
        variables: { search: list.variables.search, filter },
        fetchPolicy: "network-only",
      });
      return answer.data?.resultSheetIds ?? null;
    },
  });
  const semester = semesterOf(data?.resultSemesters, semesterId);
  const canPublish =
    data?.viewer?.__typename === "Staff" && data.viewer.permissions.canPublishResults;
  const search = semesterId === null ? "" : `?semester=${semesterId}`;
  const role = useStaffRole();
  return (
    <ListScreen
      title="Results"
      lead="The result sheets of a semester, from the lecturers' drafts to what students see."
      chooser={<SemesterChooser semesters={data?.resultSemesters} onChoose={selection.clear} />}
      actions={
        <>
          <ButtonLink to={to(`broadsheet${search}`)}>Broadsheet</ButtonLink>
          <ButtonLink to={to(`carryovers${search}`)}>Carryover list</ButtonLink>
          <ButtonLink to={to("standing")}>Academic standing</ButtonLink>
          {role !== "ICT_SUPPORT" && <ButtonLink to={to("senate-lists")}>Senate lists</ButtonLink>}
        </>
      }
      label="Result sheets"
      list={list}
      query={{ page, ...rest }}
      search="Course, title or department"
      fields={[
        { name: "state", label: "State", choices: sheetStateChoices },
        {
          name: "department",
          label: "Department",
          type: "number",
          choices: namedChoices(data?.courseChoices.departments),
        },
        { name: "level", label: "Level", type: "number", choices: levelChoices },
        {
          name: "lecturer",
          label: "Lecturer",
          type: "number",
          choices: namedChoices(data?.courseChoices.lecturers),
        },
        { name: "overdue", label: "Overdue", type: "flag" },
        { name: "flagged", label: "Worth a look", type: "flag" },
      ]}
      selectionBar={
        canPublish &&
        semester &&
        selection.ids.length > 0 && (
          <BulkBar
            selection={selection}
            total={page?.total ?? 0}
            onDone={rest.reload}
            actions={[{ ...releaseLabels, meaning: publishMeaning, ...release(semester.id) }]}
          />
        )
      }
      rowKey={({ courseId }) => courseId}
      {...(canPublish && { selection })}
      empty={{
        title: "No result sheets in this semester",
        children: "A course has one as soon as a student registers it.",
      }}
      columns={[
        {
          title: "Code",
          card: "title",
          cell: (row) => row.code,
          sort: "CODE",
          link: (row) => link(`${row.semesterId}/${row.courseId}`),
          under: (row) => row.title,
        },
        {
          title: "State",
          width: 170,
          card: "status",
          sort: "STATE",
          cell: ({ state, version, isOverdue }) => (
            <>
              <SheetStateTag state={state} /> {version > 1 && `version ${version}`}
              {isOverdue && <StatusTag kind="bad">Overdue</StatusTag>}
            </>
          ),
        },
        {
          title: "Entered",
          width: 110,
          card: "fact",
          cell: formatEntered,
          sort: "ENTERED",
          numeric: true,
        },
        {
          title: "Average",
          width: 90,
          cell: ({ averageTotal }) => averageTotal?.toFixed(1) ?? resultTexts.none,
          sort: "AVERAGE_TOTAL",
          numeric: true,
        },
        {
          title: "Pass rate",
          width: 90,
          card: "fact",
          cell: ({ passRate }) =>
            passRate === null ? resultTexts.none : `${Math.round(passRate)}%`,
          numeric: true,
        },
        {
          title: "Worth a look",
          width: 70,
          cell: ({ flagCount }) => (flagCount === 0 ? resultTexts.none : formatCount(flagCount)),
          numeric: true,
        },
        { title: "Level", width: 70, cell: (row) => row.level, sort: "LEVEL", numeric: true },
        { title: "Department", width: 130, cell: (row) => row.department },
        { title: "Lecturers", width: 140, cell: (row) => row.lecturers.join(", ") || "Nobody" },
      ]}
    />
  );
}
