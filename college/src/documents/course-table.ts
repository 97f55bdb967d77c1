import type { Flow } from "./flow.ts";
import { frame, label, rule } from "./page.ts";
import type { Pdf } from "./pdf.ts";
import { fonts, palette } from "./style.ts";
import { printable } from "./text.ts";

/** A course as it is printed. */
export interface CourseOnPaper {
  readonly code: string;
  readonly title: string;
  readonly creditLoad: number;
  /** In the column beside the title: `Carryover`. */
  readonly kind: string;
}

const gap = 14;
const columns = (() => {
  const code = { left: frame.left, width: 84 };
  const credits = { width: 44 };
  const kind = { left: frame.right - credits.width - gap - 72, width: 72 };
  const title = { left: code.left + code.width + gap };
  return { code, kind, title: { ...title, width: kind.left - gap - title.left } };
})();

const lineGap = 1.5;
const padding = 5;
const headHeight = 22;
const totalHeight = 44;

/**
 * Draws courses as a table, its head on every page, and what they come to.
 * @param kindTitle of the column beside the titles
 */
export const drawCourses = (
  flow: Flow,
  courses: readonly CourseOnPaper[],
  kindTitle: string,
): void => {
  flow.need(headHeight + 2 * totalHeight);
  drawTableHead(flow, kindTitle);
  courses.forEach((course, index) => {
    const height = rowHeight(flow.pdf, course);
    const isLast = index === courses.length - 1;
    const before = flow.y;
    // The total stands under a course, not alone on a page.
    flow.need(isLast ? height + totalHeight : height);
    if (flow.y < before) drawTableHead(flow, kindTitle);
    drawRow(flow.pdf, course, flow.y);
    flow.y += height;
    rule(flow.pdf, flow.y, palette.line);
  });
  drawTotal(flow, courses);
};

const drawTableHead = (flow: Flow, kindTitle: string): void => {
  const { pdf, y } = flow;
  label(pdf, "Code", columns.code.left, y);
  label(pdf, "Course", columns.title.left, y);
  label(pdf, kindTitle, columns.kind.left, y);
  label(pdf, "Credits", frame.left, y, "right");
  rule(pdf, y + 15, palette.ink);
  flow.y += headHeight - padding;
};

const setText = (pdf: Pdf): Pdf => pdf.font(fonts.regular).fontSize(10).fillColor(palette.ink);

const rowHeight = (pdf: Pdf, { code, title }: CourseOnPaper): number => {
  const heightOf = (text: string, width: number): number =>
    setText(pdf).heightOfString(printable(text), { width, lineGap });
  return (
    2 * padding + Math.max(heightOf(code, columns.code.width), heightOf(title, columns.title.width))
  );
};

const drawRow = (pdf: Pdf, { code, title, kind, creditLoad }: CourseOnPaper, y: number): void => {
  const top = y + padding;
  setText(pdf).text(printable(title), columns.title.left, top, {
    width: columns.title.width,
    lineGap,
  });
  pdf.text(kind, columns.kind.left, top, { lineBreak: false });
  pdf.text(String(creditLoad), frame.left, top, {
    width: frame.width,
    align: "right",
    lineBreak: false,
  });
  pdf
    .font(fonts.medium)
    .text(printable(code), columns.code.left, top, { width: columns.code.width, lineGap });
};

const drawTotal = (flow: Flow, courses: readonly CourseOnPaper[]): void => {
  const { pdf, y } = flow;
  const credits = courses.reduce((sum, { creditLoad }) => sum + creditLoad, 0);
  pdf.font(fonts.bold).fontSize(12).fillColor(palette.ink);
  pdf.text(courses.length === 1 ? "1 course" : `${courses.length} courses`, frame.left, y + 10, {
    lineBreak: false,
  });
  pdf.text(credits === 1 ? "1 credit" : `${credits} credits`, frame.left, y + 10, {
    width: frame.width,
    align: "right",
    lineBreak: false,
  });
  flow.y += totalHeight;
};
