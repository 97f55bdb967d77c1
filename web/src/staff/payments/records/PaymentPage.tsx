import { Button, Empty, Form, Input, Select } from "antd";
import { useState } from "react";
import { Link, useParams } from "react-router-dom";
import {
  PaymentFileDocument,
  type PaymentFileFragment,
  type ResolutionWay,
  ResolvePaymentDocument,
} from "../../../gql/staff-payments.ts";
import { formatMoment } from "../../../lib/dates.ts";
import { formatAmount, formatMoney } from "../../../lib/money.ts";
import { useSave } from "../../../lib/use-save.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { PdfButton } from "../../../ui/PdfButton.tsx";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { formatCount } from "../../kit/format-count.ts";
import { kitTexts } from "../../kit/kit-texts.ts";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { RecordHistory } from "../../kit/RecordHistory.tsx";
import { maxReasonLength } from "../../kit/reason.ts";
import { RecordForm } from "../../kit/record/RecordForm.tsx";
import { useRecordForm } from "../../kit/record/use-record-form.ts";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffDialog } from "../../kit/StaffDialog.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { useBreadcrumbLabel } from "../../shell/breadcrumb-labels.tsx";
import { isScreenOf, useStaffPath, useStaffRoutes } from "../../shell/role-context.ts";
import { choicesOf, purposes, refusals, statusTag } from "../labels.tsx";
import { useRequery } from "../use-requery.ts";

const ways: Readonly<Record<ResolutionWay, string>> = {
  GIVEN_BACK: "Given back",
  HANDLED: "Handled otherwise",
};

const actionNames: Readonly<Record<string, string>> = {
  "payment.requery": "Asked the provider",
  "payment.resolve": "Dealt with refused money",
};

interface ResolveDialogProps {
  readonly id: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks how refused money was dealt with. */
const ResolveDialog = ({ id, onClose, onDone }: ResolveDialogProps) => {
  const { toast } = useFeedback();
  const [resolve] = useSave(ResolvePaymentDocument);
  const form = useRecordForm({
    initial: { values: { way: "GIVEN_BACK" as ResolutionWay, note: "" }, revision: 0 },
    check: ({ note }) =>
      note.trim().length < 5 ? { note: "Say how, in at least 5 characters." } : {},
    save: async ({ way, note }) => {
      const { resolvePayment: answer } = await resolve({
        id,
        way,
        note: note.trim(),
      });
      return answer.__typename === "Refusal" ? answer : null;
    },
    onSaved: () => {
      toast("success", "Noted. The money is no longer listed as open.");
      onDone();
    },
  });
  return (
    <StaffDialog title="Refused money" onClose={onClose}>
      <RecordForm form={form} action="Note it" onCancel={onClose}>
        <p>
          This credits nothing. The money was taken by the provider and does not match what was
          owed.
        </p>
        <Form.Item label="What was done" {...form.choice("way")}>
          <Select options={choicesOf(ways)} />
        </Form.Item>
        <Form.Item
          label="How, and where it can be looked up"
          {...form.item("note", kitTexts.reasonHint)}
        >
          <Input.TextArea rows={2} maxLength={maxReasonLength} />
        </Form.Item>
      </RecordForm>
    </StaffDialog>
  );
};

interface PaymentActionsProps {
  readonly file: PaymentFileFragment;
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
        <PdfButton
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
        <Button type="primary" onClick={() => setResolving(true)}>
          Say how it was dealt with…
        </Button>
      )}
      {file.canRequery && (
        <Button type="primary" loading={busy !== null} onClick={() => requery(id)}>
          Ask the provider now
        </Button>
      )}
      {resolving && (
        <ResolveDialog
          id={id}
          onClose={() => setResolving(false)}
          onDone={() => {
            setResolving(false);
            onDone();
          }}
        />
      )}
    </>
  );
};

const screens = { APPLICANT: "applicants", STUDENT: "students" } as const;

/** The facts of a payment. Missing parts are left out. */
const PaymentFacts = ({ file }: { file: PaymentFileFragment }) => {
  const { timeZone, currencySymbol } = usePortal();
  const to = useStaffPath();
  const routes = useStaffRoutes();
  const { payment, lines, ledger, refused, resolution, checks, nextCheckAt } = file;
  const { payer } = payment;
  const payerPath = payer && `${screens[payer.kind]}/${payer.id}`;
  const moment = (at: string | null) => (at === null ? null : formatMoment(at, timeZone));
  return (
    <>
      <SectionCard title="Payment">
        <FactGrid
          facts={[
            ["Reference", payment.reference],
            ["Fee", purposes[payment.purpose]],
            ["Session", payment.session],
            ["Opened", moment(payment.openedAt)],
            [
              "Payer",
              payerPath && isScreenOf(routes, payerPath) ? (
                <Link key="payer" to={to(payerPath)}>
                  {payer.name}
                </Link>
              ) : (
                payer?.name
              ),
            ],
            ["Number", payer?.number],
            ["Email", payer?.email],
          ]}
        />
      </SectionCard>
      <SectionCard title="Charged for">
        <FigureTable
          label="Charged for"
          columns={["Fee", "Amount (₦)"]}
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
      {refused && (
        <SectionCard title="Refused money">
          <FactGrid
            facts={[
              ["Refused for", payment.refusal && refusals[payment.refusal]],
              [
                "The provider took",
                refused.amount !== null &&
                  `${refused.currency ?? ""} ${formatAmount(refused.amount / 100)}`,
              ],
              [
                "Dealt with",
                resolution && `${resolution.text} (${resolution.by}, ${moment(resolution.at)})`,
              ],
            ]}
          />
        </SectionCard>
      )}
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
  const { payment, resolution, actions } = file;
  return (
    <StaffPage
      isRecord
      title={`${purposes[payment.purpose]}, ${formatMoney(payment.amount, currencySymbol)}`}
      status={statusTag(payment.status, resolution !== null)}
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
