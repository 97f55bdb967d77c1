import type { Readable } from "node:stream";

/** How long a client may read nothing of the file that is sent to it. */
const stallMs = 60_000;

/** Destroys a stream that its client has stopped reading, so that it frees its connection to the database. */
export const destroyWhenStalled = (content: Readable): void => {
  const abort = (): void => void content.destroy(new Error("nobody reads the export"));
  let timer = setTimeout(abort, stallMs);
  const read = content.read.bind(content);
  content.read = (size) => {
    clearTimeout(timer);
    timer = setTimeout(abort, stallMs);
    return read(size);
  };
  content.once("close", () => clearTimeout(timer));
};
