import { Button, Form, Input, Select } from "antd";
import { useState } from "react";
import { HandOutPasswordLinkDocument, type LinkDelivery } from "../../../gql/staff-accounts.ts";
import { useSave } from "../../../lib/use-save.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { ConfirmWithReason } from "../../kit/ConfirmWithReason.tsx";
import { DialogActions, StaffDialog } from "../../kit/StaffDialog.tsx";
import { profileTexts } from "../../profiles/texts.ts";

const texts = profileTexts.access;

interface LinkDialogProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Issues a password link by mail, or shows it once. */
export const LinkDialog = ({ id, name, onClose }: LinkDialogProps) => {
  const { toast } = useFeedback();
  const [handOut] = useSave(HandOutPasswordLinkDocument);
  const [delivery, setDelivery] = useState<LinkDelivery>("MAILED");
  const [link, setLink] = useState<string | null>(null);
  const issueLink = async (reason: string) => {
    const { handOutPasswordLink: answer } = await handOut({ id, delivery, reason });
    if (answer.__typename === "Refusal") return answer;
    setLink(answer.link);
    if (!answer.link) {
      toast("success", texts.mailed);
      onClose();
    }
    return null;
  };
  if (link !== null) {
    return (
      <StaffDialog title={texts.shown} onClose={onClose}>
        <Form layout="vertical">
          <Form.Item label={texts.shown} extra={texts.shownHint} htmlFor="password-link">
            <Input
              id="password-link"
              value={link}
              readOnly
              onFocus={(event) => event.currentTarget.select()}
            />
          </Form.Item>
        </Form>
        <DialogActions>
          <Button
            onClick={() => {
              navigator.clipboard
                .writeText(link)
                .then(() => toast("success", texts.copied))
                .catch(() => toast("error", texts.notCopied));
            }}
          >
            {texts.copy}
          </Button>
          <Button type="primary" onClick={onClose}>
            {texts.close}
          </Button>
        </DialogActions>
      </StaffDialog>
    );
  }
  return (
    <ConfirmWithReason
      title={texts.handOutTo(name)}
      action={texts.handOut}
      onConfirm={issueLink}
      onDone={() => undefined}
      onClose={onClose}
    >
      <Form.Item label={texts.delivery} htmlFor="delivery">
        <Select<LinkDelivery>
          id="delivery"
          value={delivery}
          options={[
            { value: "MAILED", label: texts.deliveries.MAILED },
            { value: "SHOWN", label: texts.deliveries.SHOWN },
          ]}
          onChange={setDelivery}
        />
      </Form.Item>
    </ConfirmWithReason>
  );
};
