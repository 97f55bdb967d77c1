import { OwnSheetsDocument } from "../../../gql/staff-results.ts";
import { ListScreen } from "../../kit/list/ListScreen.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { enteredShare } from "../parts/entered-share.ts";
import { SemesterChooser, useChosenSemester } from "../parts/SemesterChooser.tsx";
import { DueDate, SheetStateTag } from "../parts/SheetStateTag.tsx";
import { sheetStateChoices, sheetStates } from "../parts/texts.ts";

/** The result sheets of a lecturer's courses in a semester. */
export default function OwnSheetsPage() {
  const semesterId = useChosenSemester();
  const list = useListState({
    sorts: ["CODE", "TITLE", "STATE", "REGISTERED", "ENTERED"],
    defaultSort: "CODE",
    filters: { state: sheetStates },
  });
  const { data, loading, failure, reload } = useStaffQuery(OwnSheetsDocument, {
    ...list.variables,
    filter: { ...list.filters, semesterId },
  });
  const page = data?.resultSheets ?? null;
  return (
    <ListScreen
      title="Result sheet"
      lead="One sheet for each course you teach in the semester. Enter the marks, then submit them to the exam office."
      chooser={<SemesterChooser semesters={data?.resultSemesters} />}
      list={list}
      query={{ page, loading, failure, reload }}
      search="Code or title"
      fields={[{ name: "state", label: "State", choices: sheetStateChoices }]}
      rowKey={({ courseId }) => courseId}
      empty={{
        title: "No result sheet in this semester",
        children: "The exam office assigns courses; each has its sheet here.",
      }}
      columns={[
        {
          title: "Course",
          width: 120,
          card: "title",
          sort: "CODE",
          cell: ({ code }) => code,
          link: ({ semesterId: semester, courseId }) => `result/${semester}/${courseId}`,
        },
        { title: "Title", card: "fact", sort: "TITLE", cell: ({ title }) => title },
        {
          title: "Registered",
          width: 110,
          sort: "REGISTERED",
          numeric: true,
          cell: ({ registered }) => registered,
        },
        {
          title: "Entered",
          width: 130,
          card: "fact",
          sort: "ENTERED",
          numeric: true,
          cell: enteredShare,
        },
        {
          title: "State",
          width: 220,
          card: "status",
          sort: "STATE",
          cell: ({ state }) => <SheetStateTag state={state} />,
          under: ({ returnReason }) => returnReason && `Returned: ${returnReason}`,
        },
        {
          title: "Submit by",
          width: 140,
          cell: ({ dueOn, isOverdue }) => <DueDate dueOn={dueOn} isOverdue={isOverdue} />,
        },
      ]}
    />
  );
}
