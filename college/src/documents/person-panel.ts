import { drawFacts, type Fact } from "./facts.ts";
import type { Flow } from "./flow.ts";
import { fonts } from "./fonts.ts";
import { frame } from "./page.ts";
import { palette } from "./palette.ts";
import { drawPhoto, photoSize } from "./photo.ts";
import { printable } from "./printable.ts";

/** What stands on top of a document about one person. */
interface PersonPanel {
  readonly title: string;
  readonly subtitle: string;
  readonly facts: readonly Fact[];
  /** A JPEG. */
  readonly photo: Buffer | null;
}

/** Draws a document's title, what is known of the person, and the photo beside it. */
export const drawPerson = (flow: Flow, { title, subtitle, facts, photo }: PersonPanel): void => {
  const { pdf } = flow;
  const top = flow.y;
  const width = frame.width - photoSize.width - 24;
  drawPhoto(pdf, photo, frame.right - photoSize.width, top);
  pdf
    .font(fonts.bold)
    .fontSize(18)
    .fillColor(palette.ink)
    .text(title, frame.left, top, { width, lineGap: 2 });
  pdf
    .font(fonts.regular)
    .fontSize(10)
    .fillColor(palette.muted)
    .text(printable(subtitle), frame.left, pdf.y + 2, { width });
  flow.y = pdf.y + 14;
  drawFacts(flow, facts, { left: frame.left, width, columns: 1 });
  flow.y = Math.max(flow.y, top + photoSize.height) + 16;
};
