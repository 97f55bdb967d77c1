import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import type { CgpaPolicy } from "../../../rules/results/grade-average.ts";
import type { GradeScale } from "../../../rules/results/grade-scale.ts";
import { inPoints } from "../results/academic-standing/texts.ts";
import type {
  PublishedAttempt,
  RecordedSemester,
  StudentRecord,
} from "../results/students/record.ts";
import { type Flow, numberPages, startFlow } from "./flow.ts";
import { confirmationHeight, drawConfirmation, drawHead, frame, label, rule } from "./page.ts";
import { makePdf, type Pdf } from "./pdf.ts";
import { drawPerson } from "./person-panel.ts";
import { fonts, palette } from "./style.ts";
import { formatInstant, printable } from "./text.ts";

/** Everything a transcript says. */
export interface Transcript {
  /** Surname, first and other names. */
  readonly name: string;
  /** `COHT/2025/001`. */
  readonly matricNumber: string;
  readonly department: string;
  /** The programme, which may have the department's name. */
  readonly programme: string;
  /** Null where the paper names the department alone. */
  readonly award: string | null;
  /** Of a graduate: `Upper Credit`; null where there is none. */
  readonly classOfAward: string | null;
  readonly level: number;
  /** A JPEG. */
  readonly photo: Buffer | null;
  /** When these results were first printed. */
  readonly issuedAt: Date;
  /** At least one semester. */
  readonly record: StudentRecord;
  readonly policy: CgpaPolicy;
  readonly scale: GradeScale;
  /** The public page that confirms this transcript; the QR code leads there. */
  readonly confirmationUrl: string;
}

/** A transcript as a PDF, over as many pages as the results take. */
export const makeTranscript = (
  transcript: Transcript,
  identity: CollegeIdentity,
): Promise<Buffer> => {
  const title = `Transcript ${transcript.matricNumber}`;
  return makePdf(
    { title, author: identity.name, subject: transcript.name, createdAt: transcript.issuedAt },
    (pdf) => numberPages(pdf, title, () => draw(pdf, transcript, identity)),
  );
};

const draw = (pdf: Pdf, transcript: Transcript, identity: CollegeIdentity): void => {
  const beginPage = (): number => {
    drawHead(pdf, identity, "TRANSCRIPT");
    return frame.top;
  };
  beginPage();
  const flow = startFlow(pdf, beginPage);
  drawStudent(flow, transcript, identity);
  for (const semester of transcript.record.semesters) drawSemester(flow, semester);
  drawNotes(flow, transcript);
  flow.need(confirmationHeight);
  drawConfirmation(pdf, flow.y, {
    url: transcript.confirmationUrl,
    question: "Is this transcript genuine?",
    answer: `Scan the code or open the address below. ${identity.name} confirms there what it says, and whether results have changed since.`,
    note: `Matric number ${transcript.matricNumber}`,
  });
};

const drawStudent = (flow: Flow, transcript: Transcript, { timeZone }: CollegeIdentity): void => {
  const { record } = transcript;
  const credits = `${record.creditsPassed} credits passed`;
  drawPerson(flow, {
    title: "Transcript of results",
    subtitle: `Issued on ${formatInstant(transcript.issuedAt, timeZone)}`,
    facts: [
      { name: "Name", value: transcript.name },
      { name: "Matric number", value: transcript.matricNumber },
      {
        name: "Department and level",
        value: `${transcript.department}, ${transcript.level} level`,
      },
      ...programmeFacts(transcript),
      { name: "Cumulative grade point average", value: `${shown(record.cgpa)}, ${credits}` },
    ],
    photo: transcript.photo,
  });
};

/** What papers say of the programme, as far as it says more than the department. */
export const programmeFacts = ({
  department,
  programme,
  award,
  classOfAward,
}: Pick<Transcript, "department" | "programme" | "award" | "classOfAward">) => [
  ...(programme === department ? [] : [{ name: "Programme", value: programme }]),
  ...(award === null ? [] : [{ name: "Award", value: award }]),
  ...(classOfAward === null ? [] : [{ name: "Class of award", value: classOfAward }]),
];

const shown = (hundredths: number | null): string =>
  hundredths === null ? "–" : inPoints(hundredths);

const policies: Readonly<Record<CgpaPolicy, string>> = {
  all: "All attempts at a repeated course count towards the CGPA.",
  best: "Of a repeated course, the best attempt counts towards the CGPA.",
  latest: "Of a repeated course, the latest attempt counts towards the CGPA.",
};

const drawNotes = (flow: Flow, { policy, scale }: Transcript): void => {
  const grades = scale
    .map(({ letter, from, pointsHundredths }) => `${letter} ${from}+ (${shown(pointsHundredths)})`)
    .join(", ");
  const text = `Grades now, with the least total and the grade points: ${grades}. ABS: absent, 0 points. GPA: grade points times credits, divided by credits. ${policies[policy]}`;
  const { pdf } = flow;
  const set = () => pdf.font(fonts.regular).fontSize(8).fillColor(palette.muted);
  const height = set().heightOfString(text, { width: frame.width, lineGap: 2 });
  flow.need(height + 20);
  set().text(text, frame.left, flow.y + 6, { width: frame.width, lineGap: 2 });
  flow.y += height + 20;
};

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
const drawSemester = (flow: Flow, semester: RecordedSemester): void => {
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
    // Keeps a semester's totals on the same page as at least one course.
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
