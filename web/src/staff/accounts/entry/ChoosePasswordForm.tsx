import { useMutation } from "@apollo/client/react";
import { Alert, Button, Form, Input } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { staffPasswordProblem } from "../../../../../rules/accounts/staff-password.ts";
import { UseStaffLinkDocument } from "../../../gql/staff-accounts.ts";
import { staffAreas } from "../../../session/staff-areas.ts";
import { texts } from "../../../texts.ts";
import { Dialog } from "../../../ui/Dialog.tsx";
import { PasswordInput } from "../../../ui/PasswordInput.tsx";
import { required, useFormSubmit } from "../../../ui/use-form-submit.ts";
import styles from "./Entry.module.css";
import { entryTexts } from "./entry-texts.ts";

interface ChoosePasswordFormProps {
  readonly token: string;
  /** The account whose password is set. */
  readonly owner: { readonly email: string; readonly surname: string };
}

const labels = entryTexts.link;

export const ChoosePasswordForm = ({ token, owner }: ChoosePasswordFormProps) => {
  const navigate = useNavigate();
  const [use] = useMutation(UseStaffLinkDocument, { fetchPolicy: "no-cache" });
  const [done, setDone] = useState<string | null>(null);
  const { form, props, banner, busy } = useFormSubmit({
    networkText: labels.network,
    submit: async ({ password }: { password: string; again: string }) => {
      const { data } = await use({ variables: { token, password } });
      const result = data?.useStaffLink;
      if (result?.__typename !== "Acknowledgement") {
        return result ?? { message: texts.failures.unknown, fields: [] };
      }
      setDone(result.message);
      return null;
    },
  });
  const goOn = () =>
    navigate(staffAreas.SUPER_ADMIN, { replace: true, state: { email: owner.email } });
  return (
    <Form {...props} initialValues={{ password: "", again: "" }}>
      {banner && (
        <div className={styles.above}>
          <Alert type="error" showIcon title={banner} />
        </div>
      )}
      <Form.Item label={entryTexts.email} htmlFor="staff-email">
        <Input id="staff-email" autoComplete="username" readOnly value={owner.email} />
      </Form.Item>
      <Form.Item
        name="password"
        label={labels.password}
        extra={labels.passwordHint}
        rules={[
          required(labels.passwordRequired),
          {
            validator: async (_rule, password: string) => {
              const problem = password && staffPasswordProblem(password, owner);
              if (problem) throw new Error(problem);
            },
          },
        ]}
      >
        <PasswordInput autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="again"
        label={labels.again}
        rules={[
          required(labels.againRequired),
          {
            validator: async (_rule, again: string) => {
              const differs = again && again !== form.getFieldValue("password");
              if (differs) throw new Error(labels.differs);
            },
          },
        ]}
      >
        <PasswordInput autoComplete="new-password" />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={busy} block>
        {labels.submit}
      </Button>
      {done !== null && (
        <Dialog
          title={labels.doneTitle}
          kind="success"
          onClose={goOn}
          actions={
            <Button type="primary" onClick={goOn}>
              {labels.toLogin}
            </Button>
          }
        >
          {done}
        </Dialog>
      )}
    </Form>
  );
};
