import { Form, Input } from "antd";
import { kitTexts } from "./kit-texts.ts";
import { maxReasonLength, reasonProblem } from "./reason.ts";

const checkReason = async (_rule: unknown, reason: string): Promise<void> => {
  const problem = reasonProblem(reason);
  if (problem) throw new Error(problem);
};

/** The form field `reason`, which the audit log keeps. */
export const ReasonField = () => (
  <Form.Item
    name="reason"
    label={kitTexts.reason}
    extra={kitTexts.reasonHint}
    initialValue=""
    rules={[{ validator: checkReason }]}
  >
    <Input.TextArea rows={2} maxLength={maxReasonLength} />
  </Form.Item>
);
