import { DownloadError, saveFile } from "../../../lib/download.ts";

const nameIn = (disposition: string | null): string | null =>
  /filename="?([^";]+)"?/.exec(disposition ?? "")?.[1] ?? null;

/**

 * Downloads the file at `path` of this gateway under the name it sends. Throws `DownloadError` for any other response

 * and the errors of `fetch`.

 */
export const downloadExport = async (path: string): Promise<void> => {
  const answer = await fetch(path, {
    credentials: "same-origin",
    headers: { "x-portal-request": "1" },
  });
  const name = nameIn(answer.headers.get("content-disposition"));
  if (!answer.ok || !name) throw new DownloadError(answer.status);
  saveFile(await answer.blob(), name);
};
