/** The answer to a download that brought no file. */
export class DownloadError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`Download failed with status ${status}`);
    this.status = status;
  }
}

/** Fetches a PDF of this gateway; throws `DownloadError` for anything else it answers, and what `fetch` throws. */
export const fetchPdf = async (path: string): Promise<Blob> => {
  const answer = await fetch(path, {
    credentials: "same-origin",
    headers: { accept: "application/pdf", "x-portal-request": "1" },
  });
  const isPdf = answer.headers.get("content-type")?.startsWith("application/pdf");
  if (!answer.ok || !isPdf) throw new DownloadError(answer.status);
  return answer.blob();
};

/** Long enough for the slowest browser to have read the blob. */
const releaseAfterMs = 60_000;

/** Hands `blob` to the browser as a download called `name`. */
export const saveFile = (blob: Blob, name: string): void => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), releaseAfterMs);
};
