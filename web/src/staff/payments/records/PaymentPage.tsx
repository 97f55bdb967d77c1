import { Button, Empty, Form, Input, Select } from "antd";
import { useState } from "react";
import { useParams } from "react-router-dom";
import {
  PaymentFileDocument,
  type PaymentFileFragment,
  type ResolutionWay,
  ResolvePaymentDocument,
} from "../../../gql/staff-payments.ts";
import { formatMoney } from "../../../lib/money.ts";
import { useSave } from "../../../lib/use-save.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { PdfButton } from "../../../ui/PdfButton.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { RecordHistory } from "../../kit/RecordHistory.tsx";
import { RecordForm } from "../../kit/record/RecordForm.tsx";
import { useRecordForm } from "../../kit/record/use-record-form.ts";
import { StaffDialog } from "../../kit/StaffDialog.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { useBreadcrumbLabel } from "../../shell/breadcrumb-labels.tsx";
import { statusOf } from "../status-tag.ts";
import { useRequery } from "../use-requery.ts";
import { PaymentFacts } from "./PaymentFacts.tsx";
import { paymentTexts as texts } from "./texts.ts";

const minNoteLength = 5;
const maxNoteLength = 500;
const ways: readonly ResolutionWay[] = ["GIVEN_BACK", "HANDLED"];

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
    initial: { values: { way: "GIVEN_BACK", note: "" }, revision: 0 },
    check: ({ note }) =>
      note.trim().length < minNoteLength ? { note: texts.resolve.noteShort } : {},
    save: async ({ way, note }) => {
      const { resolvePayment: answer } = await resolve({
        id,
        way: ways.find((known) => known === way) ?? "HANDLED",
        note: note.trim(),
      });
      return answer.__typename === "Refusal" ? answer : null;
    },
    onSaved: () => {
      toast("success", texts.resolve.done);
      onDone();
    },
  });
  return (
    <StaffDialog title={texts.resolve.title} onClose={onClose}>
      <RecordForm form={form} action={texts.resolve.action} onCancel={onClose}>
        <p>{texts.resolve.lead}</p>
        <Form.Item label={texts.resolve.way} {...form.choice("way")}>
          <Select options={ways.map((way) => ({ value: way, label: texts.resolve.ways[way] }))} />
        </Form.Item>
        <Form.Item label={texts.resolve.note} {...form.item("note", texts.resolve.noteHint)}>
          <Input.TextArea rows={2} maxLength={maxNoteLength} />
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
          labels={texts.receipt}
        />
      )}
      {file.canResolve && (
        <Button type="primary" onClick={() => setResolving(true)}>
          {texts.resolve.label}
        </Button>
      )}
      {file.canRequery && (
        <Button type="primary" loading={busy !== null} onClick={() => requery(id)}>
          {texts.requery.one}
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

export default function PaymentPage() {
  const { paymentId = "" } = useParams();
  const { currencySymbol } = usePortal();
  const query = useStaffQuery(PaymentFileDocument, { id: paymentId });
  const file = query.data?.paymentRecord ?? null;
  useBreadcrumbLabel("paymentId", file?.payment.reference ?? null);
  if (!file) {
    return (
      <StaffPage title={texts.one}>
        <QueryBoundary query={query}>
          {() => <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.unknown} />}
        </QueryBoundary>
      </StaffPage>
    );
  }
  const { payment, resolution, actions } = file;
  const state = statusOf({ status: payment.status, isResolved: resolution !== null });
  return (
    <StaffPage
      isRecord
      title={`${texts.purposes[payment.purpose]}, ${formatMoney(payment.amount, currencySymbol)}`}
      status={<StatusTag kind={state.kind}>{state.text}</StatusTag>}
      lead={[payment.reference, payment.payer?.name].filter(Boolean).join(" · ")}
      actions={<PaymentActions file={file} onDone={query.reload} />}
    >
      <PaymentFacts file={file} />
      <RecordHistory
        title={texts.parts.history}
        none={texts.noHistory}
        entries={actions.map(({ action, outcome, ...entry }) => ({
          ...entry,
          what: [texts.actions[action] ?? action, outcome?.replaceAll("_", " ")]
            .filter(Boolean)
            .join(": "),
        }))}
      />
    </StaffPage>
  );
}
