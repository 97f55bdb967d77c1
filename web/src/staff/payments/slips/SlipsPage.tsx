import { shownSlipReference } from "../../../../../rules/payments/slip-reference.ts";
import { IssuedSlipsDocument } from "../../../gql/staff-payments.ts";
import { formatDay } from "../../../lib/dates.ts";
import { formatAmount } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { ListScreen } from "../../kit/list/ListScreen.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { useStaffList } from "../../kit/list/use-staff-list.ts";
import { choicesOf } from "../labels.tsx";
import { slipStates, slipTag } from "./labels.tsx";

/** The payment slips of all students: what is awaited at banks, and what came. */
export default function SlipsPage() {
  const { currencySymbol, timeZone } = usePortal();
  const list = useListState({
    sorts: ["ISSUED_AT", "EXPIRES_AT", "AMOUNT", "RECEIVED"],
    defaultSort: "-ISSUED_AT",
    filters: {
      state: ["OPEN", "PAID", "SETTLED", "EXPIRED", "CANCELLED"],
      isPartPaid: "flag",
      from: "date",
      until: "date",
      amountFrom: "number",
      amountUntil: "number",
    },
  });
  const query = useStaffList(
    IssuedSlipsDocument,
    { ...list.variables, filter: list.filters },
    ({ issuedSlips }) => issuedSlips,
  );
  return (
    <ListScreen
      title="Payment slips"
      lead="What students want to pay at banks, and what came for it."
      list={list}
      query={query}
      search="Reference, matric number or name"
      fields={[
        { name: "state", label: "State", choices: choicesOf(slipStates) },
        { name: "isPartPaid", label: "Paid in part", type: "flag" },
        { name: "from", label: "Made from", type: "date" },
        { name: "until", label: "Made until", type: "date" },
        { name: "amountFrom", label: "Amount from", type: "number" },
        { name: "amountUntil", label: "Amount until", type: "number" },
      ]}
      rowKey={({ id }) => id}
      empty={{
        title: "Nobody has made a payment slip yet",
        children: "Students make them to pay at a bank.",
      }}
      columns={[
        {
          title: "Reference",
          width: 155,
          card: "title",
          link: ({ id }) => `slips/${id}`,
          cell: ({ reference }) => shownSlipReference(reference),
        },
        {
          title: "Student",
          card: "fact",
          cell: ({ student }) => student.name,
          under: ({ student }) => student.matricNumber,
        },
        {
          title: "Made",
          width: 115,
          card: "fact",
          sort: "ISSUED_AT",
          cell: ({ issuedAt }) => formatDay(issuedAt, timeZone),
        },
        {
          title: "Expires",
          width: 115,
          sort: "EXPIRES_AT",
          cell: ({ expiresAt }) => formatDay(expiresAt, timeZone),
        },
        {
          title: `Amount (${currencySymbol})`,
          width: 110,
          card: "fact",
          sort: "AMOUNT",
          numeric: true,
          cell: ({ amount }) => formatAmount(amount),
        },
        {
          title: `Received (${currencySymbol})`,
          width: 115,
          card: "fact",
          sort: "RECEIVED",
          numeric: true,
          cell: ({ received }) => formatAmount(received),
        },
        {
          title: `To pay (${currencySymbol})`,
          width: 105,
          card: "fact",
          numeric: true,
          cell: ({ rest }) => formatAmount(rest),
        },
        { title: "State", width: 150, card: "status", cell: ({ state }) => slipTag(state) },
      ]}
    />
  );
}
