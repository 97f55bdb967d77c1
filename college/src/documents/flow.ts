import { frame } from "./page.ts";
import { type Pdf, pageSize } from "./pdf.ts";
import { fonts, palette } from "./style.ts";

/** The last point that text may reach; under it stands the page number. */
const bottom = pageSize.height - 56;

/** Where the next thing of a document is drawn, over as many pages as it takes. */
export interface Flow {
  readonly pdf: Pdf;
  /** From the top of the page. */
  y: number;
  /** Goes on to a new page where less than this height is left, so that nothing is torn apart. */
  readonly need: (height: number) => void;
}

/** @param beginPage draws what every further page begins with, and answers where its text begins. */
export const startFlow = (pdf: Pdf, beginPage: () => number): Flow => {
  const flow: Flow = {
    pdf,
    y: frame.top,
    need: (height) => {
      if (flow.y + height <= bottom) return;
      pdf.addPage();
      flow.y = beginPage();
    },
  };
  return flow;
};

/** Draws one document, then its name and `Page 1 of 2` under each of its pages. */
export const numberPages = (pdf: Pdf, name: string, draw: () => void): void => {
  const first = pdf.bufferedPageRange().count - 1;
  draw();
  const count = pdf.bufferedPageRange().count - first;
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(first + index);
    drawPageNumber(pdf, name, { number: index + 1, count });
  }
};

/** Draws the document's name and `Page 1 of 2` under a page. */
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
