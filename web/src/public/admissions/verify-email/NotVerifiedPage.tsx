import { useMutation } from "@apollo/client/react";
import { Alert, Form, Input } from "antd";
import { useId, useState } from "react";
import { useLocation } from "react-router-dom";
import { SendVerificationLinkDocument } from "../../../gql/public-admissions.ts";
import { readStateText } from "../../../lib/history-state.ts";
import { paths } from "../../../paths.ts";
import { texts } from "../../../texts.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Card } from "../../../ui/Card.tsx";
import { PageHeading } from "../../../ui/PageHeading.tsx";
import { required } from "../../../ui/use-form-submit.ts";
import { PublicForm } from "../../PublicForm.tsx";
import styles from "../../PublicPage.module.css";
import { sendLinkButton } from "../verification-link/SendLink.tsx";

/** For an invalid link, an unknown application or an unverified email: sign up, or have a new link sent. */
export default function NotVerifiedPage() {
  const problem = readStateText(useLocation().state, "problem");
  const headingId = useId();
  const [send] = useMutation(SendVerificationLinkDocument);
  const [sent, setSent] = useState<string | null>(null);
  return (
    <Card>
      <div className={styles.page}>
        <PageHeading>Wrong path or Unverified Student</PageHeading>
        {problem && <Alert type="error" showIcon title={problem} />}
        <p>
          This link leads nowhere, or the application is not verified yet. You can sign up, or have
          a new link sent to you.
        </p>
        <ButtonLink type="primary" block to={paths.signUp}>
          {texts.ok}
        </ButtonLink>
        <section className={styles.section} aria-labelledby={headingId}>
          <h2 id={headingId}>Send me a new link</h2>
          <PublicForm
            initialValues={{ identifier: "" }}
            send={async (variables) => {
              setSent(null);
              return (await send({ variables })).data?.sendVerificationLink;
            }}
            onDone={setSent}
            notice={sent && <Alert role="status" type="success" showIcon title={sent} />}
            button={{ ...sendLinkButton, type: "default" }}
          >
            <Form.Item
              name="identifier"
              label="Application number or email"
              rules={[required("Enter your application number or your email.")]}
            >
              <Input
                autoComplete="email"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                maxLength={254}
              />
            </Form.Item>
          </PublicForm>
        </section>
      </div>
    </Card>
  );
}
