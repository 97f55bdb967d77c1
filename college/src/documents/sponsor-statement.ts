import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import { dayText } from "../calendar-day.ts";
import { formatMoney } from "../money.ts";
import type { SponsoredClaim } from "../payments/sponsors/claims.ts";
import type { ClaimSums } from "../payments/sponsors/sums.ts";
import { drawTitle, oneLine } from "./class-list.ts";
import { drawFacts } from "./facts.ts";
import { type Flow, numberPages, startFlow } from "./flow.ts";
import { confirmationHeight, drawConfirmation, drawHead, frame, label, rule } from "./page.ts";
import { makePdf, type Pdf } from "./pdf.ts";
import { fonts, palette } from "./style.ts";
import { formatInstant } from "./text.ts";

/** Everything a statement for a sponsor says. */
export interface SponsorStatement {
  readonly sponsor: string;
  /** `2025/2026`. */
  readonly session: string;
  readonly students: readonly SponsoredClaim[];
  readonly sums: ClaimSums;
  /** Those that were approved, the oldest first. */
  readonly remittances: readonly {
    readonly paidOn: string;
    readonly bankReference: string;
    readonly amountKobo: number;
    readonly allocatedKobo: number;
  }[];
  /** When this list was first printed as it is. */
  readonly issuedAt: Date;
  /** The public page that confirms this statement; the QR code leads there. */
  readonly confirmationUrl: string;
}

/** A statement for a sponsor as a PDF, over as many pages as the list takes. */
export const makeSponsorStatement = (
  statement: SponsorStatement,
  identity: CollegeIdentity,
): Promise<Buffer> => {
  const title = `Statement for ${statement.sponsor}, ${statement.session} session`;
  return makePdf(
    { title, author: identity.name, subject: statement.session, createdAt: statement.issuedAt },
    (pdf) => numberPages(pdf, title, () => draw(pdf, statement, identity)),
  );
};

const draw = (pdf: Pdf, statement: SponsorStatement, identity: CollegeIdentity): void => {
  const beginPage = (): number => {
    drawHead(pdf, identity, "STATEMENT");
    return frame.top;
  };
  beginPage();
  const flow = startFlow(pdf, beginPage);
  drawOpening(flow, statement, identity);
  drawTable(flow, transfersTable, statement.remittances);
  drawTable(flow, studentsTable, statement.students);
  flow.need(confirmationHeight);
  drawConfirmation(pdf, flow.y, {
    url: statement.confirmationUrl,
    question: "Is this statement genuine?",
    answer: `Scan the code or open the address below. ${identity.name} confirms there what it comes to, and whether the list has changed since.`,
    note: `${statement.session} session`,
  });
};

const drawOpening = (
  flow: Flow,
  { sponsor, session, sums, remittances, issuedAt }: SponsorStatement,
  { currencySymbol, timeZone }: CollegeIdentity,
): void => {
  const money = (kobo: number): string => formatMoney(kobo, currencySymbol);
  const sum = (key: "amountKobo" | "allocatedKobo"): number =>
    remittances.reduce((total, one) => total + one[key], 0);
  drawTitle(
    flow,
    `Statement for ${sponsor}`,
    `${session} session, as of ${formatInstant(issuedAt, timeZone)}`,
  );
  drawFacts(
    flow,
    [
      { name: "Students", value: String(sums.students) },
      { name: "Claimed", value: money(sums.claimedKobo) },
      { name: "Paid for students", value: money(sums.paidKobo) },
      { name: "Outstanding", value: money(sums.outstandingKobo) },
      { name: "Received", value: money(sum("amountKobo")) },
      { name: "For no student", value: money(sum("amountKobo") - sum("allocatedKobo")) },
    ],
    { left: frame.left, width: frame.width, columns: 3 },
  );
  flow.y += 10;
};

interface Column<Row> {
  readonly heading: string;
  readonly left: number;
  readonly width: number;
  /** Amounts stand on the right. */
  readonly isAmount?: boolean;
  readonly text: (row: Row, index: number) => string;
}

interface Table<Row> {
  readonly title: string;
  /** What stands instead of rows where there are none. */
  readonly nothing: string;
  readonly columns: readonly Column<Row>[];
}

const amountWidth = 70;
const amountAt = (fromRight: number): number => frame.right - fromRight * amountWidth;

const transfersTable: Table<SponsorStatement["remittances"][number]> = {
  title: "Transfers",
  nothing: "No transfer was received.",
  columns: [
    { heading: "Day", left: frame.left, width: 150, text: ({ paidOn }) => dayText(paidOn) },
    {
      heading: "Bank reference",
      left: frame.left + 156,
      width: amountAt(2) - frame.left - 162,
      text: ({ bankReference }) => bankReference,
    },
    {
      heading: "Amount",
      left: amountAt(2),
      width: amountWidth,
      isAmount: true,
      text: ({ amountKobo }) => formatMoney(amountKobo, ""),
    },
    {
      heading: "For students",
      left: amountAt(1),
      width: amountWidth,
      isAmount: true,
      text: ({ allocatedKobo }) => formatMoney(allocatedKobo, ""),
    },
  ],
};

const studentsTable: Table<SponsoredClaim> = {
  title: "Students",
  nothing: "The list has no student.",
  columns: [
    {
      heading: "Matric number",
      left: frame.left,
      width: 92,
      text: ({ matricNumber }) => matricNumber,
    },
    {
      heading: "Name",
      left: frame.left + 96,
      width: amountAt(3) - frame.left - 158,
      text: ({ name }) => name,
    },
    {
      heading: "Paid on",
      left: amountAt(3) - 56,
      width: 54,
      text: ({ paidOn }) => paidOn ?? "",
    },
    {
      heading: "Claimed",
      left: amountAt(3),
      width: amountWidth,
      isAmount: true,
      text: ({ claimedKobo }) => formatMoney(claimedKobo, ""),
    },
    {
      heading: "Paid",
      left: amountAt(2),
      width: amountWidth,
      isAmount: true,
      text: ({ paidKobo }) => formatMoney(paidKobo, ""),
    },
    {
      heading: "Outstanding",
      left: amountAt(1),
      width: amountWidth,
      isAmount: true,
      text: ({ outstandingKobo }) => formatMoney(outstandingKobo, ""),
    },
  ],
};

const titleHeight = 18;
const headHeight = 20;
const rowHeight = 18;

/** Draws a table, its head again on every further page. */
const drawTable = <Row>(flow: Flow, table: Table<Row>, rows: readonly Row[]): void => {
  flow.need(titleHeight + headHeight + rowHeight);
  drawTableHead(flow, table, table.title);
  if (rows.length === 0) {
    flow.pdf.font(fonts.regular).fontSize(9).fillColor(palette.ink);
    flow.pdf.text(table.nothing, frame.left, flow.y, { lineBreak: false });
    flow.y += rowHeight;
  }
  for (const [index, row] of rows.entries()) {
    const before = flow.y;
    flow.need(rowHeight);
    if (flow.y < before) drawTableHead(flow, table, `${table.title}, continued`);
    drawRow(flow, table, row, index);
  }
  flow.y += 12;
};

const drawTableHead = <Row>(flow: Flow, { columns }: Table<Row>, title: string): void => {
  const { pdf } = flow;
  pdf.font(fonts.bold).fontSize(11).fillColor(palette.ink);
  pdf.text(title, frame.left, flow.y, { lineBreak: false });
  const y = flow.y + titleHeight;
  for (const { heading, left, width, isAmount = false } of columns) {
    pdf.font(fonts.medium).fontSize(8);
    // A label over an amount ends where the amount does.
    const shift = isAmount ? Math.max(0, width - pdf.widthOfString(heading)) : 0;
    label(pdf, heading, left + shift, y);
  }
  rule(pdf, y + 13, palette.ink);
  flow.y = y + headHeight;
};

const drawRow = <Row>(flow: Flow, { columns }: Table<Row>, row: Row, index: number): void => {
  const { pdf, y } = flow;
  pdf.font(fonts.regular).fontSize(8.5).fillColor(palette.ink);
  for (const { left, width, isAmount = false, text } of columns) {
    if (isAmount) {
      pdf.text(text(row, index), left, y, {
        width,
        align: "right",
        features: ["tnum"],
        lineBreak: false,
      });
    } else {
      oneLine(pdf, text(row, index), left, y, width);
    }
  }
  rule(pdf, y + 13, palette.line);
  flow.y += rowHeight;
};
