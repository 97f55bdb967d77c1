import { Button } from "antd";
import { useState } from "react";
import {
  type ClearanceState,
  LeavingClearancesDocument,
  type LeavingClearancesQuery_leavingClearances_rows,
} from "../../../gql/staff-students.ts";
import { type ClearanceUnitName, clearanceStates, clearanceUnits } from "../../../ui/clearance.ts";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { type LeftOut, LeftOutAlert } from "../../kit/LeftOutAlert.tsx";
import { ListScreen } from "../../kit/list/ListScreen.tsx";
import { SelectionBar } from "../../kit/list/SelectionBar.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { useSeenRows } from "../../kit/list/use-seen-rows.ts";
import { useSelection } from "../../kit/list/use-selection.ts";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { DecideDialog } from "./DecideDialog.tsx";

type Row = LeavingClearancesQuery_leavingClearances_rows;

const unitChoices = Object.entries(clearanceUnits).map(([value, label]) => ({ value, label }));
const stateChoices = Object.entries(clearanceStates).map(([value, { text }]) => ({
  value,
  label: text,
}));
const standings = { GRADUATED: "Graduated", WITHDRAWN: "Withdrawn" } as const;
const standingChoices = Object.entries(standings).map(([value, label]) => ({ value, label }));

const unitNames: readonly ClearanceUnitName[] = ["LIBRARY", "HOSTEL", "DEPARTMENT", "BURSARY"];

const decisionOf = (row: Row, unit: ClearanceUnitName) =>
  row.units.find((one) => one.unit === unit);

/** Students who leave, for the offices to sign off. */
export default function LeavingClearancesPage() {
  const list = useListState({
    sorts: ["NAME", "DEPARTMENT"],
    defaultSort: "NAME",
    filters: {
      unit: unitNames,
      state: ["WAITING", "HELD", "CLEARED"],
      standing: ["GRADUATED", "WITHDRAWN"],
    },
  });
  const { data, loading, failure, reload } = useStaffQuery(LeavingClearancesDocument, {
    ...list.variables,
    filter: list.filters,
  });
  const page = data?.leavingClearances ?? null;
  const decidable = page?.decidable ?? [];
  const seen = useSeenRows(page?.rows);
  const selection = useSelection(list, { name: ({ matricNumber }: Row) => matricNumber });
  const [deciding, setDeciding] = useState<ClearanceState | null>(null);
  const [outcome, setOutcome] = useState<LeftOut | null>(null);
  return (
    <ListScreen
      title="Leaving clearance"
      lead="Students who have graduated or withdrawn. A graduate gets a statement of result once every office has signed off."
      notice={outcome && <LeftOutAlert outcome={outcome} onClose={() => setOutcome(null)} />}
      list={list}
      query={{ page, loading, failure, reload }}
      search="Matric number or name"
      fields={[
        { name: "unit", label: "Office", choices: unitChoices },
        { name: "state", label: "State", choices: stateChoices },
        { name: "standing", label: "Left as", choices: standingChoices },
      ]}
      selection={selection}
      selectionBar={
        selection.ids.length > 0 && (
          <SelectionBar selection={selection} total={page?.total ?? 0}>
            <Button onClick={() => setDeciding("HELD")}>Hold…</Button>
            <Button type="primary" onClick={() => setDeciding("CLEARED")}>
              Sign off…
            </Button>
          </SelectionBar>
        )
      }
      rowKey={({ id }) => id}
      empty={{
        title: "Nobody leaves",
        children: <p>Students are listed here once they have graduated or withdrawn.</p>,
      }}
      columns={[
        {
          title: "Name",
          card: "title",
          sort: "NAME",
          cell: ({ name }) => name,
          under: ({ matricNumber }) => matricNumber,
          link: ({ id }) => `clearance/${id}`,
        },
        ...unitNames.map((unit) => ({
          title: clearanceUnits[unit],
          width: 130,
          card: "fact" as const,
          cell: (row: Row) => {
            const { kind, text } = clearanceStates[decisionOf(row, unit)?.state ?? "WAITING"];
            return <StatusTag kind={kind}>{text}</StatusTag>;
          },
        })),
        {
          title: "Studies",
          width: 180,
          sort: "DEPARTMENT",
          cell: ({ department }) => department,
          under: ({ level, standing }) => `${level} level, ${standings[standing].toLowerCase()}`,
        },
      ]}
    >
      {deciding && (
        <DecideDialog
          state={deciding}
          units={decidable}
          count={selection.ids.length}
          studentsOf={(unit) =>
            selection.ids.map((id) => {
              const row = seen.get(id);
              return { id, revision: (row && decisionOf(row, unit)?.revision) ?? 0 };
            })
          }
          onDone={(answer) => {
            setDeciding(null);
            setOutcome(answer);
            selection.clear();
            reload();
          }}
          onClose={() => setDeciding(null)}
        />
      )}
    </ListScreen>
  );
}
