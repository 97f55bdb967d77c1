import { inflateSync } from "node:zlib";
import jsQR from "jsqr";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

export interface ReadPdf {
  readonly pages: number;
  /** Every piece of text, in the order it was written, one space between any two. */
  readonly text: string;
  readonly title: string | undefined;
}

/** Reads a PDF as a viewer would. */
export const readPdf = async (bytes: Uint8Array): Promise<ReadPdf> => {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) {
      if ("str" in item && item.str.trim() !== "") texts.push(item.str);
    }
  }
  const { info } = await document.getMetadata();
  const title: unknown = Reflect.get(info, "Title");
  const read = {
    pages: document.numPages,
    text: texts.join(" "),
    title: typeof title === "string" ? title : undefined,
  };
  await task.destroy();
  return read;
};

/** A piece of text where it stands, in points from the page's bottom left. */
export interface PlacedText {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  /** Of the font. */
  readonly size: number;
}

/** Every piece of text of every page, with its place. */
export const readPlacedText = async (
  bytes: Uint8Array,
): Promise<readonly (readonly PlacedText[])[]> => {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const pages: PlacedText[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(
      items.flatMap((item) => {
        if (!("str" in item) || item.str.trim() === "") return [];
        const [, , , size, left, baseline] = item.transform.map(Number);
        if (size === undefined || left === undefined || baseline === undefined) return [];
        return [{ text: item.str, left, right: left + item.width, baseline, size }];
      }),
    );
  }
  await task.destroy();
  return pages;
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
