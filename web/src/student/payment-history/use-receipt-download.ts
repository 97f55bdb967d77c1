import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { DownloadFailed, fetchPdf, saveFile } from "../../lib/download.ts";
import { texts } from "../../texts.ts";
import { useFeedback } from "../../ui/Feedback.tsx";
import { type HistoryPayment, receiptFileName } from "./payment-rows.ts";

/** Downloads a payment's receipt; `onStarted` is called once the browser has it, a failure is told in an alert. */
export const useReceiptDownload = (
  { purpose, receiptUrl }: HistoryPayment,
  onStarted: () => void,
): readonly [download: () => void, busy: boolean] => {
  const client = useApolloClient();
  const { alert } = useFeedback();
  const [busy, setBusy] = useState(false);

  const fail = (error: unknown) => {
    alert(texts.paymentHistory.downloadFailed);
    // Only GraphQL answers tell the portal that the session is over: let the next one say so.
    if (error instanceof DownloadFailed && error.status === 401) {
      void client.refetchQueries({ include: "active" });
    }
  };
  const download = () => {
    setBusy(true);
    fetchPdf(receiptUrl)
      .then((blob) => {
        saveFile(blob, receiptFileName(purpose));
        onStarted();
      })
      .catch(fail)
      .finally(() => setBusy(false));
  };
  return [download, busy];
};
