import { Button, Form, Input } from "antd";
import { useState } from "react";
import {
  ChangeSessionFeesDocument,
  FeeOfficeDocument,
  type FeeOfficeQuery_feeOffice_sessionFees,
} from "../../../gql/staff-payments.ts";
import { formatAmount } from "../../../lib/money.ts";
import { useSave } from "../../../lib/use-save.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
import { FieldRow, RecordForm } from "../../kit/record/RecordForm.tsx";
import { useLatest } from "../../kit/record/use-latest.ts";
import { useRecordForm } from "../../kit/record/use-record-form.ts";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffDialog } from "../../kit/StaffDialog.tsx";
import { refusalOf } from "../../kit/use-step.ts";
import { amountProblem } from "../amount.ts";

const versionOf = ({ hostelFee, lateFee, revision }: FeeOfficeQuery_feeOffice_sessionFees) => ({
  values: { hostelFee: String(hostelFee), lateFee: String(lateFee) },
  revision,
});

interface SessionFeesDialogProps {
  readonly fees: FeeOfficeQuery_feeOffice_sessionFees;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const SessionFeesDialog = ({ fees, onClose, onDone }: SessionFeesDialogProps) => {
  const { toast } = useFeedback();
  const latest = useLatest(FeeOfficeDocument);
  const [change] = useSave(ChangeSessionFeesDocument);
  const form = useRecordForm({
    initial: versionOf(fees),
    check: ({ hostelFee, lateFee }) => ({
      hostelFee: amountProblem(hostelFee),
      lateFee: amountProblem(lateFee),
    }),
    save: async ({ hostelFee, lateFee }, revision) => {
      const amounts = { hostelFee: Number(hostelFee.trim()), lateFee: Number(lateFee.trim()) };
      const { changeSessionFees } = await change({ id: fees.id, revision, ...amounts });
      return refusalOf(changeSessionFees);
    },
    reload: async () => {
      const { feeOffice } = await latest({});
      const now = feeOffice.sessionFees.find(({ id }) => id === fees.id);
      return now ? versionOf(now) : null;
    },
    onSaved: () => {
      toast("success", "Saved.");
      onDone();
    },
  });
  return (
    <StaffDialog title={`Hostel and late payment, ${fees.session}`} onClose={onClose}>
      <RecordForm form={form} onCancel={onClose}>
        <FieldRow>
          <Form.Item label="Hostel fee in naira" {...form.item("hostelFee")}>
            <Input inputMode="decimal" />
          </Form.Item>
          <Form.Item label="Late payment fee in naira" {...form.item("lateFee")}>
            <Input inputMode="decimal" />
          </Form.Item>
        </FieldRow>
      </RecordForm>
    </StaffDialog>
  );
};

interface SessionFeesProps {
  readonly records: readonly FeeOfficeQuery_feeOffice_sessionFees[];
  readonly onSaved: () => void;
}

/** What each session charges beside the schedule. */
export const SessionFees = ({ records, onSaved }: SessionFeesProps) => {
  const { currencySymbol } = usePortal();
  const [edited, setEdited] = useState<FeeOfficeQuery_feeOffice_sessionFees | null>(null);
  return (
    <SectionCard title="Hostel and late payment">
      <p>
        A change counts for what is charged and opened from then on. The day of the late payment fee
        stands in the tuition records below.
      </p>
      {records.length === 0 ? (
        <p>The college has no session yet.</p>
      ) : (
        <FigureTable
          label="Hostel and late payment"
          textColumns={1}
          columns={[
            "Session",
            `Hostel fee (${currencySymbol})`,
            `Late payment fee (${currencySymbol})`,
            "Change",
          ]}
          rows={records.map((fees) => ({
            key: fees.id,
            cells: [
              fees.session,
              formatAmount(fees.hostelFee),
              formatAmount(fees.lateFee),
              <Button
                key="edit"
                type="link"
                aria-label={`Change hostel and late payment of ${fees.session}`}
                onClick={() => setEdited(fees)}
              >
                Change
              </Button>,
            ],
          }))}
        />
      )}
      {edited && (
        <SessionFeesDialog
          fees={edited}
          onClose={() => setEdited(null)}
          onDone={() => {
            setEdited(null);
            onSaved();
          }}
        />
      )}
    </SectionCard>
  );
};
