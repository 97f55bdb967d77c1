import { Alert, Button, Form } from "antd";
import { staffPasswordProblem } from "../../../../../rules/accounts/staff-password.ts";
import { ChangeOwnPasswordDocument } from "../../../gql/staff-accounts.ts";
import { useSave } from "../../../lib/use-save.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { PasswordInput } from "../../../ui/PasswordInput.tsx";
import { required, useFormSubmit } from "../../../ui/use-form-submit.ts";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { accountTexts } from "../texts.ts";
import styles from "./Account.module.css";

interface Owner {
  readonly surname: string;
  readonly email: string;
}

const labels = accountTexts.account.password;

export const PasswordCard = ({ owner }: { owner: Owner }) => {
  const { toast } = useFeedback();
  const [change] = useSave(ChangeOwnPasswordDocument);
  const { form, props, banner, busy } = useFormSubmit({
    networkText: accountTexts.network,
    submit: async (input: { currentPassword: string; newPassword: string }) => {
      const { changeStaffPassword: answer } = await change({ input });
      if (answer.__typename === "Refusal") return answer;
      toast("success", answer.message);
      form.resetFields();
      return null;
    },
  });
  return (
    <SectionCard title={labels.title}>
      <p>{labels.lead}</p>
      <Form
        {...props}
        className={styles.form ?? ""}
        initialValues={{ currentPassword: "", newPassword: "" }}
      >
        {banner && <Alert type="error" showIcon title={banner} />}
        <Form.Item
          name="currentPassword"
          label={labels.current}
          rules={[required(labels.currentMissing)]}
        >
          <PasswordInput autoComplete="current-password" />
        </Form.Item>
        <Form.Item
          name="newPassword"
          label={labels.next}
          extra={labels.nextHint}
          rules={[
            required(labels.nextMissing),
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
        <Button type="primary" htmlType="submit" loading={busy}>
          {labels.action}
        </Button>
      </Form>
    </SectionCard>
  );
};
