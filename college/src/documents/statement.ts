import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import { formatMoney } from "../money.ts";
import type {
  AccountCharge,
  AccountSession,
  StudentAccount,
} from "../payments/account/read-account.ts";
import { channelLabels } from "../payments/fees/amounts.ts";
import { promisedRefunds, type ShownRefund } from "../payments/refunds/shown.ts";
import { type Flow, numberPages, startFlow } from "./flow.ts";
import { confirmationHeight, drawConfirmation, drawHead, frame, label, rule } from "./page.ts";
import { makePdf, type Pdf } from "./pdf.ts";
import { drawPerson } from "./person-panel.ts";
import { fonts, palette } from "./style.ts";
import { formatInstant, formatPaid, printable } from "./text.ts";

/** Everything a statement of account says. */
export interface Statement {
  /** Surname, first and other names. */
  readonly name: string;
  /** `COHT/2025/001`. */
  readonly matricNumber: string;
  readonly department: string;
  readonly level: number;
  /** A JPEG. */
  readonly photo: Buffer | null;
  /** When this account was first printed as it is. */
  readonly issuedAt: Date;
  readonly account: StudentAccount;
  /** The public page that confirms this statement; the QR code leads there. */
  readonly confirmationUrl: string;
}

/** A statement as a PDF, over as many pages as the account takes. */
export const makeStatement = (statement: Statement, identity: CollegeIdentity): Promise<Buffer> => {
  const title = `Statement of account ${statement.matricNumber}`;
  return makePdf(
    { title, author: identity.name, subject: statement.name, createdAt: statement.issuedAt },
    (pdf) => numberPages(pdf, title, () => draw(pdf, statement, identity)),
  );
};

const draw = (pdf: Pdf, statement: Statement, identity: CollegeIdentity): void => {
  const beginPage = (): number => {
    drawHead(pdf, identity, "STATEMENT");
    return frame.top;
  };
  beginPage();
  const flow = startFlow(pdf, beginPage);
  drawStudent(flow, statement, identity);
  const { sessions } = statement.account;
  for (const session of sessions) drawSession(flow, session, identity);
  if (sessions.length === 0) drawNothing(flow);
  drawEntries(flow, "Taken back", takenBackEntries(statement.account, identity));
  drawEntries(flow, "Refunds", refundEntries(statement.account, identity));
  flow.need(confirmationHeight);
  drawConfirmation(pdf, flow.y, {
    url: statement.confirmationUrl,
    question: "Is this statement genuine?",
    answer: `Scan the code or open the address below. ${identity.name} confirms there what it says, and whether the account has changed since.`,
    note: `Matric number ${statement.matricNumber}`,
  });
};

const drawStudent = (flow: Flow, statement: Statement, identity: CollegeIdentity): void => {
  const { account } = statement;
  const money = (kobo: number): string => formatMoney(kobo, identity.currencySymbol);
  drawPerson(flow, {
    title: "Statement of account",
    subtitle: `As of ${formatInstant(statement.issuedAt, identity.timeZone)}`,
    facts: [
      { name: "Name", value: statement.name },
      { name: "Matric number", value: statement.matricNumber },
      { name: "Department and level", value: `${statement.department}, ${statement.level} level` },
      { name: "Charged", value: `${money(account.chargedKobo)}, paid ${money(account.paidKobo)}` },
      {
        name: "Outstanding",
        value: `${money(account.outstandingKobo)}, of earlier sessions ${money(account.arrearsKobo)}`,
      },
      {
        name: "Credit",
        value:
          account.refundedKobo === 0
            ? money(account.creditKobo)
            : `${money(account.creditKobo)}, refunded ${money(account.refundedKobo)}`,
      },
    ],
    photo: statement.photo,
  });
};

const drawNothing = (flow: Flow): void => {
  flow.pdf.font(fonts.regular).fontSize(10).fillColor(palette.ink);
  flow.pdf.text("Nothing was charged.", frame.left, flow.y, { lineBreak: false });
  flow.y += 32;
};

const numberWidth = 74;
const columns = (() => {
  const outstanding = frame.right - numberWidth;
  const paid = outstanding - numberWidth;
  const charged = paid - numberWidth;
  return { charged, paid, outstanding, titleWidth: charged - frame.left - 12 };
})();

const padding = 4;
const titleHeight = 20;
const headHeight = 18;
const footHeight = 34;

/** Draws a session's lines as a table, its head again on every further page, and what they come to. */
const drawSession = (flow: Flow, session: AccountSession, identity: CollegeIdentity): void => {
  const rows = session.sections.flatMap(({ charges }) => charges);
  flow.need(titleHeight + headHeight + 2 * footHeight);
  drawHeads(flow, session.session);
  rows.forEach((row, index) => {
    const note = [...adjustedNote(row, identity), noteOf(row, identity)].filter(Boolean).join("\n");
    const height = rowHeight(flow.pdf, row.label, note);
    const before = flow.y;
    // Keeps a session's totals on the same page as at least one line.
    flow.need(index === rows.length - 1 ? height + footHeight : height);
    if (flow.y < before) drawHeads(flow, `${session.session}, continued`);
    drawRow(flow.pdf, row, note, flow.y + padding);
    flow.y += height;
    rule(flow.pdf, flow.y, palette.line);
  });
  setText(flow.pdf).font(fonts.bold);
  flow.pdf.text("Total", frame.left, flow.y + 7, { lineBreak: false });
  drawSums(flow.pdf, session, flow.y + 7);
  flow.y += footHeight;
};

/** What the sessions' lines do not show, with an amount. */
interface Entry {
  readonly title: string;
  readonly note: string;
  readonly amountKobo: number;
}

/** The money that is given back, each refund with its state and reference. */
const refundEntries = (
  { refunds }: StudentAccount,
  { timeZone }: CollegeIdentity,
): readonly Entry[] =>
  promisedRefunds(refunds).map((refund) => ({
    title: refundTitle(refund),
    note: refundNote(refund, timeZone),
    amountKobo: refund.amountKobo,
  }));

/** The charges that adjustments took back, for which nothing is charged instead. */
const takenBackEntries = (
  { adjustments }: StudentAccount,
  { timeZone }: CollegeIdentity,
): readonly Entry[] =>
  adjustments.flatMap(({ decidedAt, lines }) =>
    lines
      .filter(({ toKobo }) => toKobo === 0)
      .map(({ session, label: title, fromKobo }) => ({
        title,
        note: `${session} session, taken back${decidedAt === null ? "" : ` on ${formatInstant(decidedAt, timeZone)}`}`,
        amountKobo: fromKobo,
      })),
  );

const drawEntries = (flow: Flow, heading: string, entries: readonly Entry[]): void => {
  if (entries.length === 0) return;
  flow.need(titleHeight + headHeight + 2 * footHeight);
  flow.pdf.font(fonts.bold).fontSize(11).fillColor(palette.ink);
  flow.pdf.text(heading, frame.left, flow.y, { lineBreak: false });
  flow.y += titleHeight;
  rule(flow.pdf, flow.y, palette.ink);
  for (const { title, note, amountKobo } of entries) {
    const height = rowHeight(flow.pdf, title, note);
    flow.need(height);
    drawTitle(flow.pdf, title, note, flow.y + padding);
    setText(flow.pdf);
    drawNumber(flow.pdf, amountKobo, columns.outstanding, flow.y + padding);
    flow.y += height;
    rule(flow.pdf, flow.y, palette.line);
  }
  flow.y += footHeight / 2;
};

const refundTitles: Readonly<Record<ShownRefund["kind"], string>> = {
  paid_twice: "Refund of a second payment",
  withdrawn: "Refund after a withdrawal",
  overpaid: "Refund of what was paid too much",
  other: "Refund",
};

const refundTitle = ({ kind, paymentReference }: ShownRefund): string =>
  paymentReference === null
    ? refundTitles[kind]
    : `${refundTitles[kind]}, which was not credited: ${paymentReference}`;

const refundNote = ({ paidAt, payOutReference }: ShownRefund, timeZone: string): string =>
  paidAt === null
    ? "Approved, not paid out yet"
    : `Paid out on ${formatInstant(paidAt, timeZone)}, reference ${printable(payOutReference ?? "")}`;

const drawHeads = (flow: Flow, name: string): void => {
  const { pdf } = flow;
  pdf.font(fonts.bold).fontSize(11).fillColor(palette.ink);
  pdf.text(`${name} session`, frame.left, flow.y, { lineBreak: false });
  const y = flow.y + titleHeight;
  label(pdf, "Item", frame.left, y);
  label(pdf, "Charged", columns.charged + 28, y);
  label(pdf, "Paid", columns.paid + 46, y);
  label(pdf, "Outstanding", frame.left, y, "right");
  rule(pdf, y + 13, palette.ink);
  flow.y = y + headHeight - padding;
};

/** By which money it was paid: `Online, 2SJB0A…, 3 March 2026, 10:12`. */
const noteOf = ({ payments }: AccountCharge, { timeZone }: CollegeIdentity): string =>
  payments
    .map(
      (payment) =>
        `${printable(payment.sponsor ?? channelLabels[payment.channel])}, ${payment.reference}, ${formatPaid(payment, timeZone)}`,
    )
    .join("\n");

const adjustedNote = (
  { adjusted, chargedKobo }: AccountCharge,
  { timeZone, currencySymbol }: CollegeIdentity,
): readonly string[] =>
  adjusted === null
    ? []
    : [
        `Adjusted on ${formatInstant(adjusted.at, timeZone)} from ${formatMoney(adjusted.fromKobo, currencySymbol)} to ${formatMoney(chargedKobo, currencySymbol)}`,
      ];

const setText = (pdf: Pdf): Pdf => pdf.font(fonts.regular).fontSize(9.5).fillColor(palette.ink);
const setNote = (pdf: Pdf): Pdf => pdf.font(fonts.regular).fontSize(7.5).fillColor(palette.muted);

const rowHeight = (pdf: Pdf, title: string, note: string): number => {
  const options = { width: columns.titleWidth };
  const height = setText(pdf).heightOfString(printable(title), options);
  return 2 * padding + height + (note === "" ? 0 : setNote(pdf).heightOfString(note, options) + 1);
};

const drawRow = (pdf: Pdf, row: AccountCharge, note: string, y: number): void => {
  drawTitle(pdf, row.label, note, y);
  setText(pdf);
  drawSums(pdf, row, y);
};

const drawTitle = (pdf: Pdf, title: string, note: string, y: number): void => {
  const options = { width: columns.titleWidth };
  setText(pdf).text(printable(title), frame.left, y, options);
  if (note !== "") setNote(pdf).text(note, frame.left, pdf.y + 1, options);
};

const drawSums = (
  pdf: Pdf,
  {
    chargedKobo,
    paidKobo,
    outstandingKobo,
  }: Pick<AccountCharge, "chargedKobo" | "paidKobo" | "outstandingKobo">,
  y: number,
): void => {
  drawNumber(pdf, chargedKobo, columns.charged, y);
  drawNumber(pdf, paidKobo, columns.paid, y);
  drawNumber(pdf, outstandingKobo, columns.outstanding, y);
};

const drawNumber = (pdf: Pdf, kobo: number, left: number, y: number): void => {
  pdf.text(formatMoney(kobo, ""), left, y, {
    width: numberWidth,
    align: "right",
    features: ["tnum"],
    lineBreak: false,
  });
};
