import type { Pdf } from "./pdf.ts";
import { fonts, palette } from "./style.ts";

/** 170 by 200 of a screen's pixels (§2 "Profile display fields"), in points. */
export const photoSize = { width: 127.5, height: 150 } as const;

/** Where a photo stands on a page, in points. */
interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Draws a passport photo, cut to its frame; an empty frame where there is none that can be read. */
export const drawPhoto = (pdf: Pdf, photo: Buffer | null, x: number, y: number): void =>
  drawFramedPhoto(pdf, photo, { x, y, ...photoSize });

/** The same in a frame of another size. */
export const drawFramedPhoto = (pdf: Pdf, photo: Buffer | null, frame: Frame): void => {
  const { x, y, width, height } = frame;
  pdf.rect(x, y, width, height).fill(palette.tint);
  if (photo === null || !isDrawn(pdf, photo, frame)) drawNothing(pdf, frame);
  pdf.rect(x, y, width, height).lineWidth(0.75).strokeColor(palette.line).stroke();
};

const drawNothing = (pdf: Pdf, { x, y, width, height }: Frame): void => {
  // In a small frame the words stand in two lines.
  const isSmall = width < 60;
  pdf
    .font(fonts.regular)
    .fontSize(isSmall ? 7 : 9)
    .fillColor(palette.muted)
    .text(isSmall ? "No\nphoto" : "No photo", x, y + height / 2 - (isSmall ? 8 : 5), {
      width,
      align: "center",
    });
};

const isDrawn = (pdf: Pdf, photo: Buffer, { x, y, width, height }: Frame): boolean => {
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
