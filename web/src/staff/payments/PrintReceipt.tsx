import { texts } from "../../texts.ts";
import { DownloadButton } from "../../ui/DownloadButton.tsx";

const labels = { ...texts.receiptDownload, label: "Print receipt (PDF)" };

interface PrintReceiptProps {
  readonly receipt: { readonly number: string; readonly receiptUrl: string };
  readonly variant?: "primary" | "secondary";
}

/** Downloads the PDF of a receipt of the counter, of a bank or of a sponsor. */
export const PrintReceipt = ({ receipt, variant = "secondary" }: PrintReceiptProps) => (
  <DownloadButton
    path={receipt.receiptUrl}
    fileName={`receipt-${receipt.number}.pdf`}
    labels={labels}
    variant={variant}
  />
);
