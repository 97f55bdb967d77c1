import { Button, Form, Input, Select } from "antd";
import { useState } from "react";
import { HandOutPasswordLinkDocument, type LinkDelivery } from "../../../gql/staff-accounts.ts";
import { useSave } from "../../../lib/use-save.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { ConfirmWithReason } from "../../kit/ConfirmWithReason.tsx";
import { DialogActions, StaffDialog } from "../../kit/StaffDialog.tsx";
import { profileTexts } from "../../profiles/texts.ts";

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
      toast("success", "The link is mailed.");
      onClose();
    }
    return null;
  };
  if (link !== null) {
    return (
      <StaffDialog title="The link" onClose={onClose}>
        <Form layout="vertical">
          <Form.Item
            label="The link"
            extra="Copy it now: it is not shown again. Give it to nobody but the account's owner, once you know it is them."
            htmlFor="password-link"
          >
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
                .then(() => toast("success", "Copied."))
                .catch(() =>
                  toast(
                    "error",
                    "The link could not be copied. Select the link and copy it by hand.",
                  ),
                );
            }}
          >
            Copy
          </Button>
          <Button type="primary" onClick={onClose}>
            Done
          </Button>
        </DialogActions>
      </StaffDialog>
    );
  }
  return (
    <ConfirmWithReason
      title={`${profileTexts.handOut} to ${name}`}
      action={profileTexts.handOut}
      onConfirm={issueLink}
      onDone={() => undefined}
      onClose={onClose}
    >
      <Form.Item label="How" htmlFor="delivery">
        <Select<LinkDelivery>
          id="delivery"
          value={delivery}
          options={[
            { value: "MAILED", label: "Mail it to the owner" },
            { value: "SHOWN", label: "Show it here, to be copied" },
          ]}
          onChange={setDelivery}
        />
      </Form.Item>
    </ConfirmWithReason>
  );
};
