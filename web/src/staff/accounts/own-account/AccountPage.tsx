import { Alert, Button, Form } from "antd";
import { staffPasswordProblem } from "../../../../../rules/accounts/staff-password.ts";
import { ChangeOwnPasswordDocument, OwnAccountDocument } from "../../../gql/staff-accounts.ts";
import { useSave } from "../../../lib/use-save.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { PasswordInput } from "../../../ui/PasswordInput.tsx";
import { required, useFormSubmit } from "../../../ui/use-form-submit.ts";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { fullName } from "../../profiles/texts.ts";
import { accountTexts } from "../texts.ts";
import styles from "./Account.module.css";
import { SecondFactorCard } from "./SecondFactorCard.tsx";

interface PasswordFormProps {
  readonly owner: { readonly surname: string; readonly email: string };
}

const PasswordForm = ({ owner }: PasswordFormProps) => {
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
    <Form
      {...props}
      className={styles.form ?? ""}
      initialValues={{ currentPassword: "", newPassword: "" }}
    >
      {banner && <Alert type="error" showIcon title={banner} />}
      <Form.Item
        name="currentPassword"
        label="Current password"
        rules={[required("Enter your current password.")]}
      >
        <PasswordInput autoComplete="current-password" />
      </Form.Item>
      <Form.Item
        name="newPassword"
        label="New password"
        extra="At least 10 characters. Case counts."
        rules={[
          required("Enter the new password."),
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
        Change password
      </Button>
    </Form>
  );
};

/** The staff member's own account: password and second factor. */
export default function AccountPage() {
  const query = useStaffQuery(OwnAccountDocument, {});
  return (
    <StaffPage title="My account">
      <QueryBoundary query={query}>
        {({ viewer }) =>
          viewer?.__typename === "Staff" && (
            <>
              <SectionCard title="You are signed in as">
                <FactGrid
                  facts={[
                    ["Name", fullName(viewer)],
                    ["Email", viewer.email],
                    ["Role", accountTexts.roles[viewer.role]],
                  ]}
                />
              </SectionCard>
              <SectionCard title="Password">
                <p>Every other device that is logged in to your account is logged out.</p>
                <PasswordForm owner={viewer} />
              </SectionCard>
              <SecondFactorCard factor={viewer.secondFactor} onChanged={query.reload} />
            </>
          )
        }
      </QueryBoundary>
    </StaffPage>
  );
}
