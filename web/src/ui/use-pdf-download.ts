import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { DownloadError, fetchPdf, saveFile } from "../lib/download.ts";
import { useFeedback } from "./Feedback.tsx";

interface PdfDownload {
  readonly path: string;
  readonly fileName: string;
  readonly failedText: string;
  readonly onStarted: () => void;
}

/** Downloads a PDF under a name. A second press during the first is ignored. */
export const usePdfDownload = () => {
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
        // Only GraphQL responses report the end of the session, so the next query reports it.
        if (error instanceof DownloadError && error.status === 401) {
          void client.refetchQueries({ include: "active" });
        }
      })
      .finally(() => setBusy(false));
  };
  return [download, busy] as const;
};
