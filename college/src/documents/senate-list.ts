import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import { grouped } from "../grouped.ts";
import { inPoints } from "../results/academic-standing/texts.ts";
import { senateListTexts as texts } from "../results/senate-list/texts.ts";
import { drawTitle, oneLine } from "./class-list.ts";
import { drawFacts } from "./facts.ts";
import { type Flow, numberPages, startFlow } from "./flow.ts";
import { drawHead, frame, label, rule } from "./page.ts";
import { makePdf, type Pdf } from "./pdf.ts";
import { fonts, palette } from "./style.ts";
import { formatInstant } from "./text.ts";

/** Everything a list of graduates says. */
export interface SenateListOnPaper {
  readonly id: number;
  readonly programme: string;
  readonly session: string;
  readonly state: "waiting" | "approved" | "declined";
  readonly preparedBy: string;
  readonly preparedAt: Date;
  readonly decidedBy: string;
  readonly decidedAt: Date | null;
  readonly printedAt: Date;
  /** In the list's order. */
  readonly entries: readonly {
    readonly matricNumber: string;
    readonly name: string;
    readonly cgpa: number | null;
    readonly classOfAward: string | null;
    readonly isCorrection: boolean;
    readonly correctedClass: string | null;
    readonly unmet: readonly string[];
  }[];
}

type Entry = SenateListOnPaper["entries"][number];

const columns = {
  number: { left: frame.left, width: 28 },
  matric: { left: frame.left + 28, width: 110 },
  name: { left: frame.left + 144, width: 190 },
  cgpa: { left: frame.left + 340, width: 44 },
  note: { left: frame.left + 390, width: frame.width - 390 },
} as const;

const groupHeight = 26;
const headHeight = 20;
const rowHeight = 20;
const signaturesHeight = 110;

/** The graduates of a programme by class of award as a PDF, over as many pages as they take. */
export const makeSenateList = (
  list: SenateListOnPaper,
  identity: CollegeIdentity,
): Promise<Buffer> => {
  const title = `Senate list ${list.id}`;
  const subject = `${list.programme}, ${list.session}`;
  return makePdf({ title, author: identity.name, subject, createdAt: list.printedAt }, (pdf) =>
    numberPages(pdf, `${title}, ${subject}`, () => draw(pdf, list, identity)),
  );
};

const draw = (pdf: Pdf, list: SenateListOnPaper, identity: CollegeIdentity): void => {
  const beginPage = (): number => {
    drawHead(
      pdf,
      identity,
      list.state === "approved" ? "SENATE LIST" : "SENATE LIST, NOT APPROVED",
    );
    return frame.top;
  };
  beginPage();
  const flow = startFlow(pdf, beginPage);
  drawOpening(flow, list, identity);
  let number = 0;
  for (const [name, entries] of grouped(list.entries, classOf)) {
    flow.need(groupHeight + headHeight + rowHeight);
    drawGroup(flow, name, entries.length);
    for (const entry of entries) {
      number += 1;
      const before = flow.y;
      flow.need(rowHeight);
      if (flow.y < before) drawGroup(flow, `${name}, continued`, entries.length);
      drawRow(flow, number, entry);
    }
    flow.y += 8;
  }
  drawSignatures(flow);
};

const classOf = ({ classOfAward }: Entry): string => classOfAward ?? texts.noClass;

const drawOpening = (flow: Flow, list: SenateListOnPaper, { timeZone }: CollegeIdentity): void => {
  const by = (name: string, at: Date | null): string =>
    at === null ? "–" : `${name}, ${formatInstant(at, timeZone)}`;
  drawTitle(flow, `Graduates of ${list.programme}`, `${list.session} session`);
  drawFacts(
    flow,
    [
      { name: "List", value: String(list.id) },
      { name: "Graduates", value: String(list.entries.length) },
      { name: "State", value: texts.states[list.state] },
      { name: "Prepared", value: by(list.preparedBy, list.preparedAt) },
      { name: "Decided", value: by(list.decidedBy, list.decidedAt) },
      { name: "Printed", value: formatInstant(list.printedAt, timeZone) },
    ],
    { left: frame.left, width: frame.width, columns: 3 },
  );
  flow.y += 8;
};

const drawGroup = (flow: Flow, name: string, graduates: number): void => {
  const { pdf } = flow;
  pdf.font(fonts.bold).fontSize(12).fillColor(palette.ink);
  oneLine(pdf, `${name} (${graduates})`, frame.left, flow.y, frame.width);
  flow.y += groupHeight - 4;
  label(pdf, "No.", columns.number.left, flow.y);
  label(pdf, "Matric number", columns.matric.left, flow.y);
  label(pdf, "Name", columns.name.left, flow.y);
  label(pdf, "CGPA", columns.cgpa.left, flow.y);
  label(pdf, "Note", columns.note.left, flow.y);
  rule(pdf, flow.y + 14, palette.ink);
  flow.y += headHeight;
};

const drawRow = (flow: Flow, number: number, entry: Entry): void => {
  const { pdf, y } = flow;
  pdf.font(fonts.regular).fontSize(9).fillColor(palette.ink);
  const cells = [
    [columns.number, String(number)],
    [columns.matric, entry.matricNumber],
    [columns.name, entry.name],
    [columns.cgpa, entry.cgpa === null ? "–" : inPoints(entry.cgpa)],
    [columns.note, noteOf(entry)],
  ] as const;
  for (const [{ left, width }, text] of cells) oneLine(pdf, text, left, y, width);
  rule(pdf, y + 14, palette.line);
  flow.y += rowHeight;
};

const noteOf = ({ isCorrection, correctedClass, unmet }: Entry): string => {
  if (isCorrection) return `Before: ${correctedClass ?? texts.noClass}`;
  return unmet.length === 0 ? "" : "Not all met";
};

const signers = ["Registrar", "Chairman of the senate"] as const;

const drawSignatures = (flow: Flow): void => {
  flow.need(signaturesHeight);
  const { pdf } = flow;
  const width = (frame.width - 40) / signers.length;
  const y = flow.y + 56;
  for (const [index, signer] of signers.entries()) {
    const left = frame.left + index * (width + 40);
    pdf
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(0.75)
      .strokeColor(palette.ink)
      .stroke();
    label(pdf, `${signer}, signature and date`, left, y + 6);
  }
  flow.y += signaturesHeight;
};
