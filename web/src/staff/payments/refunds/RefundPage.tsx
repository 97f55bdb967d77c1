import { Alert } from "antd";
import { Link, useParams } from "react-router-dom";
import { RefundFileDocument, type RefundFileQuery_refund } from "../../../gql/staff-payments.ts";
import { formatAmount, formatMoney } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { RecordHistory } from "../../kit/RecordHistory.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { useBreadcrumbLabel } from "../../shell/breadcrumb-labels.tsx";
import { useStaffPath } from "../../shell/role-context.ts";
import { channels } from "../labels.tsx";
import { PayerLink } from "../PayerLink.tsx";
import { receiptPath } from "../receipt-path.ts";
import { refundKinds, refundSources, refundTag } from "./labels.tsx";
import { RefundActions } from "./RefundActions.tsx";
import { refundHistory } from "./refund-history.ts";

/** What somebody has to do about an open refund. */
const NextStep = ({ file }: { readonly file: RefundFileQuery_refund }) => {
  const { refund, reason, isCovered, canDecide } = file;
  if (refund.state === "ASKED") {
    return (
      <Alert
        type="warning"
        role="status"
        showIcon
        title={
          canDecide
            ? `${refund.askedBy} asks to give this money back. Nothing is paid out until you decide.`
            : "Somebody else has to decide. Nothing is paid out until then."
        }
        description={reason}
      />
    );
  }
  if (refund.state !== "APPROVED") return null;
  return isCovered ? (
    <Alert
      type="info"
      role="status"
      showIcon
      title="Pay the money out, then record the reference of the transfer."
    />
  ) : (
    <Alert
      type="error"
      role="status"
      showIcon
      title="The receipt of this money was voided since. It cannot be paid out: cancel the refund."
    />
  );
};

const RefundParts = ({ file }: { readonly file: RefundFileQuery_refund }) => {
  const { currencySymbol } = usePortal();
  const to = useStaffPath();
  const { refund, lines } = file;
  const { source, payer, paymentId, paymentReference, amount, reference } = refund;
  return (
    <>
      <NextStep file={file} />
      <SectionCard title="Refund">
        <FactGrid
          facts={[
            ["Amount", formatMoney(amount, currencySymbol)],
            ["Why", refundKinds[refund.kind]],
            ["Source", refundSources[source]],
            ["Person", payer && <PayerLink key="payer" payer={payer} />],
            ["Number", payer?.number],
            ["Email", payer?.email],
            ...(paymentId === null
              ? []
              : [
                  [
                    "Payment",
                    <Link key="payment" to={to(`payments/${paymentId}`)}>
                      {paymentReference}
                    </Link>,
                  ] as const,
                ]),
            ...(reference === null ? [] : [["Pay-out reference", reference] as const]),
          ]}
        />
      </SectionCard>
      {lines.length > 0 && (
        <SectionCard title="Receipts that it takes from">
          <FigureTable
            label="Receipts that it takes from"
            textColumns={2}
            columns={["Receipt", "Channel", `Amount (${currencySymbol})`]}
            rows={lines.map((line) => {
              const path = receiptPath(line);
              return {
                key: line.id,
                cells: [
                  path === null ? (
                    line.reference
                  ) : (
                    <Link key="receipt" to={to(path)}>
                      {line.reference}
                    </Link>
                  ),
                  channels[line.channel],
                  formatAmount(line.amount),
                ],
              };
            })}
            foot={["Total", "", formatAmount(amount)]}
          />
        </SectionCard>
      )}
      <RecordHistory title="What happened" none="" entries={refundHistory(file)} />
    </>
  );
};

/** One refund: who asked, decided and paid, and what it takes from the ledger. */
export default function RefundPage() {
  const { refundId = "" } = useParams();
  const { currencySymbol } = usePortal();
  const query = useStaffQuery(RefundFileDocument, { id: refundId });
  const file = query.data?.refund ?? null;
  const refund = file?.refund;
  const title = refund ? `Refund of ${formatMoney(refund.amount, currencySymbol)}` : "Refund";
  useBreadcrumbLabel("refundId", refund && title);
  return (
    <StaffPage
      isRecord
      title={title}
      status={refund && refundTag(refund.state)}
      lead={refund?.payer?.name}
      actions={file && <RefundActions file={file} onAnswered={query.reload} />}
    >
      <QueryBoundary query={query}>
        {({ refund: found }) =>
          found === null ? (
            <Alert type="warning" showIcon title="There is no such refund." />
          ) : (
            <RefundParts file={found} />
          )
        }
      </QueryBoundary>
    </StaffPage>
  );
}
