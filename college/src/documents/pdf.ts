import PDFDocument from "pdfkit";
import { fonts } from "./fonts.ts";

export type Pdf = PDFKit.PDFDocument;

export interface PdfInfo {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  readonly createdAt: Date;
}

/** An A4 page in points; documents place everything themselves, so pdfkit's margins are off. */
export const pageSize = { width: 595.28, height: 841.89, margin: 48 } as const;

/** Draws a document and returns its bytes. @param draw may take its time: what it promises is waited for. */
export const makePdf = async (
  info: PdfInfo,
  draw: (pdf: Pdf) => unknown,
): Promise<Buffer> => {
  const pdf = new PDFDocument({
    size: "A4",
    margin: 0,
    // Pages are numbered once it is known how many there are.
    bufferPages: true,
    pdfVersion: "1.7",
    lang: "en",
    displayTitle: true,
    font: fonts.regular,
    info: {
      Title: info.title,
      Author: info.author,
      Subject: info.subject,
      CreationDate: info.createdAt,
    },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    pdf.on("error", reject);
  });
  await draw(pdf);
  pdf.end();
  return done;
};
