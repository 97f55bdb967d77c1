import { useMutation } from "@apollo/client/react";
import { Link } from "react-router-dom";
import {
  PaymentsDocument,
  type PaymentsQuery,
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
import { useStaffPath } from "../../shell/role-context.ts";
import styles from "../Payments.module.css";
import { statusOf } from "../status-tag.ts";
import { PaymentTotals } from "./PaymentTotals.tsx";
import { paymentTexts as texts } from "./texts.ts";

type Row = PaymentsQuery["paymentRecords"]["rows"][number];
type Requeried = RequeryPaymentsMutation["requeryPayments"];

const purposes = ["TUITION", "HOSTEL", "SCREENING"] as const;
const statuses = ["PENDING", "SUCCEEDED", "FAILED", "ABANDONED", "REFUSED"] as const;
const refusals = ["REFERENCE", "AMOUNT", "CURRENCY", "OWNER", "PURPOSE", "ALREADY_PAID"] as const;

const choicesOf = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
) => values.map((value) => ({ value, label: labels[value] }));

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
  const to = useStaffPath();
  const list = useListState({
    sorts: ["OPENED_AT", "AMOUNT"],
    defaultSort: "-OPENED_AT",
    filters: {
      purpose: purposes,
      status: statuses,
      refusal: refusals,
      session: "text",
      from: "date",
      until: "date",
      amountFrom: "number",
      amountUntil: "number",
      pendingMinutes: "number",
      resolved: "flag",
    },
  });
  const query = useStaffList(
    PaymentsDocument,
    { ...list.variables, filter: list.filters },
    (data) => data.paymentRecords,
  );
  const selection = useSelection(list, { name: ({ reference }: Row) => reference });
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
    <StaffPage title={texts.title}>
      <nav aria-label={texts.quick}>
        <ul className={styles.quick}>
          <li>
            <Link to={to("payments?pendingMinutes=60")}>{texts.stuck}</Link>
          </li>
          <li>
            <Link to={to("payments?status=REFUSED&resolved=no")}>{texts.refusedOpen}</Link>
          </li>
        </ul>
      </nav>
      <FilterBar
        list={list}
        search={texts.search}
        fields={[
          {
            name: "status",
            label: texts.filters.status,
            choices: choicesOf(statuses, texts.statuses),
          },
          {
            name: "purpose",
            label: texts.filters.purpose,
            choices: choicesOf(purposes, texts.purposes),
          },
          { name: "session", label: texts.filters.session, choices: page?.sessions ?? [] },
          { name: "from", label: texts.filters.from, type: "date" },
          { name: "until", label: texts.filters.until, type: "date" },
          { name: "amountFrom", label: texts.filters.amountFrom, type: "number" },
          { name: "amountUntil", label: texts.filters.amountUntil, type: "number" },
          { name: "pendingMinutes", label: texts.filters.pendingMinutes, type: "number" },
          {
            name: "refusal",
            label: texts.filters.refusal,
            choices: choicesOf(refusals, texts.refusals),
          },
          { name: "resolved", label: texts.filters.resolved, type: "flag" },
        ]}
      >
        <ExportButtons links={page?.export} />
      </FilterBar>
      {page && <PaymentTotals totals={page.totals} />}
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
      <StaffList
        label={texts.title}
        list={list}
        query={query}
        rowKey={({ id }) => id}
        empty={{ title: texts.empty, children: texts.emptyHint }}
        selection={selection}
        columns={[
          {
            title: texts.columns.reference,
            link: ({ id }) => `payments/${id}`,
            cell: ({ reference }) => reference,
          },
          { title: texts.columns.status, cell: stateOf },
          { title: texts.columns.payer, cell: payerOf },
          {
            title: texts.columns.fee,
            cell: ({ purpose, session }) => (
              <span className={styles.lines}>
                <span>{texts.purposes[purpose]}</span>
                <span>{session}</span>
              </span>
            ),
          },
          {
            title: texts.columns.amount,
            sort: "AMOUNT",
            numeric: true,
            cell: ({ amount }) => formatAmount(amount),
          },
          {
            title: texts.columns.opened,
            sort: "OPENED_AT",
            cell: ({ openedAt }) => formatMoment(openedAt, timeZone),
          },
        ]}
      />
    </StaffPage>
  );
}

const payerOf = ({ payer }: Row) =>
  payer ? (
    <span className={styles.lines}>
      <span>{payer.name}</span>
      <span>{payer.number}</span>
    </span>
  ) : (
    "–"
  );

const stateOf = ({ status, resolvedAt, refusal }: Row) => {
  const { kind, text } = statusOf({ status, isResolved: resolvedAt !== null });
  return (
    <StatusTag kind={kind}>{refusal ? `${text}: ${texts.refusals[refusal]}` : text}</StatusTag>
  );
};
