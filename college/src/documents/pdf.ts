import { readFileSync } from "node:fs";
import { Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { create } from "fontkit";
import PDFDocument from "pdfkit";
import { fonts } from "./style.ts";

export type Pdf = PDFKit.PDFDocument;

export interface PdfInfo {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  readonly createdAt: Date;
}

/** An A4 page in points; documents place everything themselves, so pdfkit's margins are off. */
export const pageSize = { width: 595.28, height: 841.89, margin: 48 } as const;

const startPdf = (info: PdfInfo, { bufferPages }: { readonly bufferPages: boolean }): Pdf => {
  const pdf = new PDFDocument({
    size: "A4",
    margin: 0,
    bufferPages,
    pdfVersion: "1.7",
    lang: "en",
    displayTitle: true,
    font: "",
    info: {
      Title: info.title,
      Author: info.author,
      Subject: info.subject,
      CreationDate: info.createdAt,
    },
  });
  for (const file of Object.values(fonts)) pdf.registerFont(file, openFont(file));
  return pdf.font(fonts.regular);
};

const openedFonts = new Map<string, Uint8Array>();

/**
 * To read a font's tables takes ten times as long as to draw a document, so all documents share them. Its glyphs are a
 * document's own: a glyph keeps the characters that it was first drawn for, and they are what a reader copies.
 */
const openFont = (file: string): Uint8Array => {
  const opened = openedFonts.get(file) ?? create(readFileSync(file));
  openedFonts.set(file, opened);
  return Object.create(opened, { _glyphs: { value: {} } });
};

/** Draws a document and returns its bytes. */
export const makePdf = async (info: PdfInfo, draw: (pdf: Pdf) => void): Promise<Buffer> => {
  // Pages are numbered once it is known how many there are.
  const pdf = startPdf(info, { bufferPages: true });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    pdf.on("error", reject);
  });
  draw(pdf);
  pdf.end();
  return done;
};

/**
 * A document of many parts, each beginning on a page of its own, as a stream: a part is drawn (and made, when parts are
 * made lazily) only after the reader has taken the parts before it. Only a caller that knows the number of pages
 * beforehand can number them.
 */
export const streamPdf = <T>(
  info: PdfInfo,
  parts: readonly T[] | AsyncIterable<T>,
  draw: (pdf: Pdf, part: T) => void,
): Readable => Readable.from(bytesOf(info, parts, draw), { objectMode: false });

async function* bytesOf<T>(
  info: PdfInfo,
  parts: readonly T[] | AsyncIterable<T>,
  draw: (pdf: Pdf, part: T) => void,
): AsyncGenerator<Buffer | string> {
  const pdf = startPdf(info, { bufferPages: false });
  let isFirst = true;
  for await (const part of parts) {
    if (!isFirst) pdf.addPage();
    isFirst = false;
    draw(pdf, part);
    // Null while there is nothing to be taken.
    const written: Buffer | string | null = pdf.read();
    if (written !== null) yield written;
    // Others are served between two parts.
    await nextTurn();
  }
  pdf.end();
  yield* pdf;
}
