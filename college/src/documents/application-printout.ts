import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import { declarationText } from "../../../rules/admissions/declaration.ts";
import { drawFacts, type Fact, factsHeight } from "./facts.ts";
import { type Flow, numberPages, startFlow } from "./flow.ts";
import { confirmationHeight, drawConfirmation, drawHead, frame, rule } from "./page.ts";
import type { Pdf } from "./pdf.ts";
import { type ApplicantOnPaper, drawApplicant } from "./person-panel.ts";
import { fonts, palette } from "./style.ts";
import { formatInstant, printable } from "./text.ts";

/** Everything the printout of an application says. */
export interface ApplicationPrintout {
  readonly applicant: ApplicantOnPaper;
  /** The personal details, each with its name. */
  readonly details: readonly Fact[];
  readonly sittings: readonly SittingOnPaper[];
  readonly jamb: readonly Fact[];
  readonly submittedAt: Date;
  /** The public page that confirms this application; the QR code leads there. */
  readonly confirmationUrl: string;
}

const box = { left: frame.left, width: frame.width, columns: 2 } as const;

/** Draws a submitted application, from the current, empty page on. */
export const drawApplication = (
  pdf: Pdf,
  printout: ApplicationPrintout,
  identity: CollegeIdentity,
): void => {
  const { applicant } = printout;
  numberPages(pdf, `Application ${applicant.applicationNo}`, () => {
    drawHead(pdf, identity, "APPLICATION");
    const flow = startFlow(pdf, () => {
      drawHead(pdf, identity, "APPLICATION");
      return frame.top;
    });
    drawApplicant(flow, "Application form", applicant);
    drawTitle(flow, "1. Personal details");
    drawFacts(flow, printout.details, box);
    drawTitle(flow, "2. Academic qualifications", sittingsHeight(pdf, printout.sittings));
    drawSittings(flow, printout.sittings);
    drawTitle(flow, "3. JAMB details");
    drawFacts(flow, printout.jamb, box);
    drawDeclaration(flow, printout, identity);
  });
};

const titleHeight = 30;

/** @param below how much of what follows stands on the same page, so that no title ends one. */
const drawTitle = (flow: Flow, title: string, below = 40): void => {
  flow.need(titleHeight + below);
  const { pdf, y } = flow;
  pdf
    .font(fonts.bold)
    .fontSize(11)
    .fillColor(palette.brand)
    .text(title, frame.left, y + 4, { lineBreak: false });
  rule(pdf, y + 21, palette.line);
  flow.y += titleHeight;
};

const declarationHeight = 64;

const drawDeclaration = (
  flow: Flow,
  { applicant, submittedAt, confirmationUrl }: ApplicationPrintout,
  identity: CollegeIdentity,
): void => {
  drawTitle(flow, "4. Declaration", declarationHeight + confirmationHeight);
  const { pdf } = flow;
  pdf
    .font(fonts.regular)
    .fontSize(10)
    .fillColor(palette.ink)
    .text(declarationText, frame.left, flow.y, { width: frame.width, lineGap: 2 });
  pdf
    .font(fonts.medium)
    .text(
      `Agreed to and submitted on ${formatInstant(submittedAt, identity.timeZone)}.`,
      frame.left,
      pdf.y + 6,
      { width: frame.width },
    );
  flow.y += declarationHeight;
  drawConfirmation(pdf, flow.y, {
    url: confirmationUrl,
    question: "Is this application genuine?",
    answer: `Scan the code or open the address below. ${identity.name} confirms there whether this application was submitted, by whom and for which course.`,
    note: `Application number ${applicant.applicationNo}`,
  });
};

/** An O-level sitting as it is printed. */
export interface SittingOnPaper {
  readonly facts: readonly Fact[];
  readonly subjects: readonly { readonly name: string; readonly grade: string }[];
}

const gap = 28;
const columnWidth = (frame.width - gap) / 2;
const gradeWidth = 40;
const lineGap = 1.5;
const sittingTitleHeight = 18;
const rowGap = 5;
const padding = 14;

/** How tall `drawSittings` will be. */
const sittingsHeight = (pdf: Pdf, sittings: readonly SittingOnPaper[]): number =>
  Math.max(0, ...sittings.map((one) => heightOf(pdf, one)));

/** Draws one sitting, or two beside each other; the caller has made room for them. */
const drawSittings = (flow: Flow, sittings: readonly SittingOnPaper[]): void => {
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
  flow.y += sittingTitleHeight;
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
  sittingTitleHeight +
  factsHeight(pdf, facts, boxAt(frame.left)) +
  subjects.reduce((sum, { name }) => sum + subjectHeight(pdf, name) + rowGap, 0);

const setSubject = (pdf: Pdf): Pdf => pdf.font(fonts.regular).fontSize(9.5).fillColor(palette.ink);

const subjectHeight = (pdf: Pdf, name: string): number =>
  setSubject(pdf).heightOfString(printable(name), { width: columnWidth - gradeWidth, lineGap });
