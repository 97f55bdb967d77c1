import { RefundsDocument } from "../../../gql/staff-payments.ts";
import { formatDay } from "../../../lib/dates.ts";
import { formatAmount } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { ListScreen } from "../../kit/list/ListScreen.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { useStaffList } from "../../kit/list/use-staff-list.ts";
import { choicesOf } from "../labels.tsx";
import { AskStudentRefund } from "./ask/AskStudentRefund.tsx";
import { refundKinds, refundSources, refundStates, refundTag } from "./labels.tsx";

/** The money that is given back, and what waits for a decision or its pay-out. */
export default function RefundsPage() {
  const { timeZone, currencySymbol } = usePortal();
  const list = useListState({
    sorts: ["ASKED_AT", "AMOUNT"],
    defaultSort: "-ASKED_AT",
    filters: {
      state: ["ASKED", "APPROVED", "DECLINED", "PAID", "CANCELLED"],
      isOpen: "flag",
      kind: ["PAID_TWICE", "WITHDRAWN", "OVERPAID", "OTHER"],
      source: ["PAYMENT", "CREDIT"],
      from: "date",
      until: "date",
      paidFrom: "date",
      paidUntil: "date",
    },
  });
  const query = useStaffList(
    RefundsDocument,
    { ...list.variables, filter: list.filters },
    (data) => data.refunds,
  );
  return (
    <ListScreen
      title="Refunds"
      lead="Money that is given back: asked for by one person, approved by another, paid out with a reference."
      actions={<AskStudentRefund onAsked={query.reload} />}
      list={list}
      query={query}
      search="Reference, number, name or email"
      fields={[
        { name: "state", label: "State", choices: choicesOf(refundStates) },
        { name: "kind", label: "Why", choices: choicesOf(refundKinds) },
        { name: "source", label: "Source", choices: choicesOf(refundSources) },
        { name: "isOpen", label: "To decide or pay out", type: "flag" },
        { name: "from", label: "Asked for from", type: "date" },
        { name: "until", label: "Asked for until", type: "date" },
        { name: "paidFrom", label: "Paid out from", type: "date" },
        { name: "paidUntil", label: "Paid out until", type: "date" },
      ]}
      rowKey={({ id }) => id}
      empty={{
        title: "No refund was asked for yet",
        children:
          "One is asked for here, on the screen of a student with credit, or in the record of a refused payment.",
      }}
      columns={[
        {
          title: "Person",
          card: "title",
          link: ({ id }) => `refunds/${id}`,
          cell: ({ payer, id }) => payer?.name ?? `Refund ${id}`,
          under: ({ payer }) => payer?.number,
        },
        {
          title: `Amount (${currencySymbol})`,
          width: 140,
          card: "fact",
          sort: "AMOUNT",
          numeric: true,
          cell: ({ amount }) => formatAmount(amount),
        },
        {
          title: "Why",
          width: 150,
          card: "fact",
          cell: ({ kind }) => refundKinds[kind],
          under: ({ source }) => refundSources[source],
        },
        {
          title: "Asked for",
          width: 160,
          card: "fact",
          sort: "ASKED_AT",
          cell: ({ askedAt }) => formatDay(askedAt, timeZone),
          under: ({ askedBy }) => askedBy,
        },
        {
          title: "Reference",
          width: 170,
          cell: ({ reference }) => reference ?? "–",
          under: ({ paidAt }) => paidAt && formatDay(paidAt, timeZone),
        },
        { title: "State", width: 140, card: "status", cell: ({ state }) => refundTag(state) },
      ]}
    />
  );
}
