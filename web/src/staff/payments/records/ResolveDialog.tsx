import { useMutation } from "@apollo/client/react";
import { Form, Input, Select } from "antd";
import { type ResolutionWay, ResolvePaymentDocument } from "../../../gql/staff-payments.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { RecordForm } from "../../kit/record/RecordForm.tsx";
import { useRecordForm } from "../../kit/record/use-record-form.ts";
import { StaffDialog } from "../../kit/StaffDialog.tsx";
import { paymentTexts } from "./texts.ts";

const texts = paymentTexts.resolve;
const minNoteLength = 5;
const maxNoteLength = 500;
const ways: readonly ResolutionWay[] = ["GIVEN_BACK", "HANDLED"];

interface ResolveDialogProps {
  readonly id: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks how refused money was dealt with. */
export const ResolveDialog = ({ id, onClose, onDone }: ResolveDialogProps) => {
  const { toast } = useFeedback();
  const [mutate] = useMutation(ResolvePaymentDocument);
  const form = useRecordForm({
    initial: { values: { way: "GIVEN_BACK", note: "" }, revision: 0 },
    check: ({ note }) => (note.trim().length < minNoteLength ? { note: texts.noteShort } : {}),
    save: async ({ way, note }) => {
      const { data } = await mutate({
        variables: { id, way: ways.find((known) => known === way) ?? "HANDLED", note: note.trim() },
      });
      return data?.resolvePayment.__typename === "Refusal" ? data.resolvePayment : null;
    },
    onSaved: () => {
      toast("success", texts.done);
      onDone();
    },
  });
  return (
    <StaffDialog title={texts.title} onClose={onClose}>
      <RecordForm form={form} action={texts.action} onCancel={onClose}>
        <p>{texts.lead}</p>
        <Form.Item label={texts.way} {...form.choice("way")}>
          <Select options={ways.map((way) => ({ value: way, label: texts.ways[way] }))} />
        </Form.Item>
        <Form.Item label={texts.note} {...form.item("note", texts.noteHint)}>
          <Input.TextArea rows={2} maxLength={maxNoteLength} />
        </Form.Item>
      </RecordForm>
    </StaffDialog>
  );
};
