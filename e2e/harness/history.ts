import type { Page } from "playwright-core";
import { textOfPdf } from "./pdf.ts";

/** The text of the payment history's rows with a reference. On a phone they are a list. */
export async function paymentRows(page: Page, reference: string): Promise<string[]> {
  const rows = page.getByRole("row").or(page.getByRole("listitem")).filter({ hasText: reference });
  await rows.first().waitFor();
  return rows.allInnerTexts();
}

interface Receipt {
  readonly fileName: string;
  readonly text: string;
  /** The address in the QR code, as printed beside it. */
  readonly confirmationUrl: string;
}

/** Downloads the receipt of a payment from the payment history. */
export async function downloadReceipt(page: Page, reference: string): Promise<Receipt> {
  const downloading = page.waitForEvent("download");
  await page
    .getByRole("button", { name: new RegExp(`^Download receipt of .*${reference}$`) })
    .click();
  const download = await downloading;
  const text = await textOfPdf(download);
  const [confirmationUrl = ""] = /https?:\/\/\S+\/receipt\/\S+/.exec(text) ?? [];
  return { fileName: download.suggestedFilename(), text, confirmationUrl };
}
