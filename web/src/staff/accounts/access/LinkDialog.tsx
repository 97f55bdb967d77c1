import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { HandOutPasswordLinkDocument, type LinkDelivery } from "../../../gql/staff-accounts.ts";
import { Button } from "../../../ui/Button.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { ConfirmWithReason } from "../../kit/ConfirmWithReason.tsx";
import { DialogActions, StaffDialog } from "../../kit/StaffDialog.tsx";
import { choicesOf } from "../../profiles/choices.ts";
import { profileTexts } from "../../profiles/texts.ts";

const texts = profileTexts.access;

interface LinkDialogProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Issues a password link by mail, or shows it once. */
export const LinkDialog = ({ id, name, onClose }: LinkDialogProps) => {
  const client = useApolloClient();
  const { toast } = useFeedback();
  const [delivery, setDelivery] = useState<LinkDelivery>("MAILED");
  const [link, setLink] = useState<string | null>(null);
  const issueLink = async (reason: string) => {
    const { data } = await client.mutate({
      mutation: HandOutPasswordLinkDocument,
      variables: { id, delivery, reason },
      // A link that is shown once must not be cached.
      fetchPolicy: "no-cache",
    });
    const answer = data?.handOutPasswordLink;
    if (answer?.__typename === "Refusal") return answer;
    setLink(answer?.link ?? null);
    if (!answer?.link) {
      toast("success", texts.mailed);
      onClose();
    }
    return null;
  };
  if (link !== null) {
    return (
      <StaffDialog title={texts.shown} onClose={onClose}>
        <TextField
          label={texts.shown}
          hint={texts.shownHint}
          value={link}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
          onChange={() => undefined}
        />
        <DialogActions>
          <Button
            variant="secondary"
            onClick={() => {
              void navigator.clipboard.writeText(link).then(() => toast("success", texts.copied));
            }}
          >
            {texts.copy}
          </Button>
          <Button onClick={onClose}>{texts.close}</Button>
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
      <SelectField
        label={texts.delivery}
        value={delivery}
        choices={choicesOf(texts.deliveries)}
        onChange={(chosen) => setDelivery(chosen === "SHOWN" ? "SHOWN" : "MAILED")}
      />
    </ConfirmWithReason>
  );
};
