import type { Page } from "playwright-core";
import { qrCodesOfPdf, textOfPdf } from "./pdf.ts";

interface DownloadedPdf {
  readonly fileName: string;
  readonly text: string;
  /** The contents of the QR codes in the document. */
  readonly qrCodes: readonly string[];
}

/** Clicks a button that downloads a PDF, then closes the dialog that reports it. */
export async function downloadPdf(
  page: Page,
  button: string | RegExp,
  dialogTitle: string,
): Promise<DownloadedPdf> {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  const download = await downloading;
  const dialog = page.getByRole("dialog", { name: dialogTitle });
  await dialog.getByRole("button", { name: "OK" }).click();
  return {
    fileName: download.suggestedFilename(),
    text: await textOfPdf(download),
    qrCodes: await qrCodesOfPdf(download),
  };
}

type PrintedPage =
  | "document"
  | "receipt"
  | "registration-slip"
  | "hostel-printout"
  | "statement"
  | "sponsor-statement";

/** The portal address that a document prints beside its QR code. */
export function printedAddress(text: string, page: PrintedPage): string {
  const [address] = new RegExp(`https?://\\S+/${page}/[\\w-]+`).exec(text) ?? [];
  if (address === undefined) throw new Error(`The document contains no address of /${page}/.`);
  return address;
}
