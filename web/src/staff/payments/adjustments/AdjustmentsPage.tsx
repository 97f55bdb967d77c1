import { AdjustmentsDocument } from "../../../gql/staff-payments.ts";
import { formatDay } from "../../../lib/dates.ts";
import { formatAmount } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { ListScreen } from "../../kit/list/ListScreen.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { useStaffList } from "../../kit/list/use-staff-list.ts";
import { choicesOf } from "../labels.tsx";
import { adjustmentKinds, adjustmentStates, adjustmentTag } from "./labels.tsx";

/** The charges that are lowered or taken back, and what waits for a decision. */
export default function AdjustmentsPage() {
  const { timeZone, currencySymbol } = usePortal();
  const list = useListState({
    sorts: ["ASKED_AT", "AMOUNT"],
    defaultSort: "-ASKED_AT",
    filters: {
      state: ["ASKED", "APPROVED", "DECLINED", "CANCELLED"],
      kind: ["WITHDRAWN", "WRONGLY_CHARGED", "WAIVED", "OTHER"],
      from: "date",
      until: "date",
    },
  });
  const query = useStaffList(
    AdjustmentsDocument,
    { ...list.variables, filter: list.filters },
    (data) => data.adjustments,
  );
  return (
    <ListScreen
      title="Adjustments"
      lead="Charges that are lowered or taken back: asked for by one person, approved by another."
      list={list}
      query={query}
      search="Matric number, name or email"
      fields={[
        { name: "state", label: "State", choices: choicesOf(adjustmentStates) },
        { name: "kind", label: "Why", choices: choicesOf(adjustmentKinds) },
        { name: "from", label: "Asked for from", type: "date" },
        { name: "until", label: "Asked for until", type: "date" },
      ]}
      rowKey={({ id }) => id}
      empty={{
        title: "No adjustment was asked for yet",
        children: "One is asked for in the account of a student.",
      }}
      columns={[
        {
          title: "Student",
          card: "title",
          link: ({ id }) => `adjustments/${id}`,
          cell: ({ student }) => student.name,
          under: ({ student }) => student.matricNumber,
        },
        {
          title: `Less by (${currencySymbol})`,
          width: 140,
          card: "fact",
          sort: "AMOUNT",
          numeric: true,
          cell: ({ amount }) => formatAmount(amount),
        },
        {
          title: "Charges",
          cell: ({ lines: [first, ...others] }) =>
            others.length === 0 ? first?.label : `${first?.label} and ${others.length} more`,
        },
        {
          title: "Why",
          width: 190,
          card: "fact",
          cell: ({ kind }) => adjustmentKinds[kind],
        },
        {
          title: "Asked for",
          width: 160,
          card: "fact",
          sort: "ASKED_AT",
          cell: ({ askedAt }) => formatDay(askedAt, timeZone),
          under: ({ askedBy }) => askedBy,
        },
        { title: "State", width: 140, card: "status", cell: ({ state }) => adjustmentTag(state) },
      ]}
    />
  );
}
