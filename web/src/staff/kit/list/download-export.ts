import { DownloadError, saveFile } from "../../../lib/download.ts";

const nameIn = (disposition: string | null): string | null =>
  /filename="?([^";]+)"?/.exec(disposition ?? "")?.[1] ?? null;

/** Saves the file that this gateway has at `path`, under the name it gives; throws `DownloadError` for any other answer, and what `fetch` throws. */
export const downloadExport = async (path: string): Promise<void> => {
  const answer = await fetch(path, {
    credentials: "same-origin",
    headers: { "x-portal-request": "1" },
  });
  const name = nameIn(answer.headers.get("content-disposition"));
  if (!answer.ok || !name) throw new DownloadError(answer.status);
  saveFile(await answer.blob(), name);
};
