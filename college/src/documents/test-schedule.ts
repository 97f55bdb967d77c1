import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import { clockText, dayText } from "../calendar-day.ts";
import { type Flow, numberPages, startFlow } from "./flow.ts";
import {
  confirmationHeight,
  drawConfirmation,
  drawHead,
  fitLines,
  fitSize,
  frame,
  label,
} from "./page.ts";
import type { Pdf } from "./pdf.ts";
import { type ApplicantOnPaper, drawApplicant } from "./person-panel.ts";
import { fonts, palette } from "./style.ts";

/** Everything the schedule of an aptitude test says. */
export interface TestSchedule {
  readonly applicant: ApplicantOnPaper;
  /** `2026-03-26`. */
  readonly date: string;
  /** `09:00`, in the college's time zone. */
  readonly startTime: string;
  readonly endTime: string;
  readonly confirmationUrl: string;
}

/** §2 "/aptitude-test-schedule". */
const requirements: readonly (readonly [count: string, what: string])[] = [
  ["2 copies", "of the application printout"],
  ["1 photocopy", "of your SSCE result(s), each of them"],
  ["1 photocopy", "of your birth certificate"],
  ["1 photocopy", "of your certificate of state of origin"],
  ["1 photocopy", "of your payment invoice"],
];

/** Draws when and where an applicant sits the test and what to bring, on the current, empty page. */
export const drawSchedule = (pdf: Pdf, schedule: TestSchedule, identity: CollegeIdentity): void => {
  const { applicant, confirmationUrl } = schedule;
  numberPages(pdf, `Aptitude test schedule ${applicant.applicationNo}`, () => {
    drawHead(pdf, identity, "APTITUDE TEST");
    const flow = startFlow(pdf, () => frame.top);
    drawApplicant(flow, "Aptitude test schedule", applicant);
    drawSlot(flow, schedule, identity);
    drawRequirements(flow);
    flow.need(confirmationHeight);
    drawConfirmation(pdf, flow.y, {
      url: confirmationUrl,
      question: "Is this schedule genuine?",
      answer: `Scan the code or open the address below. ${identity.name} confirms there whether this application was submitted, by whom and for which course.`,
      note: `Application number ${applicant.applicationNo}`,
    });
  });
};

const padding = 18;

const drawSlot = (
  flow: Flow,
  { date, startTime, endTime }: TestSchedule,
  { testVenue }: CollegeIdentity,
): void => {
  const { pdf, y } = flow;
  const inner = frame.width - 2 * padding;
  const half = frame.left + padding + inner * 0.62;
  const venueSize = fitSize(pdf.font(fonts.bold), testVenue, 15, inner);
  // A venue that would be too small on one line takes two.
  const venue =
    venueSize < 11 ? fitLines(pdf, testVenue, 11, inner) : { size: venueSize, above: 0 };
  const height = 104 + venue.above;
  pdf.roundedRect(frame.left, y, frame.width, height, 8).fill(palette.tint);
  const write = (name: string, value: string, x: number, top: number, width: number): void => {
    label(pdf, name, x, top);
    pdf
      .font(fonts.bold)
      .fontSize(fitSize(pdf.font(fonts.bold), value, 15, width))
      .fillColor(palette.ink)
      .text(value, x, top + 26, { lineBreak: false, baseline: "alphabetic" });
  };
  const left = frame.left + padding;
  write("Date", dayText(date), left, y + 16, inner * 0.62 - padding);
  write("Time", `${clockText(startTime)} - ${clockText(endTime)}`, half, y + 16, inner * 0.38);
  label(pdf, "Venue", left, y + 58);
  pdf
    .font(fonts.bold)
    .fontSize(venue.size)
    .fillColor(palette.ink)
    .text(testVenue, left, y + 84, {
      ...(venue.above === 0 ? { lineBreak: false } : { width: inner }),
      baseline: "alphabetic",
    });
  flow.y += height + 24;
};

const drawRequirements = (flow: Flow): void => {
  const { pdf } = flow;
  pdf
    .font(fonts.bold)
    .fontSize(11)
    .fillColor(palette.brand)
    .text("Bring with you", frame.left, flow.y, { lineBreak: false });
  flow.y += 24;
  for (const [count, what] of requirements) {
    pdf
      .font(fonts.bold)
      .fontSize(10.5)
      .fillColor(palette.ink)
      .text(count, frame.left, flow.y, { lineBreak: false });
    pdf.font(fonts.regular).text(what, frame.left + 78, flow.y, { lineBreak: false });
    flow.y += 20;
  }
  flow.y += 16;
};
