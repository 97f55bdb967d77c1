import { fromBuffer } from "yauzl";

/** The files of a ZIP, in its order. */
export const readZip = (zip: Buffer): Promise<ReadonlyMap<string, Buffer>> =>
  new Promise((resolve, reject) => {
    fromBuffer(zip, { lazyEntries: true }, (error, file) => {
      if (error) return reject(error);
      const found = new Map<string, Buffer>();
      file.once("end", () => resolve(found));
      file.on("entry", (entry) =>
        file.openReadStream(entry, async (failure, stream) => {
          if (failure) return reject(failure);
          const parts: Buffer[] = [];
          for await (const part of stream) parts.push(part as Buffer);
          found.set(entry.fileName, Buffer.concat(parts));
          file.readEntry();
        }),
      );
      file.readEntry();
    });
  });
