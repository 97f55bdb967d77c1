import { Form } from "antd";
import { type ComponentProps, type ReactNode, useState } from "react";
import { PasswordInput } from "../../ui/PasswordInput.tsx";
import { required } from "../../ui/use-form-submit.ts";
import { DoneDialog } from "../DoneDialog.tsx";
import { PublicForm } from "../PublicForm.tsx";

interface NewPasswordFormProps<Values extends { readonly newPassword: string }> {
  readonly initialValues: Values;
  readonly send: ComponentProps<typeof PublicForm<Values>>["send"];
  /** The label of the button that goes on when the password is changed. */
  readonly next: string;
  readonly onNext: () => void;
  /** The fields above the new password. */
  readonly children: ReactNode;
}

/** A form that ends with a new password, and the dialog that says that it is changed. */
export const NewPasswordForm = <Values extends { readonly newPassword: string }>(
  props: NewPasswordFormProps<Values>,
) => {
  const { initialValues, send, next, onNext, children } = props;
  const [done, setDone] = useState<string | null>(null);
  return (
    <>
      <PublicForm
        initialValues={initialValues}
        send={send}
        onDone={setDone}
        networkText="Unable to Change Password. Try checking your network connection"
        button={{ label: "Change Password", busy: "Changing password..." }}
      >
        {children}
        <Form.Item
          name="newPassword"
          label="New Password"
          extra="At least 8 characters, and not your surname or number. Capital and small letters count as the same."
          rules={[required("New Password is required")]}
        >
          <PasswordInput autoComplete="new-password" />
        </Form.Item>
      </PublicForm>
      {done !== null && (
        <DoneDialog title="Password changed" next={next} onNext={onNext}>
          {done}
        </DoneDialog>
      )}
    </>
  );
};
