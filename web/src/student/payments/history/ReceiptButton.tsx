import { texts } from "../../../texts.ts";
import { PdfButton } from "../../../ui/PdfButton.tsx";
import { paymentHistoryTexts as labels } from "./payment-history-texts.ts";
import { type HistoryPayment, receiptFileName } from "./payment-rows.ts";

/** Downloads the receipt of a payment and reports it. */
export const ReceiptButton = ({ payment }: { payment: HistoryPayment }) => (
  <PdfButton
    path={payment.receiptUrl}
    fileName={receiptFileName(payment.purpose)}
    variant="plain"
    name={labels.downloadOf(payment.item, payment.reference)}
    labels={texts.receiptDownload}
  />
);
