import { fonts } from "./fonts.ts";
import { palette } from "./palette.ts";
import type { Pdf } from "./pdf.ts";

/** 170 by 200 of a screen's pixels (§2 "Profile display fields"), in points. */
export const photoSize = { width: 127.5, height: 150 } as const;

/** Draws a passport photo, cut to its frame; an empty frame where there is none that can be read. */
export const drawPhoto = (pdf: Pdf, photo: Buffer | null, x: number, y: number): void => {
  const { width, height } = photoSize;
  pdf.rect(x, y, width, height).fill(palette.tint);
  if (photo === null || !isDrawn(pdf, photo, x, y)) {
    pdf
      .font(fonts.regular)
      .fontSize(9)
      .fillColor(palette.muted)
      .text("No photo", x, y + height / 2 - 5, { width, align: "center", lineBreak: false });
  }
  pdf.rect(x, y, width, height).lineWidth(0.75).strokeColor(palette.line).stroke();
};

const isDrawn = (pdf: Pdf, photo: Buffer, x: number, y: number): boolean => {
  const { width, height } = photoSize;
  pdf.save();
  pdf.rect(x, y, width, height).clip();
  try {
    pdf.image(photo, x, y, { cover: [width, height], align: "center", valign: "center" });
    return true;
  } catch {
    // A damaged photo must not keep somebody from the document.
    return false;
  } finally {
    pdf.restore();
  }
};
