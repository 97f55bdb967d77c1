import QRCode from "qrcode";
import type { Pdf } from "./pdf.ts";

interface QrModules {
  /** Modules along one side. */
  readonly size: number;
  readonly isDark: (row: number, column: number) => boolean;
}

/** A text's QR code, readable with up to 15 % of it damaged. */
const qrModules = (text: string): QrModules => {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: "M" });
  return { size: modules.size, isDark: (row, column) => modules.get(row, column) === 1 };
};

/** Draws a QR code as vectors, black on the page's white; the caller leaves the quiet zone around it. */
export const drawQrCode = (
  pdf: Pdf,
  text: string,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): void => {
  const { size, isDark } = qrModules(text);
  const unit = side / size;
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (isDark(row, column)) pdf.rect(x + column * unit, y + row * unit, unit, unit);
    }
  }
  // One path, filled once: modules drawn one by one show hairlines between them on screens.
  pdf.fill("#000000");
};
