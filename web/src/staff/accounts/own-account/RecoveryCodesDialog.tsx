import { Button } from "../../../ui/Button.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { DialogActions, StaffDialog } from "../../kit/StaffDialog.tsx";
import { identityTexts } from "../texts.ts";
import styles from "./Account.module.css";

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

const words = identityTexts.account.factor;

/** Shows the recovery codes, once. */
export const RecoveryCodesDialog = ({ codes, onClose }: RecoveryCodesDialogProps) => {
  const { toast } = useFeedback();
  const copy = () => {
    navigator.clipboard
      .writeText(codes.join("\n"))
      .then(() => toast("success", words.copied))
      .catch(() => toast("error", words.notCopied));
  };
  return (
    <StaffDialog title={words.codesTitle} onClose={onClose}>
      <p>{words.codesLead}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <DialogActions>
        <Button look="secondary" onClick={copy}>
          {words.copy}
        </Button>
        <Button onClick={onClose}>{words.kept}</Button>
      </DialogActions>
    </StaffDialog>
  );
};
