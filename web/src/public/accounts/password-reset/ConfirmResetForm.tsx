import { Alert, Button, Form, Input } from "antd";
import type { Refusal } from "../../../lib/refusal.ts";
import { PasswordInput } from "../../../ui/PasswordInput.tsx";
import { required, useFormSubmit } from "../../../ui/use-form-submit.ts";
import styles from "../../PublicPage.module.css";
import { passwordResetTexts as labels } from "./password-reset-texts.ts";

export interface ResetValues {
  readonly email: string;
  readonly otp: string;
  readonly newPassword: string;
}

interface ConfirmResetFormProps {
  /** The initial email. */
  readonly email: string;
  readonly submit: (values: ResetValues) => Promise<Refusal | null>;
}

export const ConfirmResetForm = ({ email, submit }: ConfirmResetFormProps) => {
  const { props, banner, busy } = useFormSubmit({ submit, networkText: labels.confirmNetwork });
  return (
    <Form {...props} initialValues={{ email, otp: "", newPassword: "" }}>
      {banner && (
        <div className={styles.above}>
          <Alert type="error" showIcon title={banner} />
        </div>
      )}
      <Form.Item name="email" label={labels.email} rules={[required(labels.emailRequired)]}>
        <Input type="email" autoComplete="username" maxLength={254} />
      </Form.Item>
      <Form.Item name="otp" label={labels.otp} rules={[required(labels.otpRequired)]}>
        <Input inputMode="numeric" autoComplete="one-time-code" maxLength={20} />
      </Form.Item>
      <Form.Item
        name="newPassword"
        label={labels.newPassword}
        extra={labels.newPasswordHint}
        rules={[required(labels.newPasswordRequired)]}
      >
        <PasswordInput autoComplete="new-password" />
      </Form.Item>
      <Button type="primary" htmlType="submit" block>
        {busy ? labels.confirming : labels.confirmSubmit}
      </Button>
    </Form>
  );
};
