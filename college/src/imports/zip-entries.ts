import type { Readable } from "node:stream";
import { type Entry, fromBuffer, type ZipFile } from "yauzl";

/** An archive larger than it looks: unpacked it may hold at most so much of what is read. */
const largestUnpacked = 64 * 1024 * 1024;
const mostEntries = 2_000;

/** The files of an archive, unpacked one at a time, and all together no further than the limit. */
export class ZipEntries {
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;
  #unpacked = 0;

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  /** @throws Error for what is no archive, or one with too many files. */
  static open(bytes: Buffer): Promise<ZipEntries> {
    return new Promise((resolve, reject) => {
      fromBuffer(bytes, { lazyEntries: true, autoClose: false }, (error, zip) => {
        if (error) return reject(error);
        const entries = new Map<string, Entry>();
        zip.on("error", reject);
        zip.on("end", () => resolve(new ZipEntries(zip, entries)));
        zip.on("entry", (entry: Entry) => {
          if (entries.size >= mostEntries) return reject(new Error("too many files"));
          entries.set(entry.fileName, entry);
          zip.readEntry();
        });
        zip.readEntry();
      });
    });
  }

  /**
   * The bytes of one file, in pieces; undefined where there is none of this name.
   * @throws Error while it is read, where it comes to more than the limit.
   */
  async read(name: string): Promise<AsyncIterable<Buffer> | undefined> {
    const entry = this.#entries.get(name);
    if (entry === undefined) return undefined;
    const stream = await new Promise<Readable>((resolve, reject) => {
      this.#zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened)));
    });
    return this.#limited(stream);
  }

  async *#limited(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of stream) {
      this.#unpacked += chunk.length;
      if (this.#unpacked > largestUnpacked) throw new Error("more than it may unpack to");
      yield chunk;
    }
  }
}
