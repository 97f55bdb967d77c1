import QRCode from "qrcode";
import type { Pdf } from "./pdf.ts";

/** Draws a QR code as vectors, black on the page's white; the caller leaves the quiet zone around it. */
export const drawQrCode = (
  pdf: Pdf,
  text: string,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): void => {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: "M" });
  const unit = size / modules.size;
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) {
        pdf.rect(x + column * unit, y + row * unit, unit, unit);
      }
    }
  }
  // One path, filled once: modules drawn one by one show hairlines between them on screens.
  pdf.fill("#000000");
};
