import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import { dayText } from "../calendar-day.ts";
import { drawFacts, type Fact } from "./facts.ts";
import { type Flow, startFlow } from "./flow.ts";
import { confirmationHeight, drawConfirmation, drawHead, frame } from "./page.ts";
import type { Pdf } from "./pdf.ts";
import { fonts, palette } from "./style.ts";
import { formatDay, formatInstant, printable } from "./text.ts";

/** Everything a letter of admission says. */
export interface AdmissionLetter {
  /** Surname, first and other names. */
  readonly name: string;
  readonly firstName: string;
  readonly address: string | null;
  readonly applicationNo: string;
  /** Admitted to. */
  readonly department: string;
  /** `2025/2026`. */
  readonly session: string;
  /** The day of the decision, in the college's time zone. */
  readonly decidedOn: string;
  /** The last day on which the offer can be answered. */
  readonly answerBy: string;
  /** Once the offer is accepted. */
  readonly accepted: { readonly at: Date; readonly matricNumber: string } | null;
  readonly confirmationUrl: string;
}

/** Draws a letter of admission, on the current, empty page. */
export const drawLetter = (pdf: Pdf, one: AdmissionLetter, identity: CollegeIdentity): void => {
  const beginPage = (): number => {
    drawHead(pdf, identity, "ADMISSION");
    return frame.top;
  };
  beginPage();
  const flow = startFlow(pdf, beginPage);
  drawAddress(flow, one);
  write(flow, `Dear ${printable(one.firstName)},`, { after: 12 });
  write(flow, `Offer of admission to ${one.department}`, { isTitle: true, after: 10 });
  write(
    flow,
    `We are pleased to offer you admission to ${identity.name}, to study ${one.department} from level 100 in the ${one.session} academic session.`,
    { after: 14 },
  );
  drawPanel(flow, one);
  for (const paragraph of paragraphsOf(one, identity)) write(flow, paragraph, { after: 10 });
  write(flow, "Yours sincerely,", { after: 18 });
  write(flow, "Admissions Office", { isStrong: true, after: 2 });
  write(flow, identity.name, { after: 24 });
  flow.need(confirmationHeight);
  drawConfirmation(pdf, flow.y, {
    url: one.confirmationUrl,
    question: "Is this letter genuine?",
    answer: `Scan the code or open the address below. ${identity.name} confirms there whether it issued this letter, to whom and for which course.`,
    note: "Issued electronically; no signature is needed.",
  });
};

const drawAddress = (flow: Flow, { decidedOn, name, applicationNo, address }: AdmissionLetter) => {
  write(flow, formatDay(decidedOn), { after: 16 });
  write(flow, printable(name), { isStrong: true, after: 2 });
  if (address !== null) write(flow, printable(address), { after: 2, width: frame.width * 0.6 });
  write(flow, `Application number ${applicationNo}`, { after: 24 });
};

const drawPanel = (flow: Flow, { department, session, accepted }: AdmissionLetter): void => {
  const facts: readonly Fact[] = [
    { name: "Admitted to", value: department },
    { name: "Session and level", value: `${session}, level 100` },
    ...(accepted === null ? [] : [{ name: "Matric number", value: accepted.matricNumber }]),
  ];
  drawFacts(flow, facts, { left: frame.left, width: frame.width, columns: facts.length });
  flow.y += 8;
};

const paragraphsOf = (
  { accepted, answerBy }: AdmissionLetter,
  { timeZone, supportPhone, supportEmail }: CollegeIdentity,
): readonly string[] => [
  accepted === null
    ? `Please accept or decline this offer on the portal by ${dayText(answerBy)}. After that day the offer lapses and the place goes to somebody else.`
    : `You accepted this offer on ${formatInstant(accepted.at, timeZone)}. Your matric number is ${accepted.matricNumber}: it is your Registration ID at the student login, with the password that you have as an applicant.`,
  "Admission rests on what you gave in your application. Bring the originals of your results and certificates when you register: if they do not agree with it, the admission is withdrawn.",
  `If you have a question, call ${supportPhone} or write to ${supportEmail}.`,
];

interface WriteOptions {
  /** Points of space after it. */
  readonly after: number;
  readonly isTitle?: boolean;
  readonly isStrong?: boolean;
  readonly width?: number;
}

const write = (
  flow: Flow,
  text: string,
  { after, isTitle = false, isStrong = false, width = frame.width }: WriteOptions,
): void => {
  const { pdf } = flow;
  const options = { width, lineGap: 3 };
  pdf
    .font(isTitle || isStrong ? fonts.bold : fonts.regular)
    .fontSize(isTitle ? 15 : 10.5)
    .fillColor(isTitle ? palette.brand : palette.ink);
  const height = pdf.heightOfString(text, options);
  flow.need(height);
  pdf.text(text, frame.left, flow.y, options);
  flow.y += height + after;
};
