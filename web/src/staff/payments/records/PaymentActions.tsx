import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { PdfButton } from "../../../ui/PdfButton.tsx";
import { useRequery } from "../use-requery.ts";
import type { PaymentFile } from "./payment-file.ts";
import { ResolveDialog } from "./ResolveDialog.tsx";
import { paymentTexts as texts } from "./texts.ts";

interface PaymentActionsProps {
  readonly file: PaymentFile;
  /** Called after an action, to reload the payment. */
  readonly onDone: () => void;
}

/** The viewer's actions on a payment. */
export const PaymentActions = ({ file, onDone }: PaymentActionsProps) => {
  const [resolving, setResolving] = useState(false);
  const { requery, busy } = useRequery(onDone);
  const { id } = file.payment;
  return (
    <>
      {file.canRequery && (
        <Button busy={busy !== null} onClick={() => requery(id)}>
          {busy === null ? texts.requery.one : texts.requery.asking}
        </Button>
      )}
      {file.canResolve && (
        <Button variant="secondary" onClick={() => setResolving(true)}>
          {texts.resolve.label}
        </Button>
      )}
      {file.ledger && (
        <PdfButton
          path={file.ledger.receiptUrl}
          fileName={`receipt-${id}.pdf`}
          variant="secondary"
          labels={texts.receipt}
        />
      )}
      {resolving && (
        <ResolveDialog
          id={id}
          onClose={() => setResolving(false)}
          onDone={() => {
            setResolving(false);
            onDone();
          }}
        />
      )}
    </>
  );
};
