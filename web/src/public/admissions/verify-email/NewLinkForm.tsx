import { Alert, Button, Form, Input } from "antd";
import { useId, useState } from "react";
import type { Refusal } from "../../../lib/refusal.ts";
import { required, useFormSubmit } from "../../../ui/use-form-submit.ts";
import styles from "../../PublicPage.module.css";
import { useSendLink } from "../verification-link/use-send-link.ts";
import { verificationTexts as labels } from "./verification-texts.ts";

/** Sends a new verification link to the owner of a number or an email. */
export const NewLinkForm = () => {
  const headingId = useId();
  const send = useSendLink();
  const [sent, setSent] = useState<string | null>(null);
  const submit = async ({ identifier }: { identifier: string }): Promise<Refusal | null> => {
    setSent(null);
    const result = await send(identifier);
    if (result.state === "refused") return result.refusal;
    setSent(result.message);
    return null;
  };
  const { props, banner, busy } = useFormSubmit({ submit });
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{labels.newLinkTitle}</h2>
      <Form {...props} initialValues={{ identifier: "" }}>
        {(banner || sent !== null) && (
          <div className={styles.above}>
            {banner && <Alert type="error" showIcon title={banner} />}
            {sent !== null && <Alert role="status" type="success" showIcon title={sent} />}
          </div>
        )}
        <Form.Item
          name="identifier"
          label={labels.identifier}
          rules={[required(labels.identifierRequired)]}
        >
          <Input
            autoComplete="email"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={254}
          />
        </Form.Item>
        <Button htmlType="submit" block>
          {busy ? labels.sending : labels.sendLink}
        </Button>
      </Form>
    </section>
  );
};
