import { EntryClearancesDocument } from "../../../gql/staff-admissions.ts";
import { formatCalendarDate } from "../../../lib/dates.ts";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { formatCount } from "../../kit/format-count.ts";
import { ListScreen } from "../../kit/list/ListScreen.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { choicesOf, clearanceStates, departmentChoices, stateTag } from "../labels.tsx";

/** Who accepted an offer, and how far their papers are. */
export default function EntryClearancesPage() {
  const list = useListState({
    sorts: ["DUE", "NAME", "NUMBER"],
    defaultSort: "DUE",
    filters: {
      state: ["SENT", "MISSING", "ORIGINALS", "CLEARED"],
      overdue: "flag",
      departmentCode: "text",
    },
  });
  const { data, ...query } = useStaffQuery(EntryClearancesDocument, {
    ...list.variables,
    filter: list.filters,
  });
  return (
    <ListScreen
      title="Entry clearance"
      list={list}
      query={{ page: data?.entryClearances ?? null, ...query }}
      search="Name or application number"
      fields={[
        { name: "state", label: "State", choices: choicesOf(clearanceStates) },
        {
          name: "departmentCode",
          label: "Department",
          choices: departmentChoices(data?.applicantChoices.departments),
        },
        { name: "overdue", label: "Overdue", type: "flag" },
      ]}
      rowKey={({ id }) => id}
      empty={{
        title: "Nobody has papers to hand in",
        children: "Who accepts an offer appears here.",
      }}
      columns={[
        {
          title: "Name",
          card: "title",
          sort: "NAME",
          cell: (row) => row.name,
          under: (row) => row.applicationNo,
          link: ({ id }) => `entry-clearance/${id}`,
        },
        { title: "Admitted to", width: 220, card: "fact", cell: (row) => row.department },
        {
          title: "State",
          width: 210,
          card: "status",
          cell: ({ state, isOverdue }) => (
            <>
              {stateTag(clearanceStates[state])}
              {isOverdue && <StatusTag kind="bad">Overdue</StatusTag>}
            </>
          ),
        },
        {
          title: "Complete",
          width: 110,
          card: "fact",
          cell: (row) => `${formatCount(row.complete)} of ${formatCount(row.papers)}`,
        },
        {
          title: "Due",
          width: 150,
          card: "fact",
          sort: "DUE",
          cell: (row) => formatCalendarDate(row.dueOn),
        },
      ]}
    />
  );
}
