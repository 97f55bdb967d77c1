import { Alert } from "antd";
import { Link } from "react-router-dom";
import { CounterReceiptsDocument } from "../../../gql/staff-payments.ts";
import { formatMoment } from "../../../lib/dates.ts";
import { formatAmount } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { ListScreen } from "../../kit/list/ListScreen.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { useStaffList } from "../../kit/list/use-staff-list.ts";
import { useStaffPath } from "../../shell/role-context.ts";
import { choicesOf } from "../labels.tsx";
import { methods, receiptStates, receiptTag } from "./labels.tsx";

/** The receipts of the counter. */
export default function CounterReceiptsPage() {
  const { timeZone, currencySymbol } = usePortal();
  const to = useStaffPath();
  const list = useListState({
    sorts: ["RECEIVED_AT", "AMOUNT"],
    defaultSort: "-RECEIVED_AT",
    filters: {
      method: ["CASH", "POS", "TELLER"],
      state: ["VALID", "VOID_ASKED", "VOIDED"],
      from: "date",
      until: "date",
      // Set by the link of a cash book.
      cashBook: "number",
    },
  });
  const { cashBook, ...filters } = list.filters;
  const query = useStaffList(
    CounterReceiptsDocument,
    {
      ...list.variables,
      filter: { ...filters, cashBook: cashBook === null ? null : String(cashBook) },
    },
    (data) => data.counterReceipts,
  );
  return (
    <ListScreen
      title="Counter receipts"
      lead="Money that was taken at the bursary's counter."
      notice={
        cashBook !== null && (
          <Alert
            type="info"
            role="status"
            showIcon
            title="Only the receipts of one cash book are shown."
            action={<Link to={to(`cash-books/${cashBook}`)}>Open the cash book</Link>}
          />
        )
      }
      list={list}
      query={query}
      search="Receipt, slip, matric number or name"
      fields={[
        { name: "method", label: "Method", choices: choicesOf(methods) },
        { name: "state", label: "State", choices: choicesOf(receiptStates) },
        { name: "from", label: "Received from", type: "date" },
        { name: "until", label: "Received until", type: "date" },
      ]}
      rowKey={({ id }) => id}
      empty={{
        title: "No receipt was written yet",
        children: "A bursary officer writes one on a student's screen.",
      }}
      columns={[
        {
          title: "Number",
          width: 140,
          card: "title",
          link: ({ id }) => `counter-receipts/${id}`,
          cell: ({ number }) => number,
        },
        {
          title: "Received",
          width: 150,
          card: "fact",
          sort: "RECEIVED_AT",
          cell: ({ receivedAt }) => formatMoment(receivedAt, timeZone),
        },
        {
          title: "Student",
          card: "fact",
          cell: ({ student }) => student.name,
          under: ({ student }) => student.matricNumber,
        },
        {
          title: "Method",
          width: 140,
          card: "fact",
          cell: ({ method }) => methods[method],
          under: ({ slipNumber }) => slipNumber,
        },
        {
          title: `Amount (${currencySymbol})`,
          width: 130,
          card: "fact",
          sort: "AMOUNT",
          numeric: true,
          cell: ({ amount }) => formatAmount(amount),
        },
        { title: "Officer", width: 150, cell: ({ officer }) => officer },
        { title: "State", width: 150, card: "status", cell: ({ state }) => receiptTag(state) },
      ]}
    />
  );
}
