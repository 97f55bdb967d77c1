import type { Readable } from "node:stream";
import { SaxesParser, type SaxesTagPlain } from "saxes";
import { type Entry, fromBuffer, type ZipFile } from "yauzl";

/** The parts of a workbook other than its first sheet. */
export interface Workbook {
  readonly sheetPath: string;
  readonly strings: readonly string[];
  /** By the number of a cell's style: whether it shows a date. */
  readonly dateStyles: readonly boolean[];
  readonly from1904: boolean;
}

/** @throws Error for an archive that is no workbook. */
export const readWorkbook = async (zip: ZipEntries): Promise<Workbook> => {
  const book = await readBook(zip);
  return {
    sheetPath: await readTarget(zip, book.relation),
    strings: await readStrings(zip),
    dateStyles: await readStyles(zip),
    from1904: book.from1904,
  };
};

const readBook = async (
  zip: ZipEntries,
): Promise<{ readonly relation: string; readonly from1904: boolean }> => {
  let relation: string | undefined;
  let from1904 = false;
  await readPart(zip, "xl/workbook.xml", {
    open: ({ name, attributes }) => {
      if (name === "sheet") relation ??= attributes["r:id"];
      if (name === "workbookPr") from1904 = /^(1|true)$/.test(attributes.date1904 ?? "");
    },
  });
  if (relation === undefined) throw new Error("no sheet");
  return { relation, from1904 };
};

const readTarget = async (zip: ZipEntries, relation: string): Promise<string> => {
  let target: string | undefined;
  await readPart(zip, "xl/_rels/workbook.xml.rels", {
    open: ({ name, attributes }) => {
      if (name === "Relationship" && attributes.Id === relation) target = attributes.Target;
    },
  });
  if (target === undefined) throw new Error("no such sheet");
  return target.startsWith("/") ? target.slice(1) : `xl/${target}`;
};

const readStrings = async (zip: ZipEntries): Promise<readonly string[]> => {
  const strings: string[] = [];
  let text = "";
  let isText = false;
  let phonetic = 0;
  await readPart(
    zip,
    "xl/sharedStrings.xml",
    {
      open: ({ name }) => {
        if (name === "si") text = "";
        if (name === "rPh") phonetic += 1;
        isText = name === "t" && phonetic === 0;
      },
      text: (piece) => {
        if (isText) text += piece;
      },
      close: (name) => {
        if (name === "si") strings.push(text);
        if (name === "rPh") phonetic -= 1;
        isText = false;
      },
    },
    { optional: true },
  );
  return strings;
};

const readStyles = async (zip: ZipEntries): Promise<readonly boolean[]> => {
  const codes = new Map<number, string>();
  const styles: boolean[] = [];
  let isCellFormats = false;
  await readPart(
    zip,
    "xl/styles.xml",
    {
      open: ({ name, attributes }) => {
        if (name === "numFmt") codes.set(Number(attributes.numFmtId), attributes.formatCode ?? "");
        if (name === "cellXfs") isCellFormats = true;
        if (name === "xf" && isCellFormats) {
          const id = Number(attributes.numFmtId);
          styles.push(showsDate(id, codes.get(id)));
        }
      },
      close: (name) => {
        if (name === "cellXfs") isCellFormats = false;
      },
    },
    { optional: true },
  );
  return styles;
};

const readPart = async (
  zip: ZipEntries,
  name: string,
  events: Parameters<typeof readXml>[1],
  { optional = false } = {},
): Promise<void> => {
  const chunks = await zip.read(name);
  if (chunks !== undefined) return readXml(chunks, events);
  if (!optional) throw new Error(`no ${name}`);
};

/** The built-in number formats that show a date, or a date and a time (ECMA-376, 18.8.30). */
const builtIn = new Set([14, 15, 16, 17, 22]);

/** True for a number format that shows a day, so that the number under it is one. */
const showsDate = (id: number, code: string | undefined): boolean => {
  if (builtIn.has(id)) return true;
  const bare = (code ?? "").replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/g, "");
  return /[dy]/i.test(bare);
};

export interface XmlEvents {
  readonly open?: (tag: SaxesTagPlain) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

/**
 * Reads XML as a stream. Entities other than the predefined ones are errors, which prevents entity expansion and
 * external references. Names come without their prefix.
 * @throws Error for XML that is not well-formed.
 */
export const readXml = async (
  chunks: AsyncIterable<Buffer>,
  { open, text, close }: XmlEvents,
): Promise<void> => {
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  if (open) parser.on("opentag", (tag) => open({ ...tag, name: localName(tag.name) }));
  if (text) parser.on("text", text);
  if (close) parser.on("closetag", (tag) => close(localName(tag.name)));
  const decoder = new TextDecoder("utf-8", { fatal: true });
  for await (const chunk of chunks) parser.write(decoder.decode(chunk, { stream: true }));
  parser.write(decoder.decode());
  parser.close();
};

const localName = (name: string): string => name.slice(name.indexOf(":") + 1);

/** Protects against zip bombs: the maximum of unpacked bytes that are read. */
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

  /** @throws Error when the bytes are not an archive, or it has too many files. */
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
   * The bytes of one file, in pieces; undefined when no file has this name.
   * @throws Error during reading, when the bytes exceed the limit.
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
