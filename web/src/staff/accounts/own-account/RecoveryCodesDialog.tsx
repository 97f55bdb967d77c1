import { Button } from "../../../ui/Button.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { DialogActions, StaffDialog } from "../../kit/StaffDialog.tsx";
import { accountTexts } from "../texts.ts";
import styles from "./Account.module.css";

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

const labels = accountTexts.account.factor;

/** Shows the recovery codes, once. */
export const RecoveryCodesDialog = ({ codes, onClose }: RecoveryCodesDialogProps) => {
  const { toast } = useFeedback();
  const copy = () => {
    navigator.clipboard
      .writeText(codes.join("\n"))
      .then(() => toast("success", labels.copied))
      .catch(() => toast("error", labels.notCopied));
  };
  return (
    <StaffDialog title={labels.codesTitle} onClose={onClose}>
      <p>{labels.codesLead}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <DialogActions>
        <Button variant="secondary" onClick={copy}>
          {labels.copy}
        </Button>
        <Button onClick={onClose}>{labels.kept}</Button>
      </DialogActions>
    </StaffDialog>
  );
};
