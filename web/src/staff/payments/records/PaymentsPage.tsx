import {
  type PaymentStatus,
  PaymentsDocument,
  PaymentViewsDocument,
  RequeryPaymentsDocument,
} from "../../../gql/staff-payments.ts";
import { formatMoment } from "../../../lib/dates.ts";
import { formatAmount, sumMoney } from "../../../lib/money.ts";
import { useSave } from "../../../lib/use-save.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { BulkBar } from "../../kit/bulk/BulkBar.tsx";
import { formatCount } from "../../kit/format-count.ts";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { FilterBar } from "../../kit/list/FilterBar.tsx";
import { ListViews } from "../../kit/list/ListViews.tsx";
import { StaffList } from "../../kit/list/StaffList.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { useSelection } from "../../kit/list/use-selection.ts";
import { useStaffList } from "../../kit/list/use-staff-list.ts";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { choicesOf, feeText, purposes, refusals, statuses, statusTag } from "../labels.tsx";

/** Saved filters beside those of a status. */
const views = {
  stuck: { pendingMinutes: 60 },
  refused: { status: "REFUSED", resolved: false, inRefund: false },
} as const;

/** All payments with their states, and those that need attention. */
export default function PaymentsPage() {
  const { timeZone, currencySymbol } = usePortal();
  const list = useListState({
    sorts: ["OPENED_AT", "AMOUNT"],
    defaultSort: "-OPENED_AT",
    filters: {
      purpose: ["TUITION", "HOSTEL", "SCREENING", "SECTION"],
      status: ["PENDING", "SUCCEEDED", "FAILED", "ABANDONED", "REFUSED"],
      refusal: ["REFERENCE", "AMOUNT", "CURRENCY", "OWNER", "PURPOSE", "ALREADY_PAID"],
      session: "text",
      from: "date",
      until: "date",
      amountFrom: "number",
      amountUntil: "number",
      pendingMinutes: "number",
      resolved: "flag",
      inRefund: "flag",
    },
  });
  const query = useStaffList(
    PaymentsDocument,
    { ...list.variables, filter: list.filters },
    (data) => data.paymentRecords,
  );
  const all = {
    ...list.filters,
    status: null,
    pendingMinutes: null,
    resolved: null,
    inRefund: null,
  };
  const { data: counted } = useStaffQuery(PaymentViewsDocument, {
    search: list.variables.search,
    all,
    stuck: { ...all, ...views.stuck },
    refused: { ...all, ...views.refused },
  });
  const sum = (totals: readonly { readonly amount: number }[]) =>
    `${currencySymbol}${formatAmount(sumMoney(totals.map(({ amount }) => amount)))}`;
  const withStatus = (status: PaymentStatus) => {
    const totals = (counted?.all.totals ?? []).filter((total) => total.status === status);
    return {
      label: statuses[status],
      filters: { status },
      ...(counted && { count: totals[0]?.count ?? 0, note: sum(totals) }),
    };
  };
  const withTotal = <Filters,>(
    label: string,
    filters: Filters,
    found?: { readonly total: number; readonly totals: readonly { readonly amount: number }[] },
  ) => ({ label, filters, ...(found && { count: found.total, note: sum(found.totals) }) });
  const selection = useSelection(list, {
    name: ({ reference }: { readonly reference: string }) => reference,
  });
  const [requery] = useSave(RequeryPaymentsDocument);
  const ask = async (ids: readonly string[], reason: string | null) =>
    (await requery({ ids: [...ids], reason, dryRun: reason === null })).requeryPayments;
  const page = query.page;
  return (
    <StaffPage
      title="Payments"
      count={page?.total}
      actions={<ExportButtons links={page?.export} />}
    >
      <ListViews
        label="Payments by status"
        list={list}
        views={[
          withTotal("All", {}, counted?.all),
          withStatus("SUCCEEDED"),
          withStatus("PENDING"),
          withTotal("Stuck for an hour", views.stuck, counted?.stuck),
          withTotal("Refused", views.refused, counted?.refused),
          withStatus("FAILED"),
        ]}
      />
      <FilterBar
        list={list}
        search="Reference, number, name or email"
        fields={[
          { name: "purpose", label: "Fee", choices: choicesOf(purposes) },
          { name: "session", label: "Session", choices: page?.sessions ?? [] },
          { name: "status", label: "Status", choices: choicesOf(statuses) },
          { name: "from", label: "Opened from", type: "date" },
          { name: "until", label: "Opened until", type: "date" },
          { name: "amountFrom", label: "From (naira)", type: "number" },
          { name: "amountUntil", label: "To (naira)", type: "number" },
          { name: "pendingMinutes", label: "Pending longer than (minutes)", type: "number" },
          { name: "refusal", label: "Refused for", choices: choicesOf(refusals) },
          { name: "resolved", label: "Resolved", type: "flag" },
          { name: "inRefund", label: "In refund", type: "flag" },
        ]}
        selectionBar={
          selection.ids.length > 0 && (
            <BulkBar
              selection={selection}
              total={page?.total ?? 0}
              actions={[
                {
                  label: "Ask the provider…",
                  title: "Ask the provider about these payments",
                  action: "Ask now",
                  preview: async (ids) => {
                    const answer = await ask(ids, null);
                    if (answer.__typename === "Refusal") return { refusal: answer };
                    const rows = answer.results.map(({ id, reference, outcome, message }) => ({
                      id,
                      label: reference,
                      outcome: message,
                      // Final payments are skipped.
                      problem: outcome === "WOULD_ASK" ? null : message,
                    }));
                    return { rows };
                  },
                  run: async (ids, reason) => {
                    const answer = await ask(ids, reason);
                    if (answer.__typename === "Refusal") return { refusal: answer };
                    const credited = answer.results.filter(({ outcome }) => outcome === "CREDITED");
                    const asked = formatCount(answer.results.length);
                    return {
                      done: `${asked} asked about, ${formatCount(credited.length)} credited.`,
                    };
                  },
                },
              ]}
              onDone={query.reload}
            />
          )
        }
      />
      <StaffList
        label="Payments"
        list={list}
        query={query}
        rowKey={({ id }) => id}
        empty={{
          title: "No payment has been opened yet",
          children: "They appear here as soon as an applicant or a student begins to pay.",
        }}
        selection={selection}
        columns={[
          {
            title: "Payer",
            card: "title",
            link: ({ id }) => `payments/${id}`,
            cell: ({ payer, reference }) => payer?.name ?? reference,
            under: ({ payer }) => payer?.number,
          },
          {
            title: "Fee",
            width: 110,
            card: "fact",
            cell: feeText,
            under: ({ session }) => session,
          },
          {
            title: `Amount (${currencySymbol})`,
            width: 130,
            card: "fact",
            sort: "AMOUNT",
            numeric: true,
            cell: ({ amount }) => formatAmount(amount),
          },
          {
            title: "Status",
            width: 170,
            card: "status",
            cell: ({ status, resolvedAt, isInRefund }) =>
              statusTag(status, { isResolved: resolvedAt !== null, isInRefund }),
            under: ({ refusal }) => refusal && refusals[refusal],
          },
          {
            title: "Opened",
            width: 130,
            card: "fact",
            sort: "OPENED_AT",
            cell: ({ openedAt }) => formatMoment(openedAt, timeZone),
          },
          { title: "Reference", width: 160, cell: ({ reference }) => reference },
        ]}
      />
    </StaffPage>
  );
}
