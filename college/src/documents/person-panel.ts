import { drawFacts, type Fact } from "./facts.ts";
import type { Flow } from "./flow.ts";
import { frame } from "./page.ts";
import { drawPhoto, photoSize } from "./photo.ts";
import { fonts, palette } from "./style.ts";
import { printable } from "./text.ts";

/** What stands on top of a document about one person. */
interface PersonPanel {
  readonly title: string;
  readonly subtitle: string;
  readonly facts: readonly Fact[];
  /** A JPEG. */
  readonly photo: Buffer | null;
}

/** Draws a document's title, the person's facts, and the photo beside them. */
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

/** The applicant as printed at the top of the document. */
export interface ApplicantOnPaper {
  /** Surname, first and other names. */
  readonly name: string;
  /** `COHT/CHE/00001`. */
  readonly applicationNo: string;
  /** The course applied for. */
  readonly course: string;
  /** `Remedial Admission, 2025/2026`. */
  readonly session: string;
  /** A JPEG. */
  readonly photo: Buffer | null;
}

/** Draws the title of a document and the applicant's name, number, course and photo. */
export const drawApplicant = (flow: Flow, title: string, applicant: ApplicantOnPaper): void =>
  drawPerson(flow, {
    title,
    subtitle: applicant.session,
    facts: [
      { name: "Name", value: applicant.name },
      { name: "Application number", value: applicant.applicationNo },
      { name: "Preferred course of study", value: applicant.course },
    ],
    photo: applicant.photo,
  });
