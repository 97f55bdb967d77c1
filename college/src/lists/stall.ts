import type { Readable } from "node:stream";

/** How long whoever is sent a file may read nothing of it. */
const stallMs = 60_000;

/** Breaks off what nobody reads, so that it holds no connection to the database. */
export const endStalled = (content: Readable): void => {
  const give = (): void => void content.destroy(new Error("nobody reads the export"));
  let timer = setTimeout(give, stallMs);
  const read = content.read.bind(content);
  content.read = (size) => {
    clearTimeout(timer);
    timer = setTimeout(give, stallMs);
    return read(size);
  };
  content.once("close", () => clearTimeout(timer));
};
