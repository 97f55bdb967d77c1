import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import { declarationText } from "../../../rules/admissions/declaration.ts";
import { type ApplicantOnPaper, drawApplicant } from "./applicant-panel.ts";
import { formatInstant } from "./dates.ts";
import { drawFacts, type Fact } from "./facts.ts";
import { type Flow, startFlow } from "./flow.ts";
import { fonts } from "./fonts.ts";
import { numberPages } from "./numbered-pages.ts";
import { confirmationHeight, drawConfirmation, drawHead, frame, rule } from "./page.ts";
import { palette } from "./palette.ts";
import type { Pdf } from "./pdf.ts";
import { drawSittings, type SittingOnPaper, sittingsHeight } from "./sittings.ts";

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
