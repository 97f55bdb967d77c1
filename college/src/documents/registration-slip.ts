import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import { type Flow, numberPages, startFlow } from "./flow.ts";
import { confirmationHeight, drawConfirmation, drawHead, frame, label, rule } from "./page.ts";
import { makePdf, type Pdf } from "./pdf.ts";
import { drawPerson } from "./person-panel.ts";
import { fonts, palette } from "./style.ts";
import { formatInstant, printable } from "./text.ts";

/** Everything a registration slip says. */
export interface RegistrationSlip {
  /** Surname, first and other names. */
  readonly name: string;
  /** `COHT/2025/001`. */
  readonly matricNumber: string;
  readonly department: string;
  readonly level: number;
  /** A JPEG. */
  readonly photo: Buffer | null;
  /** `2025/2026`. */
  readonly session: string;
  /** 1, 2 or 3. */
  readonly semester: number;
  readonly courses: readonly CourseOnPaper[];
  /**
   * Nothing that must be registered is missing, and the credits are within the limits. Null in a semester that does not
   * run: what else could be registered in it is not known.
   */
  readonly isComplete: boolean | null;
  readonly printedAt: Date;
  /** The public page that confirms this slip; the QR code leads there. */
  readonly confirmationUrl: string;
}

/** A registration slip as a PDF, over as many pages as the courses take. */
export const makeRegistrationSlip = (
  slip: RegistrationSlip,
  identity: CollegeIdentity,
): Promise<Buffer> => {
  const title = `Registration slip ${slip.matricNumber}`;
  return makePdf(
    { title, author: identity.name, subject: slip.name, createdAt: slip.printedAt },
    (pdf) => numberPages(pdf, title, () => draw(pdf, slip, identity)),
  );
};

const draw = (pdf: Pdf, slip: RegistrationSlip, identity: CollegeIdentity): void => {
  const beginPage = (): number => {
    drawHead(pdf, identity, "REGISTRATION");
    return frame.top;
  };
  beginPage();
  const flow = startFlow(pdf, beginPage);
  drawStudent(flow, slip, identity);
  drawCourses(flow, slip.courses);
  flow.need(confirmationHeight);
  drawConfirmation(pdf, flow.y, {
    url: slip.confirmationUrl,
    question: "Is this slip genuine?",
    answer: `Scan the code or open the address below. ${identity.name} shows there which courses the student has registered now.`,
    note: `Matric number ${slip.matricNumber}`,
  });
};

const drawStudent = (flow: Flow, slip: RegistrationSlip, { timeZone }: CollegeIdentity): void => {
  const printedAt = formatInstant(slip.printedAt, timeZone);
  drawPerson(flow, {
    title: "Course registration slip",
    subtitle: `${ordinals[slip.semester] ?? slip.semester} semester, ${slip.session} session`,
    facts: [
      { name: "Name", value: slip.name },
      { name: "Matric number", value: slip.matricNumber },
      { name: "Department and level", value: `${slip.department}, ${slip.level} level` },
      { name: "Registration", value: `${stateOf(slip)} on ${printedAt}` },
    ],
    photo: slip.photo,
  });
};

const stateOf = ({ isComplete }: RegistrationSlip): string => {
  if (isComplete === null) return "Printed";
  return isComplete ? "Complete" : "In progress";
};

const ordinals: Readonly<Record<number, string>> = { 1: "First", 2: "Second", 3: "Third" };

/** A course as it is printed. */
export interface CourseOnPaper {
  readonly code: string;
  readonly title: string;
  readonly creditLoad: number;
  readonly kind: "Carryover" | "Compulsory" | "Elective";
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

/** Draws courses as a table, its head on every page, and what they come to. */
const drawCourses = (flow: Flow, courses: readonly CourseOnPaper[]): void => {
  flow.need(headHeight + 2 * totalHeight);
  drawTableHead(flow);
  courses.forEach((course, index) => {
    const height = rowHeight(flow.pdf, course);
    const isLast = index === courses.length - 1;
    const before = flow.y;
    // The total stands under a course, not alone on a page.
    flow.need(isLast ? height + totalHeight : height);
    if (flow.y < before) drawTableHead(flow);
    drawRow(flow.pdf, course, flow.y);
    flow.y += height;
    rule(flow.pdf, flow.y, palette.line);
  });
  drawTotal(flow, courses);
};

const drawTableHead = (flow: Flow): void => {
  const { pdf, y } = flow;
  label(pdf, "Code", columns.code.left, y);
  label(pdf, "Course", columns.title.left, y);
  label(pdf, "Kind", columns.kind.left, y);
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
