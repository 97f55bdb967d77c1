import { useState } from "react";
import { texts } from "../../texts.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Icon } from "../../ui/Icon.tsx";
import type { HistoryPayment } from "./payment-rows.ts";
import { useReceiptDownload } from "./use-receipt-download.ts";

/** Downloads one payment's receipt and says so. */
export const ReceiptButton = ({ payment }: { payment: HistoryPayment }) => {
  const [startedShown, setStartedShown] = useState(false);
  const [download, busy] = useReceiptDownload(payment, () => setStartedShown(true));
  const close = () => setStartedShown(false);
  return (
    <>
      <Button
        look="plain"
        busy={busy}
        onClick={download}
        aria-label={texts.paymentHistory.downloadOf(payment.item, payment.reference)}
      >
        <Icon name="download" />
        {busy ? texts.paymentHistory.downloading : texts.paymentHistory.download}
      </Button>
      {startedShown && (
        <Dialog
          title={texts.paymentHistory.downloadedTitle}
          kind="success"
          onClose={close}
          actions={<Button onClick={close}>{texts.ok}</Button>}
        >
          {texts.paymentHistory.downloaded}
        </Dialog>
      )}
    </>
  );
};
