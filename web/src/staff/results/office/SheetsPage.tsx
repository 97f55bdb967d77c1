import { ResultSheetsDocument } from "../../../gql/staff-results.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { FilterBar } from "../../kit/list/FilterBar.tsx";
import { StaffList } from "../../kit/list/StaffList.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { levelChoices, sheetStateChoices, sheetStates } from "../parts/choices.ts";
import { SemesterChooser } from "../parts/SemesterChooser.tsx";
import { useChosenSemester } from "../parts/use-chosen-semester.ts";
import { PublishBar } from "./PublishBar.tsx";
import { sheetColumns, sheetSorts } from "./sheet-columns.tsx";
import { officeTexts } from "./texts.ts";
import { useResultPath, useSheetLink } from "./use-office-path.ts";
import { useSheetSelection } from "./use-sheet-selection.ts";

const texts = officeTexts.list;

const choicesOf = (named: readonly { readonly id: string; readonly name: string }[] | undefined) =>
  (named ?? []).map(({ id, name }) => ({ value: id, label: name }));

/** The result sheets of a semester, to be approved and published or only read. */
export default function SheetsPage() {
  const to = useResultPath();
  const link = useSheetLink();
  const [semesterId, chooseSemester] = useChosenSemester();
  const list = useListState({
    sorts: sheetSorts,
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
  const selection = useSheetSelection(list, filter);
  const semester = data?.resultSemesters.find(({ id, isCurrent }) =>
    semesterId === null ? isCurrent : id === semesterId,
  );
  const canPublish =
    data?.viewer?.__typename === "Staff" && data.viewer.permissions.canPublishResults;
  const search = semesterId === null ? "" : `?semester=${semesterId}`;
  return (
    <StaffPage
      title={texts.title}
      count={page?.total}
      lead={texts.lead}
      actions={
        <>
          <ExportButtons links={page?.export} />
          <ButtonLink variant="secondary" to={to(`broadsheet${search}`)}>
            {texts.broadsheet}
          </ButtonLink>
          <ButtonLink variant="secondary" to={to(`carryovers${search}`)}>
            {texts.carryovers}
          </ButtonLink>
        </>
      }
    >
      <SemesterChooser
        semesters={data?.resultSemesters ?? []}
        chosen={semesterId}
        onChoose={(id) => {
          selection.clear();
          chooseSemester(id);
        }}
      />
      <FilterBar
        list={list}
        search={texts.search}
        fields={[
          { name: "state", label: texts.filters.state, choices: sheetStateChoices },
          {
            name: "department",
            label: texts.filters.department,
            type: "number",
            choices: choicesOf(data?.courseChoices.departments),
          },
          { name: "level", label: texts.filters.level, type: "number", choices: levelChoices },
          {
            name: "lecturer",
            label: texts.filters.lecturer,
            type: "number",
            choices: choicesOf(data?.courseChoices.lecturers),
          },
          { name: "overdue", label: texts.filters.overdue, type: "flag" },
          { name: "flagged", label: texts.filters.flagged, type: "flag" },
        ]}
        selectionBar={
          canPublish &&
          semester &&
          selection.ids.length > 0 && (
            <PublishBar
              semesterId={semester.id}
              selection={selection}
              total={page?.total ?? 0}
              onDone={rest.reload}
            />
          )
        }
      />
      <StaffList
        label={texts.sheets}
        list={list}
        query={{ page, ...rest }}
        rowKey={({ courseId }) => courseId}
        {...(canPublish && { selection })}
        empty={{ title: texts.empty, children: texts.emptyHint }}
        columns={sheetColumns(link)}
      />
    </StaffPage>
  );
}
