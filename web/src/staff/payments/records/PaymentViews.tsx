import { useQuery } from "@apollo/client/react";
import { type PaymentStatus, PaymentViewsDocument } from "../../../gql/staff-payments.ts";
import { formatAmount } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { ListViews } from "../../kit/list/ListViews.tsx";
import type { ListState } from "../../kit/list/use-list-state.ts";
import type { PaymentFilters, PaymentListSort } from "./payment-list.ts";
import { paymentTexts } from "./texts.ts";

const { views: labels } = paymentTexts;

const views = {
  stuck: { pendingMinutes: 60 },
  refused: { status: "REFUSED", resolved: false },
} as const;

/** The payments by what has become of them, with their number and sum among those that match the other filters. */
export const PaymentViews = ({ list }: { list: ListState<PaymentListSort, PaymentFilters> }) => {
  const { currencySymbol } = usePortal();
  const all = { ...list.filters, status: null, pendingMinutes: null, resolved: null };
  const { data, previousData } = useQuery(PaymentViewsDocument, {
    variables: {
      search: list.variables.search,
      all,
      stuck: { ...all, ...views.stuck },
      refused: { ...all, ...views.refused },
    },
    fetchPolicy: "cache-and-network",
  });
  const counted = data ?? previousData;
  const sum = (totals: readonly { readonly amount: number }[]) =>
    `${currencySymbol}${formatAmount(totals.reduce((before, { amount }) => before + amount, 0))}`;
  const withStatus = (label: string, status: PaymentStatus) => {
    const totals = (counted?.all.totals ?? []).filter((total) => total.status === status);
    return {
      label,
      filters: { status },
      ...(counted && { count: totals[0]?.count ?? 0, note: sum(totals) }),
    };
  };
  const withTotal = <Filters,>(
    label: string,
    filters: Filters,
    found:
      | { readonly total: number; readonly totals: readonly { readonly amount: number }[] }
      | undefined,
  ) => ({ label, filters, ...(found && { count: found.total, note: sum(found.totals) }) });
  return (
    <ListViews
      label={labels.label}
      list={list}
      views={[
        withTotal(labels.all, {}, counted?.all),
        withStatus(paymentTexts.statuses.SUCCEEDED, "SUCCEEDED"),
        withStatus(paymentTexts.statuses.PENDING, "PENDING"),
        withTotal(labels.stuck, views.stuck, counted?.stuck),
        withTotal(labels.refused, views.refused, counted?.refused),
        withStatus(paymentTexts.statuses.FAILED, "FAILED"),
      ]}
    />
  );
};
