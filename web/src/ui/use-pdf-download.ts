import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { DownloadError, fetchPdf, saveFile } from "../lib/download.ts";
import { useFeedback } from "./Feedback.tsx";

interface PdfDownload {
  /** Path of the PDF on this gateway. */
  readonly path: string;
  readonly fileName: string;
  /** Told in an alert when the file did not come. */
  readonly failedText: string;
  /** Called once the browser has the file. */
  readonly onStarted: () => void;
}

/** Downloads a PDF under a name; a second press while the first is under way does nothing. */
export const usePdfDownload = (): readonly [
  download: (pdf: PdfDownload) => void,
  busy: boolean,
] => {
  const client = useApolloClient();
  const { alert } = useFeedback();
  const [busy, setBusy] = useState(false);

  const download = ({ path, fileName, failedText, onStarted }: PdfDownload) => {
    if (busy) return;
    setBusy(true);
    fetchPdf(path)
      .then((blob) => {
        saveFile(blob, fileName);
        onStarted();
      })
      .catch((error: unknown) => {
        alert(failedText);
        // Only GraphQL answers tell the portal that the session is over: let the next one say so.
        if (error instanceof DownloadError && error.status === 401) {
          void client.refetchQueries({ include: "active" });
        }
      })
      .finally(() => setBusy(false));
  };
  return [download, busy];
};
