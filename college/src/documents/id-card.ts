import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import { zonedDay } from "../../../contract/zoned-time.ts";
import { drawHead, drawQrCode, fitLines, fitSize, frame } from "./page.ts";
import { makePdf, type Pdf } from "./pdf.ts";
import { drawFramedPhoto } from "./photo.ts";
import { fonts, palette } from "./style.ts";
import { formatDay, printable } from "./text.ts";

/** Everything an ID card says. */
export interface IdCard {
  /** Surname, first and other names. */
  readonly name: string;
  /** `COHT/2025/001`. */
  readonly matricNumber: string;
  readonly department: string;
  /** A JPEG. */
  readonly photo: Buffer | null;
  /** 1 for the first; every other is a reissue. */
  readonly number: number;
  readonly issuedAt: Date;
  /** The public page that confirms this card; the QR code leads there. */
  readonly confirmationUrl: string;
}

/** Of a card as ISO/IEC 7810 ID-1 has it, 85.6 by 54 millimetres, in points. */
const size = { width: 242.6, height: 153 } as const;

/** A student's ID card as a PDF: front and back side by side, to be cut out and folded. */
export const makeIdCard = (card: IdCard, identity: CollegeIdentity): Promise<Buffer> =>
  makePdf(
    {
      title: `Student ID card ${card.matricNumber}`,
      author: identity.name,
      subject: card.name,
      createdAt: card.issuedAt,
    },
    (pdf) => {
      drawHead(pdf, identity, "STUDENT ID CARD");
      pdf
        .font(fonts.regular)
        .fontSize(10)
        .fillColor(palette.muted)
        .text(
          "Print this page at its full size, cut along the line and fold in the middle.",
          frame.left,
          frame.top,
          { width: frame.width },
        );
      const top = frame.top + 32;
      drawFront(pdf, card, identity, { x: frame.left, y: top });
      drawBack(pdf, card, identity, { x: frame.left + size.width, y: top });
      pdf.rect(frame.left, top, 2 * size.width, size.height);
      pdf.lineWidth(0.5).strokeColor(palette.muted).dash(3, { space: 3 }).stroke().undash();
    },
  );

interface Corner {
  readonly x: number;
  readonly y: number;
}

const drawFront = (pdf: Pdf, card: IdCard, identity: CollegeIdentity, { x, y }: Corner): void => {
  pdf.rect(x, y, size.width, 30).fill(palette.brand);
  twoLines(pdf, identity.name, { x: x + 10, y: y + 19, width: size.width - 20 }, 10, "#ffffff");
  drawFramedPhoto(pdf, card.photo, { x: x + 10, y: y + 40, width: 76, height: 90 });
  const text = { x: x + 96, width: size.width - 106 };
  twoLines(pdf, card.name, { ...text, y: y + 61 }, 11, palette.ink);
  line(pdf, card.matricNumber, { ...text, y: y + 74 }, 10, palette.brand);
  line(pdf, card.department, { ...text, y: y + 92 }, 9, palette.muted);
  line(pdf, "STUDENT", { ...text, y: y + 112 }, 9, palette.ink);
  if (card.number > 1) {
    line(pdf, `Reissue ${card.number - 1}`, { x: x + 10, y: y + 136, width: 76 }, 8, palette.muted);
  }
};

const drawBack = (pdf: Pdf, card: IdCard, identity: CollegeIdentity, { x, y }: Corner): void => {
  const side = 116;
  drawQrCode(pdf, card.confirmationUrl, { x: x + 10, y: y + 18, side });
  const text = { x: x + side + 22, width: size.width - side - 32 };
  line(pdf, "Is this card valid?", { ...text, y: y + 22 }, 8, palette.ink);
  line(pdf, "Scan the code.", { ...text, y: y + 36 }, 8, palette.muted);
  line(pdf, "Found it? Call", { ...text, y: y + 62 }, 8, palette.ink);
  line(pdf, identity.supportPhone, { ...text, y: y + 76 }, 8, palette.muted);
  line(pdf, "Issued", { ...text, y: y + 102 }, 8, palette.ink);
  const issued = formatDay(zonedDay(card.issuedAt, identity.timeZone));
  line(pdf, issued, { ...text, y: y + 116 }, 8, palette.muted);
};

/** One line, smaller where it would be too long. */
const line = (
  pdf: Pdf,
  value: string,
  { x, y, width }: Corner & { readonly width: number },
  largest: number,
  colour: string,
): void => {
  const shown = printable(value);
  pdf.font(fonts.medium);
  pdf
    .fontSize(fitSize(pdf, shown, largest, width))
    .fillColor(colour)
    .text(shown, x, y, { lineBreak: false });
};

/** One line on the baseline `y`, or two around it where one would be too small. */
const twoLines = (
  pdf: Pdf,
  value: string,
  { x, y, width }: Corner & { readonly width: number },
  largest: number,
  colour: string,
): void => {
  const shown = printable(value);
  const fit = fitLines(pdf.font(fonts.medium), shown, largest, width);
  pdf
    .fontSize(fit.size)
    .fillColor(colour)
    .text(shown, x, y - (fit.above * 2) / 3, { width, baseline: "alphabetic" });
};
