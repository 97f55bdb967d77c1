import { readFile } from "node:fs/promises";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Download } from "playwright-core";
import { readQrCodes } from "../../college/testing/pdf.ts";

/** The text of each page of a downloaded PDF. */
export async function textOfPdf(download: Download): Promise<string> {
  const data = new Uint8Array(await readFile(await download.path()));
  const document = await getDocument({ data, useSystemFonts: false, verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ("str" in item ? item.str : "")).join(" "));
  }
  await document.destroy();
  return pages.join("\n");
}

/** The contents of the QR codes of a downloaded PDF. */
export async function qrCodesOfPdf(download: Download): Promise<readonly string[]> {
  return readQrCodes(await readFile(await download.path()));
}
