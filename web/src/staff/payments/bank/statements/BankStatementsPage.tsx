import { BankStatementsDocument } from "../../../../gql/staff-payments.ts";
import { formatMoment } from "../../../../lib/dates.ts";
import { formatAmount } from "../../../../lib/money.ts";
import { usePortal } from "../../../../portal/PortalProvider.tsx";
import { ButtonLink } from "../../../../ui/ButtonLink.tsx";
import { formatCount } from "../../../kit/format-count.ts";
import { ListScreen } from "../../../kit/list/ListScreen.tsx";
import { useListState } from "../../../kit/list/use-list-state.ts";
import { useStaffList } from "../../../kit/list/use-staff-list.ts";
import { useStaffPath } from "../../../shell/role-context.ts";
import { accountChoices, accountText } from "../labels.tsx";
import { periodText, statementTag } from "./statement-texts.tsx";

/** The statements of the college's banks that were imported. */
export default function BankStatementsPage() {
  const { timeZone, currencySymbol } = usePortal();
  const to = useStaffPath();
  const list = useListState({
    sorts: ["IMPORTED_AT"],
    defaultSort: "-IMPORTED_AT",
    filters: { account: "text", isWaiting: "flag", from: "date", until: "date" },
  });
  const { search: _, ...variables } = list.variables;
  const query = useStaffList(
    BankStatementsDocument,
    { ...variables, filter: list.filters },
    ({ bankStatements, bankAccounts, viewer }) => ({
      ...bankStatements,
      accounts: bankAccounts,
      canImport: viewer?.__typename === "Staff" && viewer.permissions.canImportBankStatements,
    }),
  );
  return (
    <ListScreen
      title="Bank statements"
      lead="What the college's banks and Remita sent, and what became of it."
      actions={
        query.page?.canImport && (
          <ButtonLink type="primary" to={to("bank-statements/import")}>
            Import a statement
          </ButtonLink>
        )
      }
      list={list}
      query={query}
      fields={[
        { name: "account", label: "Account", choices: accountChoices(query.page?.accounts) },
        { name: "isWaiting", label: "To match", type: "flag" },
        { name: "from", label: "Imported from", type: "date" },
        { name: "until", label: "Imported until", type: "date" },
      ]}
      rowKey={({ id }) => id}
      empty={{
        title: "No statement was imported yet",
        children: "A bursary officer imports the file that a bank offers for download.",
      }}
      columns={[
        {
          title: "Statement",
          card: "title",
          link: ({ id }) => `bank-statements/${id}`,
          cell: periodText,
          under: ({ fileName }) => fileName,
        },
        { title: "Account", card: "fact", cell: ({ account }) => accountText(account) },
        {
          title: "Rows",
          width: 80,
          card: "fact",
          numeric: true,
          cell: ({ rowCount }) => formatCount(rowCount),
        },
        {
          title: "To match",
          width: 130,
          card: "fact",
          numeric: true,
          cell: ({ waiting }) => formatCount(waiting.rows),
          under: ({ waiting }) =>
            waiting.rows > 0 ? `${currencySymbol}${formatAmount(waiting.amount)}` : null,
        },
        {
          title: "Imported",
          width: 240,
          card: "fact",
          sort: "IMPORTED_AT",
          cell: ({ importedAt }) => formatMoment(importedAt, timeZone),
          under: ({ importedBy }) => importedBy,
        },
        { title: "State", width: 140, card: "status", cell: statementTag },
      ]}
    />
  );
}
