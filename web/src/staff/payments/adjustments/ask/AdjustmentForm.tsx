import { Button, Form, Input, Select } from "antd";
import {
  type AdjustmentKind,
  AskAdjustmentDocument,
  type StudentRecordAccountFragment,
} from "../../../../gql/staff-payments.ts";
import { formatMoney } from "../../../../lib/money.ts";
import { usePortal } from "../../../../portal/PortalProvider.tsx";
import { useFeedback } from "../../../../ui/Feedback.tsx";
import { kitTexts } from "../../../kit/kit-texts.ts";
import { maxReasonLength, reasonProblem } from "../../../kit/reason.ts";
import { RecordForm } from "../../../kit/record/RecordForm.tsx";
import { useRecordForm } from "../../../kit/record/use-record-form.ts";
import { useStep } from "../../../kit/use-step.ts";
import { choicesOf } from "../../labels.tsx";
import { adjustmentKinds } from "../labels.tsx";
import { AdjustmentEffect } from "./AdjustmentEffect.tsx";
import { chargesOf, fieldOf, lineProblems, linesOf } from "./adjustable.ts";

interface AdjustmentFormProps {
  readonly studentId: string;
  readonly record: StudentRecordAccountFragment;
  readonly requestKey: string;
  /** Called after an answer and after a failure, for the adjustment may have been asked for. */
  readonly onAnswered: () => void;
  readonly onAsked: () => void;
  readonly onCancel: () => void;
}

const isKind = (value: string | undefined): value is AdjustmentKind =>
  value !== undefined && value in adjustmentKinds;

/** Asks what charges are to be instead, and why. */
export const AdjustmentForm = (props: AdjustmentFormProps) => {
  const { studentId, record, requestKey, onAnswered, onAsked, onCancel } = props;
  const { currencySymbol } = usePortal();
  const { toast } = useFeedback();
  const ask = useStep(AskAdjustmentDocument, (data) => data.askAdjustment, onAnswered);
  const charges = chargesOf(record);
  const open = charges.filter(({ isWaiting }) => !isWaiting);
  const form = useRecordForm<Record<string, string>>({
    initial: {
      values: {
        ...Object.fromEntries(open.map(({ id }) => [fieldOf(id), ""])),
        kind: "",
        reason: "",
      },
      revision: 0,
    },
    check: (values) => ({
      ...lineProblems(open, values),
      ...(!isKind(values.kind) && { kind: "Choose why the charges are adjusted." }),
      reason: reasonProblem(values.reason ?? "") ?? undefined,
    }),
    save: async (values) => {
      const { kind, reason = "" } = values;
      if (!isKind(kind)) return null;
      const asked = { requestKey, studentId, kind, reason: reason.trim() };
      return ask({ input: { ...asked, lines: linesOf(open, values) } });
    },
    onSaved: () => {
      toast("success", "The adjustment is asked for. Somebody else has to approve it.");
      onAsked();
    },
  });
  const money = (naira: number): string => formatMoney(naira, currencySymbol);
  const typed: Readonly<Record<string, string>> = Form.useWatch([], form.instance) ?? {};
  const lines = linesOf(open, typed);
  const isSound = lines.length > 0 && !Object.values(lineProblems(open, typed)).some(Boolean);
  return (
    <RecordForm form={form} action="Ask" onCancel={onCancel}>
      <Form.Item>
        Enter what a charge is to be instead, 0 to take it back. Nothing changes until somebody else
        approves it. What is adjusted is not charged again, not even after a correction of the
        profile.
      </Form.Item>
      {charges.map(({ id, session, label, charged, paid, isWaiting }) =>
        isWaiting ? (
          <Form.Item
            key={id}
          >{`${label}, ${session}: an adjustment waits for a decision.`}</Form.Item>
        ) : (
          <Form.Item
            key={id}
            label={`${label}, ${session}`}
            {...form.item(fieldOf(id), `Charged ${money(charged)}, paid ${money(paid)}.`)}
          >
            <Input inputMode="decimal" autoComplete="off" placeholder="Unchanged" />
          </Form.Item>
        ),
      )}
      <Form.Item>
        <Button
          onClick={() =>
            form.instance.setFieldsValue(
              Object.fromEntries(open.map(({ id }) => [fieldOf(id), "0"])),
            )
          }
        >
          Take all of them back
        </Button>
      </Form.Item>
      {isSound && (
        <Form.Item>
          <AdjustmentEffect key={JSON.stringify(lines)} studentId={studentId} lines={lines} />
        </Form.Item>
      )}
      {charges.some(({ section }) => section === "HOSTEL") && (
        <Form.Item>A bed stays the student’s until the hostel office releases it.</Form.Item>
      )}
      <Form.Item
        label="Why"
        {...form.choice(
          "kind",
          "Withdrawn or deferred: a student who becomes active again in the session is charged again.",
        )}
      >
        <Select options={choicesOf(adjustmentKinds)} />
      </Form.Item>
      <Form.Item label="Reason" {...form.item("reason", kitTexts.reasonHint)}>
        <Input.TextArea rows={2} maxLength={maxReasonLength} />
      </Form.Item>
    </RecordForm>
  );
};
