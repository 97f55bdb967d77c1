import { Form, Input } from "antd";
import {
  ChangeRemittanceDocument,
  RecordRemittanceDocument,
  RemittanceFileDocument,
  type RemittanceFileFragment,
} from "../../../../gql/staff-payments.ts";
import { useSave } from "../../../../lib/use-save.ts";
import { useFeedback } from "../../../../ui/Feedback.tsx";
import { maxReasonLength } from "../../../kit/reason.ts";
import { FieldRow, RecordForm } from "../../../kit/record/RecordForm.tsx";
import { useLatest } from "../../../kit/record/use-latest.ts";
import { useRecordForm } from "../../../kit/record/use-record-form.ts";
import { StaffDialog } from "../../../kit/StaffDialog.tsx";
import { amountProblem } from "../../amount.ts";

interface RemittanceValues {
  readonly amount: string;
  readonly paidOn: string;
  readonly bankReference: string;
  readonly note: string;
}

const versionOf = (file: RemittanceFileFragment | null) => ({
  values: {
    amount: String(file?.remittance.amount ?? ""),
    paidOn: file?.remittance.paidOn ?? "",
    bankReference: file?.remittance.bankReference ?? "",
    note: file?.note ?? "",
  },
  revision: file?.revision ?? 0,
});

interface RemittanceDialogProps {
  /** Null to enter one. */
  readonly file: RemittanceFileFragment | null;
  readonly sponsorshipId: string;
  readonly onClose: () => void;
  /** Called with the remittance's id. */
  readonly onSaved: (id: string) => void;
}

/** The form of a sponsor's transfer. */
export const RemittanceDialog = (props: RemittanceDialogProps) => {
  const { file, sponsorshipId, onClose, onSaved } = props;
  const { toast } = useFeedback();
  const [record] = useSave(RecordRemittanceDocument);
  const [change] = useSave(ChangeRemittanceDocument);
  const latest = useLatest(RemittanceFileDocument);
  const send = async (
    { amount, paidOn, bankReference, note }: RemittanceValues,
    revision: number,
  ) => {
    const input = { amount: Number(amount), paidOn, bankReference, note };
    return file
      ? (await change({ id: file.remittance.id, revision, input })).changeRemittance
      : (await record({ sponsorshipId, input })).recordRemittance;
  };
  const form = useRecordForm<RemittanceValues>({
    initial: versionOf(file),
    check: ({ amount, paidOn }) => ({
      amount: amountProblem(amount, 11),
      ...(paidOn === "" && { paidOn: "Enter the day of the transfer." }),
    }),
    save: async (values, revision) => {
      const answer = await send(values, revision);
      if (answer.__typename === "Refusal") return answer;
      toast("success", "Saved.");
      onSaved(answer.remittance.id);
      return null;
    },
    ...(file && {
      reload: async () => {
        const { sponsorRemittance } = await latest({ id: file.remittance.id });
        return sponsorRemittance && versionOf(sponsorRemittance);
      },
    }),
    onSaved: () => undefined,
  });
  return (
    <StaffDialog title={file ? "Change the remittance" : "Enter a remittance"} onClose={onClose}>
      <RecordForm form={form} onCancel={onClose}>
        {!file && (
          <p>
            It begins as a draft with what is outstanding for each student. Nothing is credited
            until a second person approves.
          </p>
        )}
        <FieldRow>
          <Form.Item label="Amount in naira" {...form.item("amount")}>
            <Input inputMode="decimal" maxLength={14} autoComplete="off" />
          </Form.Item>
          <Form.Item label="Day of the transfer" {...form.item("paidOn")}>
            <Input type="date" />
          </Form.Item>
        </FieldRow>
        <Form.Item
          label="Bank's reference"
          {...form.item("bankReference", "As on the bank's statement. It can be entered once.")}
        >
          <Input maxLength={60} autoComplete="off" />
        </Form.Item>
        <Form.Item
          label="Note"
          {...form.item("note", "Needed if the students' shares come to less than the amount.")}
        >
          <Input.TextArea rows={2} maxLength={maxReasonLength} />
        </Form.Item>
      </RecordForm>
    </StaffDialog>
  );
};
