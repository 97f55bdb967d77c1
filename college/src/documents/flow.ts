import { frame } from "./page.ts";
import { type Pdf, pageSize } from "./pdf.ts";

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
