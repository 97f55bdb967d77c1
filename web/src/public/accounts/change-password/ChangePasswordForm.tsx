import { Alert, Button, Form } from "antd";
import type { Refusal } from "../../../lib/refusal.ts";
import { PasswordInput } from "../../../ui/PasswordInput.tsx";
import { required, useFormSubmit } from "../../../ui/use-form-submit.ts";
import styles from "../../PublicPage.module.css";
import { passwordResetTexts } from "../password-reset/password-reset-texts.ts";
import { changePasswordTexts as labels } from "./change-password-texts.ts";

export interface NewPassword {
  readonly currentPassword: string;
  readonly newPassword: string;
}

interface ChangePasswordFormProps {
  readonly submit: (passwords: NewPassword) => Promise<Refusal | null>;
}

export const ChangePasswordForm = ({ submit }: ChangePasswordFormProps) => {
  const { props, banner, busy } = useFormSubmit({
    submit,
    networkText: passwordResetTexts.confirmNetwork,
  });
  return (
    <Form {...props} initialValues={{ currentPassword: "", newPassword: "" }}>
      {banner && (
        <div className={styles.above}>
          <Alert type="error" showIcon title={banner} />
        </div>
      )}
      <Form.Item
        name="currentPassword"
        label={labels.current}
        rules={[required(labels.currentRequired)]}
      >
        <PasswordInput autoComplete="current-password" />
      </Form.Item>
      <Form.Item
        name="newPassword"
        label={labels.next}
        extra={passwordResetTexts.newPasswordHint}
        rules={[required(labels.nextRequired)]}
      >
        <PasswordInput autoComplete="new-password" />
      </Form.Item>
      <Button type="primary" htmlType="submit" block>
        {busy ? labels.submitting : labels.submit}
      </Button>
    </Form>
  );
};
