import { texts } from "../../texts.ts";
import { PdfButton } from "../../ui/PdfButton.tsx";
import { type HistoryPayment, receiptFileName } from "./payment-rows.ts";

const words = texts.paymentHistory;

/** Downloads one payment's receipt and says so. */
export const ReceiptButton = ({ payment }: { payment: HistoryPayment }) => (
  <PdfButton
    path={payment.receiptUrl}
    fileName={receiptFileName(payment.purpose)}
    look="plain"
    name={words.downloadOf(payment.item, payment.reference)}
    words={texts.receiptDownload}
  />
);
