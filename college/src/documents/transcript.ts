import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import type { CgpaPolicy } from "../../../rules/results/grade-average.ts";
import type { GradeScale } from "../../../rules/results/grade-scale.ts";
import type { StudentRecord } from "../results/students/record.ts";
import { formatInstant } from "./dates.ts";
import { type Flow, startFlow } from "./flow.ts";
import { fonts } from "./fonts.ts";
import { numberPages } from "./numbered-pages.ts";
import { confirmationHeight, drawConfirmation, drawHead, frame } from "./page.ts";
import { palette } from "./palette.ts";
import { makePdf, type Pdf } from "./pdf.ts";
import { drawPerson } from "./person-panel.ts";
import { drawSemester } from "./transcript-semester.ts";

/** Everything a transcript says. */
export interface Transcript {
  /** Surname, first and other names. */
  readonly name: string;
  /** `COHT/2025/001`. */
  readonly matricNumber: string;
  readonly department: string;
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
      { name: "Cumulative grade point average", value: `${shown(record.cgpa)}, ${credits}` },
    ],
    photo: transcript.photo,
  });
};

const shown = (hundredths: number | null): string =>
  hundredths === null ? "–" : (hundredths / 100).toFixed(2);

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
