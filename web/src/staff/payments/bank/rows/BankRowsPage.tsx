import { Alert } from "antd";
import { Link } from "react-router-dom";
import { BankRowsDocument } from "../../../../gql/staff-payments.ts";
import { formatCalendarDate } from "../../../../lib/dates.ts";
import { formatAmount } from "../../../../lib/money.ts";
import { usePortal } from "../../../../portal/PortalProvider.tsx";
import { ListScreen } from "../../../kit/list/ListScreen.tsx";
import { useListState } from "../../../kit/list/use-list-state.ts";
import { useStaffList } from "../../../kit/list/use-staff-list.ts";
import { useStaffPath } from "../../../shell/role-context.ts";
import { choicesOf } from "../../labels.tsx";
import { accountChoices, leftoverReasons, rowStates, stateTag } from "../labels.tsx";

/** What was paid in at banks: what was credited, and what somebody must match. */
export default function BankRowsPage() {
  const { currencySymbol } = usePortal();
  const to = useStaffPath();
  const list = useListState({
    sorts: ["DAY", "AMOUNT"],
    defaultSort: "-DAY",
    filters: {
      isWaiting: "flag",
      state: ["OPEN", "PROPOSED", "CREDITED", "VOID_ASKED", "RETURNED", "SPONSOR_TRANSFER"],
      reason: [
        "NO_REFERENCE",
        "WRONG_CHECK_DIGIT",
        "UNKNOWN_REFERENCE",
        "SEVERAL_SLIPS",
        "SLIP_PAID",
        "SLIP_CANCELLED",
        "OTHER_STUDENT",
        "TOO_LARGE",
        "VOIDED",
      ],
      account: "text",
      from: "date",
      until: "date",
      amountFrom: "number",
      amountUntil: "number",
      // Set by the link of a statement.
      statement: "number",
    },
  });
  const { statement, ...filters } = list.filters;
  const query = useStaffList(
    BankRowsDocument,
    {
      ...list.variables,
      filter: { ...filters, statement: statement === null ? null : String(statement) },
    },
    ({ bankRows, bankAccounts }) => ({ ...bankRows, accounts: bankAccounts }),
  );
  return (
    <ListScreen
      title="Bank payments"
      lead="What was paid in at banks and by Remita, as statements say. Two people match what names no slip."
      notice={
        statement !== null && (
          <Alert
            type="info"
            role="status"
            showIcon
            title="Only the payments of one statement are shown."
            action={<Link to={to(`bank-statements/${statement}`)}>Open the statement</Link>}
          />
        )
      }
      list={list}
      query={query}
      search="Narration, slip, receipt, transaction or matric number"
      fields={[
        { name: "isWaiting", label: "Waiting", type: "flag" },
        { name: "state", label: "State", choices: choicesOf(rowStates) },
        { name: "reason", label: "Why it is left over", choices: choicesOf(leftoverReasons) },
        { name: "account", label: "Account", choices: accountChoices(query.page?.accounts) },
        { name: "from", label: "Paid from", type: "date" },
        { name: "until", label: "Paid until", type: "date" },
        { name: "amountFrom", label: "Amount from", type: "number" },
        { name: "amountUntil", label: "Amount until", type: "number" },
      ]}
      rowKey={({ id }) => id}
      empty={{
        title: "No statement was imported yet",
        children: "The payments of a bank are here once its statement is imported.",
      }}
      columns={[
        {
          title: "Narration",
          card: "title",
          link: ({ id }) => `bank-rows/${id}`,
          cell: ({ narration }) => narration || "No narration",
          under: ({ reason, receiptNumber }) =>
            receiptNumber ?? (reason === null ? null : leftoverReasons[reason]),
        },
        {
          title: "Paid",
          width: 120,
          card: "fact",
          sort: "DAY",
          cell: ({ day }) => formatCalendarDate(day),
        },
        {
          title: "Student or sponsor",
          width: 150,
          card: "fact",
          cell: ({ student, remittance }) => student?.name ?? remittance?.sponsor ?? "–",
          under: ({ student, remittance }) => student?.matricNumber ?? remittance?.bankReference,
        },
        {
          title: "Account",
          width: 130,
          cell: ({ account }) => account.bank,
          under: ({ account }) => account.accountNumber,
        },
        {
          title: `Amount (${currencySymbol})`,
          width: 150,
          card: "fact",
          sort: "AMOUNT",
          numeric: true,
          cell: ({ amount }) => formatAmount(amount),
        },
        { title: "State", width: 150, card: "status", cell: ({ state }) => stateTag(state) },
      ]}
    />
  );
}
