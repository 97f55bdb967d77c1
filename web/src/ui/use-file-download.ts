import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { DownloadError, fetchFile, saveFile } from "../lib/download.ts";
import { useFeedback } from "./Feedback.tsx";

interface FileDownload {
  readonly path: string;
  readonly fileName: string;
  /** Default: a PDF's. */
  readonly mediaType?: string | undefined;
  readonly failedText: string;
  readonly onStarted: () => void;
}

/** Downloads a file under a name. A second press during the first is ignored. */
export const useFileDownload = () => {
  const client = useApolloClient();
  const { alert } = useFeedback();
  const [busy, setBusy] = useState(false);

  const download = ({
    path,
    fileName,
    mediaType = "application/pdf",
    failedText,
    onStarted,
  }: FileDownload) => {
    if (busy) return;
    setBusy(true);
    fetchFile(path, mediaType)
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
