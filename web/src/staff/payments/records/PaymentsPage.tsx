import { useMutation } from "@apollo/client/react";
import {
  PaymentsDocument,
  RequeryPaymentsDocument,
  type RequeryPaymentsMutation,
} from "../../../gql/staff-payments.ts";
import { formatMoment } from "../../../lib/dates.ts";
import { formatAmount } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { BulkBar } from "../../kit/bulk/BulkBar.tsx";
import type { BulkPreview, BulkResult } from "../../kit/bulk/bulk-types.ts";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { FilterBar } from "../../kit/list/FilterBar.tsx";
import { StaffList } from "../../kit/list/StaffList.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { useSelection } from "../../kit/list/use-selection.ts";
import { useStaffList } from "../../kit/list/use-staff-list.ts";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { statusOf } from "../status-tag.ts";
import { PaymentViews } from "./PaymentViews.tsx";
import { paymentList } from "./payment-list.ts";
import { paymentTexts as texts } from "./texts.ts";

type Requeried = RequeryPaymentsMutation["requeryPayments"];

const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The payments that the provider was asked about, and those skipped because they are final. */
const previewOf = (answer: Requeried): BulkPreview =>
  answer.__typename === "Refusal"
    ? { refusal: answer }
    : {
        rows: answer.results.map(({ id, reference, outcome, message }) => ({
          id,
          label: reference,
          outcome: message,
          problem: outcome === "WOULD_ASK" ? null : message,
        })),
      };

const resultOf = (answer: Requeried): BulkResult => {
  if (answer.__typename === "Refusal") return { refusal: answer };
  const credited = answer.results.filter(({ outcome }) => outcome === "CREDITED").length;
  return { done: texts.requery.done(credited, answer.results.length) };
};

/** All payments with their states, and those that need attention. */
export default function PaymentsPage() {
  const { timeZone } = usePortal();
  const list = useListState(paymentList);
  const query = useStaffList(
    PaymentsDocument,
    { ...list.variables, filter: list.filters },
    (data) => data.paymentRecords,
  );
  const selection = useSelection(list, {
    name: ({ reference }: { readonly reference: string }) => reference,
  });
  const [mutate] = useMutation(RequeryPaymentsDocument);
  const ask = async (ids: readonly string[], reason: string | null): Promise<Requeried> => {
    const { data } = await mutate({
      variables: { ids: [...ids], reason, dryRun: reason === null },
    });
    if (!data) throw new Error("The mutation returned no data.");
    return data.requeryPayments;
  };
  const page = query.page;
  return (
    <StaffPage
      title={texts.title}
      count={page?.total}
      actions={<ExportButtons links={page?.export} />}
    >
      <PaymentViews list={list} />
      <FilterBar
        list={list}
        search={texts.search}
        fields={[
          { name: "purpose", label: texts.filters.purpose, choices: choicesOf(texts.purposes) },
          { name: "session", label: texts.filters.session, choices: page?.sessions ?? [] },
          { name: "status", label: texts.filters.status, choices: choicesOf(texts.statuses) },
          { name: "from", label: texts.filters.from, type: "date" },
          { name: "until", label: texts.filters.until, type: "date" },
          { name: "amountFrom", label: texts.filters.amountFrom, type: "number" },
          { name: "amountUntil", label: texts.filters.amountUntil, type: "number" },
          { name: "pendingMinutes", label: texts.filters.pendingMinutes, type: "number" },
          { name: "refusal", label: texts.filters.refusal, choices: choicesOf(texts.refusals) },
          { name: "resolved", label: texts.filters.resolved, type: "flag" },
        ]}
        selectionBar={
          selection.ids.length > 0 && (
            <BulkBar
              selection={selection}
              total={page?.total ?? 0}
              actions={[
                {
                  label: texts.requery.label,
                  title: texts.requery.title,
                  action: texts.requery.action,
                  preview: async (ids) => previewOf(await ask(ids, null)),
                  run: async (ids, reason) => resultOf(await ask(ids, reason)),
                },
              ]}
              onDone={query.reload}
            />
          )
        }
      />
      <StaffList
        label={texts.title}
        list={list}
        query={query}
        rowKey={({ id }) => id}
        empty={{ title: texts.empty, children: texts.emptyHint }}
        selection={selection}
        columns={[
          {
            title: texts.columns.payer,
            card: "title",
            link: ({ id }) => `payments/${id}`,
            cell: ({ payer, reference }) => payer?.name ?? reference,
            under: ({ payer }) => payer?.number,
          },
          {
            title: texts.columns.fee,
            width: 110,
            card: "fact",
            cell: ({ purpose }) => texts.purposes[purpose],
            under: ({ session }) => session,
          },
          {
            title: texts.columns.amount,
            width: 130,
            card: "fact",
            sort: "AMOUNT",
            numeric: true,
            cell: ({ amount }) => formatAmount(amount),
          },
          {
            title: texts.columns.status,
            width: 170,
            card: "status",
            cell: ({ status, resolvedAt }) => {
              const { kind, text } = statusOf({ status, isResolved: resolvedAt !== null });
              return <StatusTag kind={kind}>{text}</StatusTag>;
            },
            under: ({ refusal }) => refusal && texts.refusals[refusal],
          },
          {
            title: texts.columns.opened,
            width: 130,
            card: "fact",
            sort: "OPENED_AT",
            cell: ({ openedAt }) => formatMoment(openedAt, timeZone),
          },
          { title: texts.columns.reference, width: 160, cell: ({ reference }) => reference },
        ]}
      />
    </StaffPage>
  );
}
