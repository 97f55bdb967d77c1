import { Button, Empty } from "antd";
import { useState } from "react";
import { Link, useParams } from "react-router-dom";
import {
  PaymentFileDocument,
  type PaymentFileQuery_paymentRecord,
} from "../../../gql/staff-payments.ts";
import { formatMoment } from "../../../lib/dates.ts";
import { formatAmount, formatMoney } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { DownloadButton } from "../../../ui/DownloadButton.tsx";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { formatCount } from "../../kit/format-count.ts";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { RecordHistory } from "../../kit/RecordHistory.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { useBreadcrumbLabel } from "../../shell/breadcrumb-labels.tsx";
import { feeText, statusTag } from "../labels.tsx";
import { PayerLink } from "../PayerLink.tsx";
import { AskPaymentRefund } from "../refunds/ask/AskPaymentRefund.tsx";
import { useRequery } from "../use-requery.ts";
import { RefusedMoney, takenMoney } from "./RefusedMoney.tsx";
import { ResolvePaymentDialog } from "./ResolvePaymentDialog.tsx";

const actionNames: Readonly<Record<string, string>> = {
  "payment.requery": "Asked the provider",
  "payment.resolve": "Dealt with refused money",
  "refund.ask": "Asked for a refund",
  "refund.approve": "Approved the refund",
  "refund.decline": "Declined the refund",
  "refund.pay_out": "Paid the refund out",
  "refund.cancel": "Cancelled the refund",
};

interface PaymentActionsProps {
  readonly file: PaymentFileQuery_paymentRecord;
  /** Called after an action, to reload the payment. */
  readonly onDone: () => void;
}

/** The viewer's actions on a payment. */
const PaymentActions = ({ file, onDone }: PaymentActionsProps) => {
  const [resolving, setResolving] = useState(false);
  const { requery, busy } = useRequery(onDone);
  const { id } = file.payment;
  return (
    <>
      {file.ledger && (
        <DownloadButton
          path={file.ledger.receiptUrl}
          fileName={`receipt-${id}.pdf`}
          variant="secondary"
          labels={{
            label: "Receipt (PDF)",
            busy: "Preparing…",
            failed: "The receipt could not be downloaded. Please try again.",
            startedTitle: "Receipt",
            started: "The receipt is in your downloads.",
          }}
        />
      )}
      {file.canResolve && (
        <Button type={file.canAskRefund ? "default" : "primary"} onClick={() => setResolving(true)}>
          Say how it was dealt with…
        </Button>
      )}
      <AskPaymentRefund
        paymentId={id}
        money={takenMoney(file.refused)}
        isOffered={file.canAskRefund}
        onAnswered={onDone}
      />
      {file.canRequery && (
        <Button type="primary" loading={busy !== null} onClick={() => requery(id)}>
          Ask the provider now
        </Button>
      )}
      {resolving && (
        <ResolvePaymentDialog id={id} onAnswered={onDone} onClose={() => setResolving(false)} />
      )}
    </>
  );
};

/** The facts of a payment. Missing parts are left out. */
const PaymentFacts = ({ file }: { file: PaymentFileQuery_paymentRecord }) => {
  const { timeZone, currencySymbol } = usePortal();
  const { payment, lines, ledger, checks, nextCheckAt } = file;
  const { payer } = payment;
  const moment = (at: string | null) => (at === null ? null : formatMoment(at, timeZone));
  return (
    <>
      <SectionCard title="Payment">
        <FactGrid
          facts={[
            ["Reference", payment.reference],
            ["Fee", feeText(payment)],
            ["Session", payment.session],
            ["Opened", moment(payment.openedAt)],
            ["Payer", payer && <PayerLink key="payer" payer={payer} />],
            ["Number", payer?.number],
            ["Email", payer?.email],
          ]}
        />
      </SectionCard>
      <SectionCard title="Charged for">
        <FigureTable
          label="Charged for"
          columns={["Fee", `Amount (${currencySymbol})`]}
          rows={lines.map(({ label, amount }) => ({
            key: label,
            cells: [label, formatAmount(amount)],
          }))}
          foot={["Total", formatAmount(payment.amount)]}
        />
      </SectionCard>
      <SectionCard title="What the provider says">
        <FactGrid
          facts={[
            ["Last message", file.gatewayResponse],
            ["Automatic checks", checks === 1 ? "once" : `${formatCount(checks)} times`],
            ["Next check", moment(nextCheckAt) ?? "not any more"],
          ]}
        />
      </SectionCard>
      {ledger && (
        <SectionCard title="Credited">
          <FactGrid
            facts={[
              ["Amount", formatMoney(ledger.amount, currencySymbol)],
              ["Paid", moment(ledger.paidAt)],
              ["Credited", moment(ledger.creditedAt)],
              ...(ledger.refunded > 0
                ? [["Refunds", formatMoney(ledger.refunded, currencySymbol)] as const]
                : []),
              [
                "Public confirmation",
                <Link key="confirmation" to={ledger.confirmationPath}>
                  {ledger.confirmationPath}
                </Link>,
              ],
            ]}
          />
        </SectionCard>
      )}
      <RefusedMoney file={file} />
    </>
  );
};

export default function PaymentPage() {
  const { paymentId = "" } = useParams();
  const { currencySymbol } = usePortal();
  const query = useStaffQuery(PaymentFileDocument, { id: paymentId });
  const file = query.data?.paymentRecord ?? null;
  useBreadcrumbLabel("paymentId", file?.payment.reference ?? null);
  if (!file) {
    return (
      <StaffPage title="Payment">
        <QueryBoundary query={query}>
          {() => (
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="There is no such payment." />
          )}
        </QueryBoundary>
      </StaffPage>
    );
  }
  const { payment, resolution, refund, actions } = file;
  return (
    <StaffPage
      isRecord
      title={`${feeText(payment)}, ${formatMoney(payment.amount, currencySymbol)}`}
      status={statusTag(payment.status, {
        isResolved: resolution !== null,
        isInRefund: refund?.state === "APPROVED",
      })}
      lead={[payment.reference, payment.payer?.name].filter(Boolean).join(" · ")}
      actions={<PaymentActions file={file} onDone={query.reload} />}
    >
      <PaymentFacts file={file} />
      <RecordHistory
        title="What staff did"
        none="Nobody has done anything about it."
        entries={actions.map(({ action, outcome, ...entry }) => ({
          ...entry,
          what: [actionNames[action] ?? action, outcome?.replaceAll("_", " ")]
            .filter(Boolean)
            .join(": "),
        }))}
      />
    </StaffPage>
  );
}
