import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import { drawFacts } from "./facts.ts";
import { type Flow, numberPages, startFlow } from "./flow.ts";
import { drawHead, fitLines, frame, label, rule } from "./page.ts";
import { makePdf, type Pdf } from "./pdf.ts";
import { fonts, palette } from "./style.ts";
import { formatInstant, printable } from "./text.ts";

/** Everything a class list says. */
export interface ClassList {
  readonly code: string;
  readonly title: string;
  readonly semester: string;
  readonly lecturers: readonly string[];
  readonly printedAt: Date;
  readonly students: readonly {
    readonly matricNumber: string;
    readonly name: string;
    readonly department: string;
    readonly level: number;
    readonly isCarryover: boolean;
  }[];
}

const columns = {
  number: { left: frame.left, width: 28 },
  matric: { left: frame.left + 28, width: 104 },
  name: { left: frame.left + 138, width: 186 },
  department: { left: frame.left + 330, width: 118 },
  level: { left: frame.left + 454, width: 45 },
} as const;

const rowHeight = 22;
const headHeight = 20;

/** The students of a course as a PDF, over as many pages as they take. */
export const makeClassList = (list: ClassList, identity: CollegeIdentity): Promise<Buffer> => {
  const title = `Class list ${list.code}`;
  return makePdf(
    { title, author: identity.name, subject: list.semester, createdAt: list.printedAt },
    (pdf) => numberPages(pdf, `${title}, ${list.semester}`, () => draw(pdf, list, identity)),
  );
};

const draw = (pdf: Pdf, list: ClassList, identity: CollegeIdentity): void => {
  const beginPage = (): number => {
    drawHead(pdf, identity, "CLASS LIST");
    return frame.top;
  };
  beginPage();
  const flow = startFlow(pdf, beginPage);
  drawOpening(flow, list, identity);
  drawColumns(flow);
  for (const [index, student] of list.students.entries()) {
    const before = flow.y;
    flow.need(rowHeight);
    if (flow.y < before) drawColumns(flow);
    drawRow(flow, index + 1, student);
  }
};

const drawOpening = (flow: Flow, list: ClassList, { timeZone }: CollegeIdentity): void => {
  drawTitle(flow, `${list.code} ${list.title}`, list.semester);
  drawFacts(
    flow,
    [
      { name: "Lecturers", value: list.lecturers.join(", ") },
      { name: "Students", value: String(list.students.length) },
      { name: "Printed", value: formatInstant(list.printedAt, timeZone) },
    ],
    { left: frame.left, width: frame.width, columns: 3 },
  );
  flow.y += 8;
};

/** The title of a list of a course's students, on no more than two lines. */
export const drawTitle = (flow: Flow, title: string, subtitle: string): void => {
  const { pdf } = flow;
  const { size } = fitLines(pdf.font(fonts.bold), printable(title), 16, frame.width);
  pdf.fontSize(size).fillColor(palette.ink);
  pdf.text(printable(title), frame.left, flow.y, { width: frame.width });
  pdf.font(fonts.regular).fontSize(10).fillColor(palette.muted);
  pdf.text(printable(subtitle), frame.left, pdf.y + 2, { width: frame.width });
  flow.y = pdf.y + 12;
};

const drawColumns = (flow: Flow): void => {
  const { pdf, y } = flow;
  label(pdf, "No.", columns.number.left, y);
  label(pdf, "Matric number", columns.matric.left, y);
  label(pdf, "Name", columns.name.left, y);
  label(pdf, "Department", columns.department.left, y);
  label(pdf, "Level", columns.level.left, y);
  rule(pdf, y + 14, palette.ink);
  flow.y += headHeight;
};

const drawRow = (flow: Flow, number: number, student: ClassList["students"][number]): void => {
  const { pdf, y } = flow;
  pdf.font(fonts.regular).fontSize(9).fillColor(palette.ink);
  const name = student.isCarryover ? `${student.name} (carryover)` : student.name;
  const cells = [
    [columns.number, String(number)],
    [columns.matric, student.matricNumber],
    [columns.name, name],
    [columns.department, student.department],
    [columns.level, String(student.level)],
  ] as const;
  for (const [{ left, width }, text] of cells) oneLine(pdf, text, left, y, width);
  rule(pdf, y + 15, palette.line);
  flow.y += rowHeight;
};

/** One line of a table's cell, cut with an ellipsis where it is longer. */
export const oneLine = (pdf: Pdf, text: string, x: number, y: number, width: number): void => {
  pdf.text(printable(text), x, y, { width, height: pdf.currentLineHeight(true), ellipsis: true });
};
