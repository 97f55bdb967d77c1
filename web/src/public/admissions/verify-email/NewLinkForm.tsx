import { useId, useState } from "react";
import type { Refusal } from "../../../lib/refusal.ts";
import { useForm } from "../../../lib/use-form.ts";
import { texts } from "../../../texts.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import styles from "../../PublicPage.module.css";
import { useSendLink } from "../verification-link/use-send-link.ts";
import { verificationTexts as labels } from "./verification-texts.ts";

const required = { identifier: labels.identifierRequired };

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
  const form = useForm({ required, submit, networkText: texts.failures.network });
  return (
    <form className={styles.section} aria-labelledby={headingId} {...form.props}>
      <h2 id={headingId}>{labels.newLinkTitle}</h2>
      {form.banner && <Notice kind="error">{form.banner}</Notice>}
      {sent !== null && <Notice kind="success">{sent}</Notice>}
      <TextField
        label={labels.identifier}
        autoComplete="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={254}
        {...form.field("identifier")}
      />
      <Button type="submit" variant="secondary" wide busy={form.busy}>
        {form.busy ? labels.sending : labels.sendLink}
      </Button>
    </form>
  );
};
