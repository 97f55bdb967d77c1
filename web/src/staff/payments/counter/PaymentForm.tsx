import { Form, Input, Select } from "antd";
import { useId, useRef } from "react";
import {
  type CounterMethod,
  type RecordCounterReceiptMutation_recordCounterReceipt_CounterReceipt as CounterReceipt,
  RecordCounterReceiptDocument,
} from "../../../gql/staff-payments.ts";
import { formatAmount } from "../../../lib/money.ts";
import { chosenOf, type PayableItem, sumOf } from "../../../lib/payable-items.ts";
import { useSave } from "../../../lib/use-save.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { ItemsField } from "../../../ui/ItemsField.tsx";
import { RecordForm } from "../../kit/record/RecordForm.tsx";
import { useRecordForm } from "../../kit/record/use-record-form.ts";
import { amountProblem } from "../amount.ts";
import { choicesOf } from "../labels.tsx";
import { methods } from "./labels.tsx";

interface PaymentValues {
  readonly items: readonly string[];
  readonly amount: string;
  readonly method: CounterMethod | "";
  readonly slipNumber: string;
}

const empty: PaymentValues = { items: [], amount: "", method: "", slipNumber: "" };

const hasSlip = (method: PaymentValues["method"]): boolean =>
  method === "POS" || method === "TELLER";

interface PaymentFormProps {
  readonly studentId: string;
  readonly items: readonly PayableItem[];
  readonly requestKey: string;
  /** Called after an answer and after a failure, for the payment may have been recorded. */
  readonly onAnswered: () => void;
  readonly onRecorded: (receipt: CounterReceipt) => void;
  readonly onCancel: () => void;
}

/** Asks what is paid, how much and how. */
export const PaymentForm = (props: PaymentFormProps) => {
  const { studentId, items, requestKey, onAnswered, onRecorded, onCancel } = props;
  const { currencySymbol } = usePortal();
  const labelId = useId();
  const isAmountTyped = useRef(false);
  const [record] = useSave(RecordCounterReceiptDocument);
  const form = useRecordForm<PaymentValues>({
    initial: { values: empty, revision: 0 },
    check: (values) => ({
      ...(chosenOf(items, values.items).length === 0 && { items: "Choose what is paid." }),
      amount: amountProblem(values.amount),
      ...(values.method === "" && { method: "Choose how it is paid." }),
      ...(hasSlip(values.method) &&
        values.slipNumber.trim() === "" && { slipNumber: "Enter the number on the slip." }),
    }),
    save: async ({ items: keys, amount, method, slipNumber }) => {
      if (method === "") return null;
      try {
        const { recordCounterReceipt: answer } = await record({
          input: {
            requestKey,
            studentId,
            method,
            slipNumber: hasSlip(method) ? slipNumber.trim() : null,
            amount: Number(amount.trim()),
            items: chosenOf(items, keys).map(({ key }) => key),
          },
        });
        if (answer.__typename === "Refusal") return answer;
        onRecorded(answer);
        return null;
      } finally {
        onAnswered();
      }
    },
    onSaved: () => undefined,
  });
  const keys: readonly string[] = Form.useWatch("items", form.instance) ?? [];
  const method: PaymentValues["method"] = Form.useWatch("method", form.instance) ?? "";
  const chosen = chosenOf(items, keys);
  const presetAmount = (next: readonly string[]) => {
    if (isAmountTyped.current) return;
    const sum = sumOf(chosenOf(items, next));
    form.instance.setFields([{ name: "amount", value: sum === 0 ? "" : String(sum), errors: [] }]);
  };
  return (
    <RecordForm form={form} action="Record the payment" onCancel={onCancel}>
      <Form.Item
        label={<span id={labelId}>What is paid</span>}
        {...form.item(
          "items",
          `Chosen: ${currencySymbol}${formatAmount(sumOf(chosen))}. The money pays the chosen ones from the top.`,
        )}
      >
        <ItemsField items={items} labelId={labelId} onChosen={presetAmount} />
      </Form.Item>
      <Form.Item
        label="Amount in naira"
        {...form.item(
          "amount",
          chosen.some(({ section }) => section === "HOSTEL") &&
            "The hostel fee is paid whole, before the others.",
        )}
      >
        <Input
          inputMode="decimal"
          autoComplete="off"
          onChange={({ target }) => {
            isAmountTyped.current = target.value.trim() !== "";
          }}
        />
      </Form.Item>
      <Form.Item label="Method" {...form.choice("method")}>
        <Select options={choicesOf(methods)} />
      </Form.Item>
      {hasSlip(method) && (
        <Form.Item label="Slip number" {...form.item("slipNumber")}>
          <Input autoComplete="off" maxLength={40} />
        </Form.Item>
      )}
    </RecordForm>
  );
};
