import type { paymentChannels } from "../../../contract/payments/account.ts";
import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import type { ChargedLine } from "../db/schema/payments.ts";
import { formatMoney } from "../money.ts";
import { drawConfirmation, drawHead, fitLines, fitSize, frame, label, rule } from "./page.ts";
import { makePdf, type Pdf } from "./pdf.ts";
import { fonts, palette } from "./style.ts";
import { formatPaid } from "./text.ts";

/** Everything a receipt says. */
export interface Receipt {
  readonly payer: string;
  /** Who paid for the payer. */
  readonly sponsor?: string;
  /** The label of the payer's number, and the number: `["Matric number", "COHT/2025/001"]`. */
  readonly payerNumber: readonly [label: string, number: string];
  /** Where the payer belongs: `["Department", "Community Health"]`. */
  readonly payerPlace: readonly [label: string, name: string];
  /** `Tuition Fee`. */
  readonly item: string;
  readonly lines: readonly ChargedLine[];
  readonly amountKobo: number;
  readonly reference: string;
  readonly channel: (typeof paymentChannels)[number];
  readonly paidAt: Date;
  /** When the receipt was taken back; null while it counts. */
  readonly voidedAt: Date | null;
  /** What of it is given back, or reserved for an approved refund. */
  readonly refundedKobo: number;
  /** `2025/2026`. */
  readonly session: string;
  /** The public page that confirms this receipt; the QR code leads there. */
  readonly confirmationUrl: string;
}

const { left, right, width } = frame;
const footTop = 690;

/** A receipt as a PDF of one A4 page. */
export const makeReceipt = (receipt: Receipt, identity: CollegeIdentity): Promise<Buffer> =>
  makePdf(
    {
      title: `Receipt ${receipt.reference}`,
      author: identity.name,
      subject: `${receipt.item}, ${receipt.session}`,
      createdAt: receipt.paidAt,
    },
    (pdf) => {
      drawHead(pdf, identity, "RECEIPT");
      drawAmount(pdf, receipt, identity);
      drawDetails(pdf, receipt, identity);
      drawLines(pdf, receipt, identity);
      drawFoot(pdf, receipt, identity);
    },
  );

const drawAmount = (pdf: Pdf, receipt: Receipt, identity: CollegeIdentity): void => {
  label(pdf, "Amount paid", left, 114);
  pdf
    .font(fonts.bold)
    .fontSize(30)
    .fillColor(palette.ink)
    .text(formatMoney(receipt.amountKobo, identity.currencySymbol), left, 127, {
      features: ["tnum"],
      lineBreak: false,
    });
  pdf
    .font(fonts.regular)
    .fontSize(11)
    .fillColor(palette.muted)
    .text(`${receipt.item}, ${receipt.session} session`, left, 166, { lineBreak: false });
  const isVoided = receipt.voidedAt !== null;
  pdf.roundedRect(right - 64, 132, 64, 26, 13).fill(isVoided ? palette.ink : palette.brand);
  pdf
    .font(fonts.bold)
    .fontSize(11)
    .fillColor("#ffffff")
    .text(isVoided ? "VOID" : "PAID", right - 64, 139, {
      width: 64,
      align: "center",
      characterSpacing: 1,
      lineBreak: false,
    });
};

const drawDetails = (pdf: Pdf, receipt: Receipt, identity: CollegeIdentity): void => {
  const top = 202;
  const height = 132;
  const column = (width - 48) / 2;
  const first = left + 16;
  const second = first + column + 16;
  pdf.roundedRect(left, top, width, height, 8).fill(palette.tint);
  const facts: readonly (readonly [name: string, value: string, x: number, row: number])[] = [
    [receipt.sponsor === undefined ? "Received from" : "Received for", receipt.payer, first, 0],
    [...receipt.payerNumber, first, 1],
    [...receipt.payerPlace, second, 1],
    ["Date paid", formatPaid(receipt, identity.timeZone), first, 2],
    ["Reference", receipt.reference, second, 2],
  ];
  for (const [name, value, x, line] of facts) {
    const y = top + 14 + line * 38;
    const available = line === 0 ? width - 32 : column;
    label(pdf, name, x, y);
    pdf.font(fonts.medium).fillColor(palette.ink);
    const size = fitSize(pdf, value, 11, available);
    if (size >= 8.5) {
      pdf.fontSize(size).text(value, x, y + 22, { lineBreak: false, baseline: "alphabetic" });
    } else {
      // Too small to be read on one line.
      pdf.fontSize(fitLines(pdf, value, 9, available).size);
      pdf.text(value, x, y + 20, { width: available, baseline: "alphabetic" });
    }
  }
};

const drawLines = (pdf: Pdf, receipt: Receipt, identity: CollegeIdentity): void => {
  const top = 358;
  label(pdf, "Item", left, top);
  label(pdf, `Amount (${identity.currencySymbol})`, left, top, "right");
  rule(pdf, top + 16, palette.ink);
  // A long schedule is set tighter, so that a receipt is always one sheet.
  const rowHeight = Math.min(19, (footTop - top - 74) / Math.max(1, receipt.lines.length));
  const size = Math.min(10, rowHeight * 0.55);
  let y = top + 21;
  for (const line of receipt.lines) {
    row(pdf, line.label, formatMoney(line.amountKobo, ""), y, size, fonts.regular);
    y += rowHeight;
  }
  rule(pdf, y + 3, palette.line);
  const money = (kobo: number) => formatMoney(kobo, identity.currencySymbol);
  row(pdf, "Total", money(receipt.amountKobo), y + 12, 12, fonts.bold);
  if (receipt.refundedKobo === 0) return;
  row(pdf, "Refunded of it", money(receipt.refundedKobo), y + 32, 10, fonts.regular);
};

const drawFoot = (pdf: Pdf, { confirmationUrl }: Receipt, { name }: CollegeIdentity): void =>
  drawConfirmation(pdf, footTop, {
    url: confirmationUrl,
    question: "Is this receipt genuine?",
    answer: `Scan the code or open the address below. ${name} confirms there whether it issued this receipt, and for what.`,
    note: "Issued electronically; no signature is needed.",
  });

const row = (
  pdf: Pdf,
  name: string,
  amount: string,
  y: number,
  size: number,
  font: string,
): void => {
  pdf.font(font).fontSize(size).fillColor(palette.ink);
  pdf.text(name, left, y, { lineBreak: false });
  pdf.text(amount, left, y, { width, align: "right", features: ["tnum"], lineBreak: false });
};
