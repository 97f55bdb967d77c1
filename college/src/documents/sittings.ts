import { drawFacts, type Fact, factsHeight } from "./facts.ts";
import type { Flow } from "./flow.ts";
import { fonts } from "./fonts.ts";
import { frame } from "./page.ts";
import { palette } from "./palette.ts";
import type { Pdf } from "./pdf.ts";
import { printable } from "./printable.ts";

/** An O-level sitting as it is printed. */
export interface SittingOnPaper {
  readonly facts: readonly Fact[];
  readonly subjects: readonly { readonly name: string; readonly grade: string }[];
}

const gap = 28;
const columnWidth = (frame.width - gap) / 2;
const gradeWidth = 40;
const lineGap = 1.5;
const titleHeight = 18;
const rowGap = 5;
const padding = 14;

/** How tall `drawSittings` will be. */
export const sittingsHeight = (pdf: Pdf, sittings: readonly SittingOnPaper[]): number =>
  Math.max(0, ...sittings.map((one) => heightOf(pdf, one)));

/** Draws one sitting, or two beside each other; the caller has made room for them. */
export const drawSittings = (flow: Flow, sittings: readonly SittingOnPaper[]): void => {
  const top = flow.y;
  let bottom = top;
  sittings.forEach((sitting, index) => {
    const left = frame.left + index * (columnWidth + gap);
    flow.y = top;
    drawSitting(flow, sitting, left, sittingTitles[index] ?? "Sitting");
    bottom = Math.max(bottom, flow.y);
  });
  flow.y = bottom + padding;
};

const sittingTitles = ["First sitting", "Second sitting"];

const boxAt = (left: number) => ({ left, width: columnWidth, columns: 2 });

const drawSitting = (flow: Flow, sitting: SittingOnPaper, left: number, title: string): void => {
  const { pdf } = flow;
  pdf
    .font(fonts.bold)
    .fontSize(10)
    .fillColor(palette.ink)
    .text(title, left, flow.y, { lineBreak: false });
  flow.y += titleHeight;
  drawFacts(flow, sitting.facts, boxAt(left));
  for (const { name, grade } of sitting.subjects) {
    const height = subjectHeight(pdf, name);
    pdf
      .moveTo(left, flow.y - 2)
      .lineTo(left + columnWidth, flow.y - 2)
      .lineWidth(0.5)
      .strokeColor(palette.line)
      .stroke();
    setSubject(pdf).text(printable(name), left, flow.y, {
      width: columnWidth - gradeWidth,
      lineGap,
    });
    pdf
      .font(fonts.bold)
      .text(grade, left, flow.y, { width: columnWidth, align: "right", lineBreak: false });
    flow.y += height + rowGap;
  }
};

const heightOf = (pdf: Pdf, { facts, subjects }: SittingOnPaper): number =>
  titleHeight +
  factsHeight(pdf, facts, boxAt(frame.left)) +
  subjects.reduce((sum, { name }) => sum + subjectHeight(pdf, name) + rowGap, 0);

const setSubject = (pdf: Pdf): Pdf => pdf.font(fonts.regular).fontSize(9.5).fillColor(palette.ink);

const subjectHeight = (pdf: Pdf, name: string): number =>
  setSubject(pdf).heightOfString(printable(name), { width: columnWidth - gradeWidth, lineGap });
