import { DownloadOutlined } from "@ant-design/icons";
import { useApolloClient } from "@apollo/client/react";
import { Button, Dropdown } from "antd";
import { useState } from "react";
import { DownloadError, saveFile } from "../../../lib/download.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";

export interface ExportLinks {
  readonly csv: string;
  readonly xlsx: string;
}

interface ExportButtonsProps {
  /** The file's addresses on this gateway, from the list's own query. The button is disabled until they are known. */
  readonly links: ExportLinks | undefined;
  /** The table, if the screen has several. */
  readonly of?: string;
}

const failureReason = (error: unknown): string => {
  const status = error instanceof DownloadError ? error.status : 0;
  if (status === 429) {
    return "Too many exports are being made at once. Please try again in a minute.";
  }
  return status === 403
    ? "You may not export this list."
    : "The export could not be made. Please try again.";
};

const nameIn = (disposition: string | null): string | null =>
  /filename="?([^";]+)"?/.exec(disposition ?? "")?.[1] ?? null;

/**
 * Downloads the file at `path` of this gateway under the name it sends. Throws `DownloadError` for any other response
 * and the errors of `fetch`.
 */
const downloadExport = async (path: string): Promise<void> => {
  const answer = await fetch(path, {
    credentials: "same-origin",
    headers: { "x-portal-request": "1" },
  });
  const name = nameIn(answer.headers.get("content-disposition"));
  if (!answer.ok || !name) throw new DownloadError(answer.status);
  saveFile(await answer.blob(), name);
};

/** Downloads the whole list with its filters and sort, as a spreadsheet in a format to choose. */
export const ExportButtons = ({ links, of }: ExportButtonsProps) => {
  const client = useApolloClient();
  const { alert, toast } = useFeedback();
  const [busy, setBusy] = useState(false);
  const download = (path: string) => {
    if (busy) return;
    setBusy(true);
    downloadExport(path)
      .then(() => toast("success", "The export is in your downloads."))
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
    <>
      <Dropdown
        trigger={["click"]}
        autoFocus
        disabled={!links}
        menu={{
          items: (["csv", "xlsx"] as const).map((key) => ({
            key,
            label: `Export ${of === undefined ? "" : `${of} `}as ${key.toUpperCase()}`,
            onClick: () => links && download(links[key]),
          })),
        }}
      >
        <Button
          icon={<DownloadOutlined aria-hidden />}
          aria-haspopup="menu"
          {...(of !== undefined && { "aria-label": `Export ${of}` })}
          loading={busy}
          disabled={!links}
        >
          Export
        </Button>
      </Dropdown>
      <span role="status" className="visually-hidden">
        {busy && "Preparing the file…"}
      </span>
    </>
  );
};
