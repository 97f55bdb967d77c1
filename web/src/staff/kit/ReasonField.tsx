import { Form, Input } from "antd";
import { kitTexts } from "./kit-texts.ts";
import { maxReasonLength, reasonProblem } from "./reason.ts";

const checkReason = async (_rule: unknown, reason: string): Promise<void> => {
  const problem = reasonProblem(reason);
  if (problem) throw new Error(problem);
};

interface ReasonFieldProps {
  readonly name?: string;
  readonly label?: string;
  readonly hint?: string;
  readonly initialValue?: string;
}

/** A form field for a reason. The audit log keeps the one named `reason`. */
export const ReasonField = ({
  name = "reason",
  label = "Reason",
  hint,
  initialValue = "",
}: ReasonFieldProps) => (
  <Form.Item
    name={name}
    label={label}
    extra={hint ?? (name === "reason" && kitTexts.reasonHint)}
    initialValue={initialValue}
    rules={[{ validator: checkReason }]}
  >
    <Input.TextArea rows={2} maxLength={maxReasonLength} />
  </Form.Item>
);
