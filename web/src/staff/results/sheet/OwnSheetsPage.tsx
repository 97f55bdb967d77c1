import { OwnSheetsDocument, type OwnSheetsQuery } from "../../../gql/staff-results.ts";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { FilterBar } from "../../kit/list/FilterBar.tsx";
import { StaffList } from "../../kit/list/StaffList.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { enteredShare } from "../parts/entered-share.ts";
import { SemesterChooser } from "../parts/SemesterChooser.tsx";
import { SheetStateTag } from "../parts/SheetStateTag.tsx";
import { resultTexts } from "../parts/texts.ts";
import { useChosenSemester } from "../parts/use-chosen-semester.ts";
import { DueDate } from "./DueDate.tsx";
import styles from "./Sheet.module.css";
import { sheetTexts } from "./texts.ts";

const texts = sheetTexts.list;

type Row = OwnSheetsQuery["resultSheets"]["rows"][number];

const states = ["DRAFT", "SUBMITTED", "RETURNED", "APPROVED", "PUBLISHED", "AMENDED"] as const;

const State = ({ row: { state, returnReason } }: { row: Row }) => (
  <>
    <SheetStateTag state={state} />
    {returnReason && <p className={styles.reason}>{texts.returned(returnReason)}</p>}
  </>
);

/** The result sheets of a lecturer's courses in a semester. */
export default function OwnSheetsPage() {
  const [semesterId, chooseSemester] = useChosenSemester();
  const list = useListState({
    sorts: ["CODE", "TITLE", "STATE", "REGISTERED", "ENTERED"],
    defaultSort: "CODE",
    filters: { state: states },
  });
  const { data, loading, failure, reload } = useStaffQuery(OwnSheetsDocument, {
    ...list.variables,
    filter: { ...list.filters, semesterId },
  });
  const page = data?.resultSheets ?? null;
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
            name: "state",
            label: texts.state,
            choices: states.map((value) => ({ value, label: resultTexts.states[value] })),
          },
        ]}
      >
        <SemesterChooser
          semesters={data?.resultSemesters ?? []}
          chosen={semesterId}
          onChoose={chooseSemester}
        />
      </FilterBar>
      <StaffList
        label={texts.title}
        list={list}
        query={{ page, loading, failure, reload }}
        rowKey={({ courseId }) => courseId}
        empty={{ title: texts.empty, children: texts.emptyHint }}
        columns={[
          {
            title: texts.columns.code,
            width: 120,
            card: "title",
            sort: "CODE",
            cell: ({ code }) => code,
            link: ({ semesterId: semester, courseId }) => `result/${semester}/${courseId}`,
          },
          { title: texts.columns.title, card: "fact", sort: "TITLE", cell: ({ title }) => title },
          {
            title: texts.columns.registered,
            width: 110,
            sort: "REGISTERED",
            numeric: true,
            cell: ({ registered }) => registered,
          },
          {
            title: texts.columns.entered,
            width: 130,
            card: "fact",
            sort: "ENTERED",
            numeric: true,
            cell: enteredShare,
          },
          {
            title: texts.columns.state,
            width: 220,
            card: "status",
            sort: "STATE",
            cell: (row) => <State row={row} />,
          },
          {
            title: texts.columns.due,
            width: 140,
            cell: ({ dueOn, isOverdue }) => <DueDate dueOn={dueOn} isOverdue={isOverdue} />,
          },
        ]}
      />
    </StaffPage>
  );
}
