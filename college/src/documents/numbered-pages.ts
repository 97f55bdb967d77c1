import { fonts } from "./fonts.ts";
import { frame } from "./page.ts";
import { palette } from "./palette.ts";
import { type Pdf, pageSize } from "./pdf.ts";

/** Draws one document and then, under each of its pages, what it is and `Page 1 of 2`. */
export const numberPages = (pdf: Pdf, name: string, draw: () => void): void => {
  const first = pdf.bufferedPageRange().count - 1;
  draw();
  const count = pdf.bufferedPageRange().count - first;
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(first + index);
    drawPageNumber(pdf, name, { number: index + 1, count });
  }
};

/** Draws under a page what it belongs to and `Page 1 of 2`. */
export const drawPageNumber = (
  pdf: Pdf,
  name: string,
  { number, count }: { readonly number: number; readonly count: number },
): void => {
  const y = pageSize.height - 36;
  pdf.font(fonts.regular).fontSize(8).fillColor(palette.muted);
  pdf.text(name, frame.left, y, { lineBreak: false });
  pdf.text(`Page ${number} of ${count}`, frame.left, y, {
    width: frame.width,
    align: "right",
    lineBreak: false,
  });
};
