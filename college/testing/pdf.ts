import { fork } from "node:child_process";
import { once } from "node:events";
import { inflateSync } from "node:zlib";
import jsQR from "jsqr";
import type { PdfContents, PlacedText } from "./processes/read-pdf.ts";

interface ReadPdf {
  readonly pages: number;
  /** Every piece of text, in the order it was written, one space between any two. */
  readonly text: string;
  readonly title: string | undefined;
}

/** Reads a PDF as a viewer would. */
export const readPdf = async (bytes: Uint8Array): Promise<ReadPdf> => {
  const { pages, title } = await readContents(bytes);
  const text = pages.flatMap((placed) => placed.map((piece) => piece.text)).join(" ");
  return { pages: pages.length, text, title };
};

/** Every piece of text of every page, with its place. */
export const readPlacedText = async (
  bytes: Uint8Array,
): Promise<readonly (readonly PlacedText[])[]> => (await readContents(bytes)).pages;

const startReader = () => {
  const process = fork(new URL("./processes/read-pdf.ts", import.meta.url), {
    execArgv: ["--import", "tsx"],
    serialization: "advanced",
  });
  process.unref();
  process.channel?.unref();
  const exit = new AbortController();
  process.once("exit", () => exit.abort());
  return { process, signal: exit.signal };
};

let reader: ReturnType<typeof startReader> | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Reads in a process of its own, one document after the other: PDF.js puts slow functions in the place of `push` and
 * `JSON.stringify`, for all that runs beside it.
 */
const readContents = (bytes: Uint8Array): Promise<PdfContents> => {
  const read = last.then(async () => {
    reader ??= startReader();
    const { process, signal } = reader;
    const answer = once(process, "message", { signal });
    process.send(bytes);
    const [contents]: (PdfContents | Error)[] = await answer;
    if (contents === undefined || contents instanceof Error) {
      throw new Error("not a PDF", { cause: contents });
    }
    return contents;
  });
  last = read.catch(() => {});
  return read;
};

/** Decodes the QR codes drawn on the pages, in their order. */
export const readQrCodes = (bytes: Buffer): readonly string[] =>
  contentStreams(bytes).flatMap((content) => {
    const squares = [...content.matchAll(/^(\S+) (\S+) (\S+) (\S+) re$/gm)]
      .map(([, x, y, width, height]) => ({
        x: Number(x),
        y: Number(y),
        side: Number(width) === Number(height) ? Number(width) : 0,
      }))
      .filter(({ side }) => side > 0 && side < 6);
    const text = decodeModules(squares);
    return text === undefined ? [] : [text];
  });

// The line break before "endstream" is pdfkit's "\n" alone: a "\r" before it is the stream's own last byte.
const contentStreams = (bytes: Buffer): readonly string[] =>
  [...bytes.toString("latin1").matchAll(/stream\n(.*?)\nendstream/gs)].flatMap(([, body]) => {
    try {
      return [inflateSync(Buffer.from(body ?? "", "latin1")).toString("latin1")];
    } catch {
      return [];
    }
  });

interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

const decodeModules = (squares: readonly Square[]): string | undefined => {
  const unit = squares[0]?.side;
  if (unit === undefined) return undefined;
  const left = Math.min(...squares.map(({ x }) => x));
  const top = Math.min(...squares.map(({ y }) => y));
  const quiet = 4;
  const scale = 4;
  const modules = Math.round((Math.max(...squares.map(({ x }) => x)) - left) / unit) + 1;
  const width = (modules + 2 * quiet) * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const { x, y } of squares) {
    const column = (Math.round((x - left) / unit) + quiet) * scale;
    const row = (Math.round((y - top) / unit) + quiet) * scale;
    for (let line = row; line < row + scale; line += 1) {
      for (let at = column; at < column + scale; at += 1) {
        pixels.fill(0, (line * width + at) * 4, (line * width + at) * 4 + 3);
      }
    }
  }
  return jsQR.default(pixels, width, width)?.data;
};
