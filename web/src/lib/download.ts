/** The response to a download contained no file. */
export class DownloadError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`Download failed with status ${status}`);
    this.status = status;
  }
}

/** Downloads a file of this gateway. Throws `DownloadError` for any other response and the errors of `fetch`. */
export const fetchFile = async (path: string, mediaType: string): Promise<Blob> => {
  const answer = await fetch(path, {
    credentials: "same-origin",
    headers: { accept: mediaType, "x-portal-request": "1" },
  });
  const isSuch = answer.headers.get("content-type")?.startsWith(mediaType);
  if (!answer.ok || !isSuch) throw new DownloadError(answer.status);
  return answer.blob();
};

/** The slowest browser has read the blob by then. */
const releaseAfterMs = 60_000;

export const saveFile = (blob: Blob, name: string): void => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), releaseAfterMs);
};
