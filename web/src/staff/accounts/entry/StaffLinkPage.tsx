import { useMutation, useQuery } from "@apollo/client/react";
import { Alert, Button, Form, Input } from "antd";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { staffPasswordProblem } from "../../../../../rules/accounts/staff-password.ts";
import { StaffLinkDocument, UseStaffLinkDocument } from "../../../gql/staff-accounts.ts";
import { failureOf } from "../../../lib/failure.ts";
import { staffAreas } from "../../../session/staff-areas.ts";
import { texts } from "../../../texts.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { PageHeading } from "../../../ui/PageHeading.tsx";
import { PasswordInput } from "../../../ui/PasswordInput.tsx";
import { required, useFormSubmit } from "../../../ui/use-form-submit.ts";
import { Waiting } from "../../../ui/Waiting.tsx";
import styles from "./Entry.module.css";

const toLogin = "Go to the staff login";

const roles = {
  SUPER_ADMIN: "administrator",
  LECTURER: "lecturer",
  EXAM_OFFICER: "exam officer",
  ICT_SUPPORT: "ICT support",
  BURSARY_OFFICER: "bursary officer",
} as const;

interface ChoosePasswordFormProps {
  readonly token: string;
  /** The account whose password is set. */
  readonly owner: { readonly email: string; readonly surname: string };
}

const ChoosePasswordForm = ({ token, owner }: ChoosePasswordFormProps) => {
  const navigate = useNavigate();
  const [use] = useMutation(UseStaffLinkDocument, { fetchPolicy: "no-cache" });
  const [done, setDone] = useState<string | null>(null);
  const { form, props, banner, busy } = useFormSubmit({
    networkText: "The password could not be saved. Try checking your network connection",
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
      {banner && <Alert className={styles.above ?? ""} type="error" showIcon title={banner} />}
      <Form.Item label="Email" htmlFor="staff-email">
        <Input id="staff-email" autoComplete="username" readOnly value={owner.email} />
      </Form.Item>
      <Form.Item
        name="password"
        label="Password"
        extra="At least 10 characters. Case counts."
        rules={[
          required("Password is required"),
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
        label="Password once more"
        rules={[
          required("Type the password once more."),
          {
            validator: async (_rule, again: string) => {
              const differs = again && again !== form.getFieldValue("password");
              if (differs) throw new Error("The two passwords differ.");
            },
          },
        ]}
      >
        <PasswordInput autoComplete="new-password" />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={busy} block>
        Save password
      </Button>
      {done !== null && (
        <Dialog
          title="Password saved"
          kind="success"
          onClose={goOn}
          actions={
            <Button type="primary" onClick={goOn}>
              {toLogin}
            </Button>
          }
        >
          {done}
        </Dialog>
      )}
    </Form>
  );
};

const InvalidLink = ({ message }: { message: string }) => (
  <Card>
    <div className={styles.page}>
      <PageHeading>This link does not work</PageHeading>
      <p>{message}</p>
      <ButtonLink type="primary" to={staffAreas.SUPER_ADMIN}>
        {toLogin}
      </ButtonLink>
    </div>
  </Card>
);

const Link = ({ token }: { token: string }) => {
  const { data, error, refetch } = useQuery(StaffLinkDocument, {
    variables: { token },
    fetchPolicy: "no-cache",
  });
  if (error) {
    const retry = () => void refetch().catch(() => {});
    return <ErrorState message={failureOf(error).message} onRetry={retry} />;
  }
  const link = data?.staffLink;
  if (!link) return <Waiting text="Checking the link…" />;
  if (link.__typename === "Refusal") return <InvalidLink message={link.message} />;
  const isJoining = link.purpose === "JOIN";
  return (
    <Card>
      <div className={styles.page}>
        <PageHeading>{isJoining ? "Join the staff" : "Choose a new password"}</PageHeading>
        <p className={styles.lead}>
          {isJoining
            ? `You are invited to the portal as ${roles[link.role]}.`
            : "Every device that is logged in to your account will be logged out."}
        </p>
        <ChoosePasswordForm token={token} owner={link} />
      </div>
    </Card>
  );
};

/** The page of a link mailed to a staff member: choose a password to join or to continue. */
export default function StaffLinkPage() {
  const { hash } = useLocation();
  // The token is read once, because the address loses it when the link is used.
  const [token] = useState(() => hash.slice(1));
  return /^[\w-]{20,100}$/.test(token) ? (
    <Link token={token} />
  ) : (
    <InvalidLink message="This link is not complete. Open it from the mail again." />
  );
}
