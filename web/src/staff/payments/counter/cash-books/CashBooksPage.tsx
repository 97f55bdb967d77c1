import { CashBooksDocument } from "../../../../gql/staff-payments.ts";
import { formatCalendarDate } from "../../../../lib/dates.ts";
import { formatAmount } from "../../../../lib/money.ts";
import { usePortal } from "../../../../portal/PortalProvider.tsx";
import { formatCount } from "../../../kit/format-count.ts";
import { ExportButtons } from "../../../kit/list/ExportButtons.tsx";
import { FilterBar } from "../../../kit/list/FilterBar.tsx";
import { StaffList } from "../../../kit/list/StaffList.tsx";
import { useListState } from "../../../kit/list/use-list-state.ts";
import { useStaffList } from "../../../kit/list/use-staff-list.ts";
import { StaffPage } from "../../../kit/StaffPage.tsx";
import { bookTag, differenceTag } from "./book-labels.tsx";

/** What each officer took at the counter, day by day. */
export default function CashBooksPage() {
  const { timeZone, currencySymbol } = usePortal();
  const list = useListState({
    sorts: ["DAY"],
    defaultSort: "-DAY",
    filters: { isOpen: "flag", differs: "flag", from: "date", until: "date" },
  });
  const { page, sort, descending } = list.variables;
  const query = useStaffList(
    CashBooksDocument,
    { page, sort, descending, filter: list.filters },
    (data) => data.cashBooks,
  );
  return (
    <StaffPage
      title="Cash books"
      count={query.page?.total}
      lead="What each officer took at the counter on a day."
      actions={<ExportButtons links={query.page?.export} />}
    >
      <FilterBar
        list={list}
        fields={[
          { name: "isOpen", label: "Open", type: "flag" },
          { name: "differs", label: "Count differs", type: "flag" },
          { name: "from", label: "From", type: "date" },
          { name: "until", label: "Until", type: "date" },
        ]}
      />
      <StaffList
        label="Cash books"
        list={list}
        query={query}
        rowKey={({ id }) => id}
        empty={{
          title: "There is no cash book yet",
          children: "The first receipt of an officer's day opens one.",
        }}
        columns={[
          {
            title: "Day",
            width: 150,
            card: "title",
            sort: "DAY",
            link: ({ id }) => `cash-books/${id}`,
            cell: ({ day }) => formatCalendarDate(day),
          },
          { title: "Officer", card: "fact", cell: ({ officer }) => officer },
          {
            title: "Receipts",
            width: 90,
            card: "fact",
            numeric: true,
            cell: ({ receipts }) => formatCount(receipts),
          },
          {
            title: `Cash (${currencySymbol})`,
            width: 120,
            card: "fact",
            numeric: true,
            cell: ({ cash }) => formatAmount(cash),
          },
          {
            title: `POS (${currencySymbol})`,
            width: 120,
            card: "fact",
            numeric: true,
            cell: ({ pos }) => formatAmount(pos),
          },
          {
            title: `Teller (${currencySymbol})`,
            width: 120,
            card: "fact",
            numeric: true,
            cell: ({ teller }) => formatAmount(teller),
          },
          {
            title: `Counted (${currencySymbol})`,
            width: 120,
            card: "fact",
            numeric: true,
            cell: ({ counted }) => (counted === null ? "–" : formatAmount(counted)),
          },
          {
            title: `Difference (${currencySymbol})`,
            width: 170,
            card: "fact",
            cell: ({ difference }) => differenceTag(difference),
          },
          { title: "State", width: 120, card: "status", cell: (book) => bookTag(book, timeZone) },
        ]}
      />
    </StaffPage>
  );
}
