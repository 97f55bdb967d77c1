import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { DownloadError } from "../../../lib/download.ts";
import { Button } from "../../../ui/Button.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { downloadExport } from "./download-export.ts";
import styles from "./ExportButtons.module.css";
import { listTexts } from "./list-texts.ts";

interface ExportButtonsProps {
  /** The file's addresses on this gateway, from the list's own query. The buttons are disabled until they are known. */
  readonly links: { readonly csv: string; readonly xlsx: string } | undefined;
  /** The table, if the screen has several. */
  readonly of?: string;
}

const formats = [
  { key: "csv", name: "CSV" },
  { key: "xlsx", name: "XLSX" },
] as const;

const failureReason = (error: unknown): string => {
  const status = error instanceof DownloadError ? error.status : 0;
  if (status === 429) return listTexts.exportBusy;
  return status === 403 ? listTexts.exportForbidden : listTexts.exportFailed;
};

/** Downloads the whole list with its filters and sort, as a spreadsheet. */
export const ExportButtons = ({ links, of }: ExportButtonsProps) => {
  const client = useApolloClient();
  const { alert, toast } = useFeedback();
  const [busy, setBusy] = useState(false);
  const download = (path: string) => {
    if (busy) return;
    setBusy(true);
    downloadExport(path)
      .then(() => toast("success", listTexts.exportDone))
      .catch((error: unknown) => {
        alert(failureReason(error));
        // Only GraphQL responses report the end of the session, so the next query reports it.
        if (error instanceof DownloadError && error.status === 401) {
          void client.refetchQueries({ include: "active" });
        }
      })
      .finally(() => setBusy(false));
  };
  return (
    <div className={styles.buttons}>
      {formats.map(({ key, name }) => (
        <Button
          key={key}
          variant="secondary"
          aria-label={listTexts.exportAs(name, of)}
          busy={busy}
          disabled={!links}
          onClick={() => links && download(links[key])}
        >
          <Icon name="download" />
          {name}
        </Button>
      ))}
      <span role="status" className="visually-hidden">
        {busy && listTexts.exporting}
      </span>
    </div>
  );
};
