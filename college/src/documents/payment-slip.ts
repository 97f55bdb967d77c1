import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import { shownSlipReference } from "../../../rules/payments/slip-reference.ts";
import { formatMoney } from "../money.ts";
import { drawFacts } from "./facts.ts";
import { type Flow, numberPages, startFlow } from "./flow.ts";
import { drawHead, fitSize, frame, label, rule } from "./page.ts";
import { makePdf } from "./pdf.ts";
import { fonts, palette } from "./style.ts";
import { formatInstant, printable } from "./text.ts";

/** Everything a payment slip says. */
export interface PaymentSlip {
  /** Twelve digits. */
  readonly reference: string;
  readonly amountKobo: number;
  /** What came in for it already. */
  readonly receivedKobo: number;
  /** What is still to be paid: less than the rest where items were paid in another way. */
  readonly restKobo: number;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
  readonly lines: readonly {
    readonly session: string;
    readonly label: string;
    readonly amountKobo: number;
  }[];
  readonly student: {
    readonly name: string;
    readonly matricNumber: string;
    readonly department: string;
    readonly level: number;
  };
  /** Where it is paid in. */
  readonly accounts: readonly {
    readonly bank: string;
    readonly accountName: string;
    readonly accountNumber: string;
  }[];
}

/** A payment slip as a PDF, over as many pages as its items take. */
export const makePaymentSlip = (slip: PaymentSlip, identity: CollegeIdentity): Promise<Buffer> => {
  const title = `Payment slip ${shownSlipReference(slip.reference)}`;
  return makePdf(
    { title, author: identity.name, subject: slip.student.name, createdAt: slip.issuedAt },
    (pdf) =>
      numberPages(pdf, title, () => {
        const beginPage = (): number => {
          drawHead(pdf, identity, "PAYMENT SLIP");
          return frame.top;
        };
        beginPage();
        const flow = startFlow(pdf, beginPage);
        drawReference(flow, slip, identity);
        drawStudent(flow, slip, identity);
        drawLines(flow, slip, identity);
        drawAccounts(flow, slip);
        drawSteps(flow, slip, identity);
      }),
  );
};

const drawReference = (flow: Flow, slip: PaymentSlip, identity: CollegeIdentity): void => {
  const { pdf, y } = flow;
  const height = 88;
  pdf.roundedRect(frame.left, y, frame.width, height, 8).fill(palette.tint);
  const left = frame.left + 16;
  label(pdf, "Payment reference", left, y + 14);
  pdf.font(fonts.bold).fontSize(34).fillColor(palette.ink);
  pdf.text(shownSlipReference(slip.reference), left, y + 30, {
    features: ["tnum"],
    lineBreak: false,
  });
  const amount = formatMoney(slip.restKobo, identity.currencySymbol);
  const width = 170;
  const right = frame.right - 16 - width;
  label(pdf, "Amount to pay", right, y + 14);
  const size = fitSize(pdf.font(fonts.bold), amount, 22, width);
  pdf.fontSize(size).fillColor(palette.ink);
  pdf.text(amount, right, y + 36, { features: ["tnum"], lineBreak: false });
  pdf.font(fonts.regular).fontSize(9).fillColor(palette.muted);
  pdf.text(`Pay by ${formatInstant(slip.expiresAt, identity.timeZone)}`, right, y + 68, {
    lineBreak: false,
  });
  flow.y += height + 16;
};

const drawStudent = (flow: Flow, { student, issuedAt }: PaymentSlip, identity: CollegeIdentity) => {
  const facts = [
    { name: "Name", value: student.name },
    { name: "Matric number", value: student.matricNumber },
    { name: "Department and level", value: `${student.department}, ${student.level} level` },
    { name: "Issued", value: formatInstant(issuedAt, identity.timeZone) },
  ];
  drawFacts(flow, facts, { left: frame.left, width: frame.width, columns: 2 });
  flow.y += 8;
};

/** Rows stand closer where there are many, so that a usual slip is one sheet. */
const rowHeightOf = ({ lines }: PaymentSlip): number =>
  Math.max(13, Math.min(18, 200 / lines.length));

const drawLines = (flow: Flow, slip: PaymentSlip, identity: CollegeIdentity): void => {
  const { pdf } = flow;
  const rowHeight = rowHeightOf(slip);
  flow.need(4 * rowHeight);
  label(pdf, "Item", frame.left, flow.y);
  label(pdf, `Amount (${identity.currencySymbol})`, frame.left, flow.y, "right");
  rule(pdf, flow.y + 14, palette.ink);
  flow.y += 19;
  for (const { session, label: name, amountKobo } of slip.lines) {
    drawRow(flow, rowHeight, {
      name: `${printable(name)}, ${session}`,
      amount: formatMoney(amountKobo, ""),
    });
  }
  if (slip.receivedKobo > 0) {
    drawRow(flow, rowHeight, {
      name: "Received so far",
      amount: formatMoney(-slip.receivedKobo, ""),
    });
  }
  const elsewhereKobo = slip.amountKobo - slip.receivedKobo - slip.restKobo;
  if (elsewhereKobo > 0) {
    drawRow(flow, rowHeight, {
      name: "Paid in another way or lowered since",
      amount: formatMoney(-elsewhereKobo, ""),
    });
  }
  rule(pdf, flow.y, palette.line);
  flow.y += 6;
  drawRow(flow, 18, {
    name: "To pay",
    amount: formatMoney(slip.restKobo, identity.currencySymbol),
    font: fonts.bold,
  });
  flow.y += 8;
};

const drawRow = (
  flow: Flow,
  height: number,
  {
    name,
    amount,
    font = fonts.regular,
  }: { readonly name: string; readonly amount: string; readonly font?: string },
): void => {
  flow.need(height);
  const { pdf, y } = flow;
  const size = fitSize(pdf.font(font), name, 10, frame.width - 110);
  pdf.fontSize(size).fillColor(palette.ink).text(name, frame.left, y, { lineBreak: false });
  pdf.fontSize(10).text(amount, frame.left, y, {
    width: frame.width,
    align: "right",
    features: ["tnum"],
    lineBreak: false,
  });
  flow.y += height;
};

const drawTitle = (flow: Flow, title: string, height: number): void => {
  flow.need(height);
  flow.pdf.font(fonts.bold).fontSize(12).fillColor(palette.ink);
  flow.pdf.text(title, frame.left, flow.y, { lineBreak: false });
  flow.y += 20;
};

const drawAccounts = (flow: Flow, { accounts }: PaymentSlip): void => {
  const { pdf } = flow;
  const columns = [frame.left, frame.left + 150, frame.left + 260] as const;
  const [first, second, third] = columns;
  drawTitle(flow, "Pay into one of these accounts", 70);
  label(pdf, "Bank", first, flow.y);
  label(pdf, "Account number", second, flow.y);
  label(pdf, "Account name", third, flow.y);
  flow.y += 14;
  for (const { bank, accountName, accountNumber } of accounts) {
    flow.need(17);
    const cells = [bank, accountNumber, accountName];
    for (const [index, x] of columns.entries()) {
      const text = printable(cells[index] ?? "");
      const size = fitSize(
        pdf.font(fonts.medium),
        text,
        10.5,
        (columns[index + 1] ?? frame.right) - x - 12,
      );
      pdf.fontSize(size).fillColor(palette.ink).text(text, x, flow.y, { lineBreak: false });
    }
    flow.y += 17;
  }
  flow.y += 8;
};

/** What somebody does who has never paid so, and who pays for them. */
const drawSteps = (flow: Flow, slip: PaymentSlip, identity: CollegeIdentity): void => {
  const amount = formatMoney(slip.restKobo, identity.currencySymbol);
  const steps = [
    `Tell the cashier to write the reference ${shownSlipReference(slip.reference)} into the narration. In a bank's app, type it into “Remark” or “Narration”.`,
    `Pay ${amount} in one payment, and the bank's charges beside it. What is short is owed still.`,
    "Anybody may pay for the student. The reference says whose money it is.",
    `Keep the bank's teller. The receipt is in the portal once the college has the bank's statement, mostly on the next working day. If it is not, call ${identity.supportPhone}.`,
  ];
  drawTitle(flow, "How to pay", 130);
  const { pdf } = flow;
  for (const [index, step] of steps.entries()) {
    const width = frame.width - 18;
    pdf.font(fonts.regular).fontSize(9.5).fillColor(palette.ink);
    const height = pdf.heightOfString(step, { width, lineGap: 2 });
    flow.need(height);
    pdf.text(`${index + 1}.`, frame.left, flow.y, { lineBreak: false });
    pdf.text(step, frame.left + 18, flow.y, { width, lineGap: 2 });
    flow.y += height + 3;
  }
};
