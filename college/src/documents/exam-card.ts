import type { Readable } from "node:stream";
import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import { drawCourses } from "./course-table.ts";
import { numberPages, startFlow } from "./flow.ts";
import { drawConfirmation, drawHead, frame } from "./page.ts";
import { makePdf, type Pdf, streamPdf } from "./pdf.ts";
import { drawPerson } from "./person-panel.ts";
import { formatInstant } from "./text.ts";

/** Everything an examination card says. */
export interface ExamCard {
  /** Surname, first and other names. */
  readonly name: string;
  /** `COHT/2025/001`. */
  readonly matricNumber: string;
  readonly department: string;
  readonly level: number;
  /** A JPEG. */
  readonly photo: Buffer | null;
  /** `Second semester, 2025/2026 session`. */
  readonly semester: string;
  /** Those that may be sat. */
  readonly courses: readonly {
    readonly code: string;
    readonly title: string;
    readonly creditLoad: number;
    readonly isCarryover: boolean;
  }[];
  readonly issuedAt: Date;
  /** The public page that confirms this card; the QR code leads there. */
  readonly confirmationUrl: string;
}

/** An examination card as a PDF, over as many pages as the courses take. */
export const makeExamCard = (card: ExamCard, identity: CollegeIdentity): Promise<Buffer> => {
  const title = `Examination card ${card.matricNumber}`;
  return makePdf(
    { title, author: identity.name, subject: card.name, createdAt: card.issuedAt },
    (pdf) => numberPages(pdf, title, () => draw(pdf, card, identity)),
  );
};

/** Many cards as one PDF, drawn as they are read. */
export const streamExamCards = (
  cards: AsyncIterable<ExamCard>,
  semester: string,
  createdAt: Date,
  identity: CollegeIdentity,
): Readable =>
  streamPdf(
    { title: "Examination cards", author: identity.name, subject: semester, createdAt },
    cards,
    (pdf, card) => draw(pdf, card, identity),
  );

/** Of the QR code, in points: a signed address is long. */
const side = 128;

const draw = (pdf: Pdf, card: ExamCard, identity: CollegeIdentity): void => {
  const beginPage = (): number => {
    drawHead(pdf, identity, "EXAMINATION CARD");
    return frame.top;
  };
  beginPage();
  const flow = startFlow(pdf, beginPage);
  drawPerson(flow, {
    title: "Examination card",
    subtitle: card.semester,
    facts: [
      { name: "Name", value: card.name },
      { name: "Matric number", value: card.matricNumber },
      { name: "Department and level", value: `${card.department}, ${card.level} level` },
      { name: "Issued", value: formatInstant(card.issuedAt, identity.timeZone) },
    ],
    photo: card.photo,
  });
  drawCourses(
    flow,
    card.courses.map((one) => ({ ...one, kind: one.isCarryover ? "Carryover" : "" })),
    "",
  );
  flow.need(side + 24);
  drawConfirmation(pdf, flow.y, {
    url: card.confirmationUrl,
    question: "Is this card genuine?",
    answer: `Scan the code. ${identity.name} shows there which of these courses the student may sit now. Bring this card to every examination.`,
    note: `Matric number ${card.matricNumber}`,
    side,
    isUrlPrinted: false,
  });
};
