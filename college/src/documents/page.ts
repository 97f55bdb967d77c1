import QRCode from "qrcode";
import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import { type Pdf, pageSize } from "./pdf.ts";
import { fonts, palette } from "./style.ts";

/** Where a document's text stands on its page, in points. */
export const frame = {
  left: pageSize.margin,
  right: pageSize.width - pageSize.margin,
  width: pageSize.width - 2 * pageSize.margin,
  /** Under the letterhead. */
  top: 114,
} as const;

/** The college's letterhead, with the kind of document on its right: `RECEIPT`. */
export const drawHead = (pdf: Pdf, identity: CollegeIdentity, kind: string): void => {
  pdf.rect(0, 0, pageSize.width, 8).fill(palette.brand);
  pdf.font(fonts.bold).fontSize(11);
  const kindWidth = pdf.widthOfString(kind, { characterSpacing: 2 });
  pdf.fillColor(palette.brand).text(kind, frame.left, 48, {
    width: frame.width,
    align: "right",
    characterSpacing: 2,
    lineBreak: false,
  });
  drawName(pdf, identity.name, frame.width - kindWidth - 40);
  pdf
    .font(fonts.regular)
    .fontSize(9)
    .fillColor(palette.muted)
    .text(`${identity.supportPhone}  ·  ${identity.supportEmail}`, frame.left, 68, {
      lineBreak: false,
    });
  rule(pdf, 94, palette.line);
};

/** The college's name: on one line, or on two where it would be too small on one. */
const drawName = (pdf: Pdf, name: string, available: number): void => {
  const baseline = 60;
  const size = fitSize(pdf, name, 17, available);
  const lines = size < 12 ? fitLines(pdf, name, 12, available) : { size, above: 0 };
  pdf
    .fontSize(lines.size)
    .fillColor(palette.ink)
    .text(name, frame.left, baseline - lines.above, {
      ...(lines.above === 0 ? { lineBreak: false } : { width: available }),
      baseline: "alphabetic",
    });
};

/** How tall `drawConfirmation` is. */
export const confirmationHeight = 112;

/** What lets anybody check a document: the QR code, the address it leads to, and what for. */
export const drawConfirmation = (
  pdf: Pdf,
  y: number,
  {
    url,
    question,
    answer,
    note,
    side = 88,
    isUrlPrinted = true,
  }: {
    readonly url: string;
    readonly question: string;
    readonly answer: string;
    readonly note: string;
    /** Of the QR code, in points. A long address needs a larger one. */
    readonly side?: number;
    /** False for an address that is too long to type. */
    readonly isUrlPrinted?: boolean;
  },
): void => {
  const left = frame.left + side + 20;
  const width = frame.right - left;
  rule(pdf, y, palette.line);
  drawQrCode(pdf, url, { x: frame.left, y: y + 18, side });
  pdf
    .font(fonts.bold)
    .fontSize(10)
    .fillColor(palette.ink)
    .text(question, left, y + 24, { lineBreak: false });
  pdf
    .font(fonts.regular)
    .fontSize(9)
    .fillColor(palette.muted)
    .text(answer, left, y + 40, { width, lineGap: 2 });
  // Under an answer of two lines, or of more where the college's name is long.
  const address = Math.max(y + 72, pdf.y + 4);
  if (isUrlPrinted) {
    pdf
      .font(fonts.medium)
      .fontSize(fitSize(pdf.font(fonts.medium), url, 9, width))
      .fillColor(palette.brand)
      .text(url, left, address, { lineBreak: false, link: url });
  }
  pdf
    .font(fonts.regular)
    .fontSize(8)
    .fillColor(palette.muted)
    .text(note, left, address + 20, { lineBreak: false });
};

/** The small name of a value. */
export const label = (
  pdf: Pdf,
  text: string,
  x: number,
  y: number,
  align: "left" | "right" = "left",
): void => {
  pdf
    .font(fonts.medium)
    .fontSize(8)
    .fillColor(palette.muted)
    .text(text, x, y, {
      lineBreak: false,
      align,
      ...(align === "right" && { width: frame.width }),
    });
};

/** A thin line from margin to margin. */
export const rule = (pdf: Pdf, y: number, colour: string): void => {
  pdf.moveTo(frame.left, y).lineTo(frame.right, y).lineWidth(0.75).strokeColor(colour).stroke();
};

/** The largest size up to `largest` at which `text`, in the current font, fits in one line of `available` points. */
export const fitSize = (pdf: Pdf, text: string, largest: number, available: number): number => {
  const measured = pdf.fontSize(largest).widthOfString(text);
  return measured <= available ? largest : (largest * available) / measured;
};

/**
 * The largest size up to `largest` at which `text`, in the current font, fits in two lines of `available` points, and how
 * far its first line then stands above its last.
 */
export const fitLines = (
  pdf: Pdf,
  text: string,
  largest: number,
  available: number,
): { readonly size: number; readonly above: number } => {
  const measure = (size: number) => {
    const height = pdf.fontSize(size).heightOfString(text, { width: available });
    const line = pdf.currentLineHeight(true);
    return { size, lines: Math.round(height / line), line };
  };
  let fit = measure(largest);
  while (fit.lines > 2 && fit.size > 1) fit = measure(fit.size - 0.25);
  return { size: fit.size, above: (fit.lines - 1) * fit.line };
};

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
