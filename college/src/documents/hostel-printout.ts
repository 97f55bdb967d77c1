import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import { drawFacts } from "./facts.ts";
import { type Flow, numberPages, startFlow } from "./flow.ts";
import { confirmationHeight, drawConfirmation, drawHead, fitSize, frame, label } from "./page.ts";
import { makePdf, type Pdf } from "./pdf.ts";
import { drawPerson } from "./person-panel.ts";
import { fonts, palette } from "./style.ts";
import { formatInstant, printable } from "./text.ts";

/** Everything the printout of a hostel application says. */
export interface HostelPrintout {
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
  readonly hostel: string;
  /** 0 is the ground floor. */
  readonly floor: number;
  readonly room: string;
  readonly bed: number;
  readonly approvedAt: Date;
  /** The staff member who approved it. */
  readonly approvedBy: string | null;
  /** The public page that confirms this printout; the QR code leads there. */
  readonly confirmationUrl: string;
}

/** The printout of an approved hostel application, as a PDF of one A4 page. */
export const makeHostelPrintout = (
  printout: HostelPrintout,
  identity: CollegeIdentity,
): Promise<Buffer> =>
  makePdf(
    {
      title: `Hostel printout ${printout.matricNumber}`,
      author: identity.name,
      subject: printout.name,
      createdAt: printout.approvedAt,
    },
    (pdf) =>
      numberPages(pdf, `Hostel printout ${printout.matricNumber}`, () =>
        draw(pdf, printout, identity),
      ),
  );

const draw = (pdf: Pdf, printout: HostelPrintout, identity: CollegeIdentity): void => {
  const beginPage = (): number => {
    drawHead(pdf, identity, "HOSTEL");
    return frame.top;
  };
  beginPage();
  const flow = startFlow(pdf, beginPage);
  drawPerson(flow, {
    title: "Hostel printout",
    subtitle: `${printout.session} session`,
    facts: [
      { name: "Name", value: printout.name },
      { name: "Matric number", value: printout.matricNumber },
      { name: "Department and level", value: `${printout.department}, ${printout.level} level` },
    ],
    photo: printout.photo,
  });
  drawBed(flow, printout);
  drawFacts(
    flow,
    [
      { name: "Approved on", value: formatInstant(printout.approvedAt, identity.timeZone) },
      { name: "Approved by", value: printout.approvedBy },
    ],
    { left: frame.left, width: frame.width, columns: 2 },
  );
  flow.y += 8;
  drawNote(flow);
  flow.need(confirmationHeight);
  drawConfirmation(pdf, flow.y, {
    url: printout.confirmationUrl,
    question: "Is this printout genuine?",
    answer: `Scan the code or open the address below. ${identity.name} confirms there whether the student has this bed now.`,
    note: `Matric number ${printout.matricNumber}`,
  });
};

const panelHeight = 104;
const padding = 18;

/** The porter looks for the bed, so it is printed large. */
const drawBed = (flow: Flow, { hostel, floor, room, bed }: HostelPrintout): void => {
  const { pdf, y } = flow;
  const inner = frame.width - 2 * padding;
  const column = (inner - 2 * padding) / 3;
  pdf.roundedRect(frame.left, y, frame.width, panelHeight, 8).fill(palette.tint);
  const write = (name: string, value: string, x: number, top: number, width: number): void => {
    const text = printable(value);
    label(pdf, name, x, top);
    pdf
      .font(fonts.bold)
      .fontSize(fitSize(pdf.font(fonts.bold), text, 15, width))
      .fillColor(palette.ink)
      .text(text, x, top + 26, { lineBreak: false, baseline: "alphabetic" });
  };
  const left = frame.left + padding;
  write("Hostel", hostel, left, y + 16, inner);
  write("Room", room, left, y + 58, column);
  write("Bed", String(bed), left + column + padding, y + 58, column);
  write("Floor", floorText(floor), left + 2 * (column + padding), y + 58, column);
  flow.y += panelHeight + 24;
};

const floorText = (floor: number): string => {
  if (floor === 0) return "Ground floor";
  return floor < 0 ? `Basement ${-floor}` : `Floor ${floor}`;
};

const drawNote = (flow: Flow): void => {
  const { pdf } = flow;
  pdf
    .font(fonts.regular)
    .fontSize(10)
    .fillColor(palette.ink)
    .text(
      "Bring this printout and your student identity card when you move in. The bed is yours for this session only and cannot be passed on to anybody else.",
      frame.left,
      flow.y,
      { width: frame.width, lineGap: 2 },
    );
  flow.y = pdf.y + 20;
};
