import type { PublishedAttempt, RecordedSemester } from "../results/students/record.ts";
import type { Flow } from "./flow.ts";
import { fonts } from "./fonts.ts";
import { frame, label, rule } from "./page.ts";
import { palette } from "./palette.ts";
import type { Pdf } from "./pdf.ts";
import { printable } from "./printable.ts";

const gap = 12;
const narrow = 44;
const columns = (() => {
  const code = { left: frame.left, width: 76 };
  const points = frame.right - narrow;
  const grade = points - narrow - gap;
  const total = grade - narrow - gap;
  const credits = total - narrow - gap;
  const title = { left: code.left + code.width + gap };
  return {
    code,
    title: { ...title, width: credits - gap - title.left },
    credits,
    total,
    grade,
    points,
  };
})();

const lineGap = 1;
const padding = 4;
const titleHeight = 20;
const headHeight = 18;
const footHeight = 30;

const ordinals: Readonly<Record<number, string>> = { 1: "First", 2: "Second", 3: "Third" };

/** Draws a semester's results as a table, its head again on every further page, and what they come to. */
export const drawSemester = (flow: Flow, semester: RecordedSemester): void => {
  const { attempts } = semester;
  const [first] = attempts;
  if (first === undefined) return;
  const name = `${semester.session}, ${ordinals[semester.semester]?.toLowerCase() ?? semester.semester} semester`;
  flow.need(titleHeight + headHeight + rowHeight(flow.pdf, first) + footHeight);
  drawHeads(flow, name);
  attempts.forEach((attempt, index) => {
    const height = rowHeight(flow.pdf, attempt);
    const isLast = index === attempts.length - 1;
    const before = flow.y;
    // What a semester comes to stands under a course, not alone on a page.
    flow.need(isLast ? height + footHeight : height);
    if (flow.y < before) drawHeads(flow, `${name}, continued`);
    drawRow(flow.pdf, attempt, flow.y);
    flow.y += height;
    rule(flow.pdf, flow.y, palette.line);
  });
  drawFoot(flow, semester);
};

const drawHeads = (flow: Flow, name: string): void => {
  const { pdf } = flow;
  pdf.font(fonts.bold).fontSize(11).fillColor(palette.ink);
  pdf.text(name, frame.left, flow.y, { lineBreak: false });
  const y = flow.y + titleHeight;
  label(pdf, "Code", columns.code.left, y);
  label(pdf, "Course", columns.title.left, y);
  label(pdf, "Credits", columns.credits, y);
  label(pdf, "Total", columns.total, y);
  label(pdf, "Grade", columns.grade, y);
  label(pdf, "Points", columns.points, y);
  rule(pdf, y + 13, palette.ink);
  flow.y = y + headHeight - padding;
};

const setText = (pdf: Pdf): Pdf => pdf.font(fonts.regular).fontSize(9.5).fillColor(palette.ink);

const rowHeight = (pdf: Pdf, { code, title }: PublishedAttempt): number => {
  const heightOf = (text: string, width: number): number =>
    setText(pdf).heightOfString(printable(text), { width, lineGap });
  return (
    2 * padding + Math.max(heightOf(code, columns.code.width), heightOf(title, columns.title.width))
  );
};

const drawRow = (pdf: Pdf, attempt: PublishedAttempt, y: number): void => {
  const top = y + padding;
  const cell = (text: string, left: number) => pdf.text(text, left, top, { lineBreak: false });
  setText(pdf).text(printable(attempt.title), columns.title.left, top, {
    width: columns.title.width,
    lineGap,
  });
  cell(String(attempt.creditLoad), columns.credits);
  cell(attempt.total === null ? "–" : String(attempt.total), columns.total);
  cell(attempt.grade ?? "–", columns.grade);
  cell(shown(attempt.pointsHundredths), columns.points);
  pdf
    .font(fonts.medium)
    .text(printable(attempt.code), columns.code.left, top, { width: columns.code.width, lineGap });
};

const drawFoot = (flow: Flow, { attempts, gpa, cgpa, creditsPassed }: RecordedSemester): void => {
  const credits = attempts.reduce((sum, { creditLoad }) => sum + creditLoad, 0);
  const { pdf, y } = flow;
  pdf.font(fonts.bold).fontSize(9.5).fillColor(palette.ink);
  pdf.text(`${creditsPassed} of ${credits} credits passed`, frame.left, y + 7, {
    lineBreak: false,
  });
  pdf.text(`GPA ${shown(gpa)}   CGPA ${shown(cgpa)}`, frame.left, y + 7, {
    width: frame.width,
    align: "right",
    lineBreak: false,
  });
  flow.y += footHeight;
};

const shown = (hundredths: number | null): string =>
  hundredths === null ? "–" : (hundredths / 100).toFixed(2);
