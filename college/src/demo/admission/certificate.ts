import type { SubjectGrade } from "../../db/schema/admissions.ts";
import { makePdf } from "../../documents/pdf.ts";

interface Certificate {
  readonly name: string;
  readonly schoolName: string;
  readonly examType: string;
  readonly year: string;
  readonly examNumber: string;
  readonly subjects: readonly SubjectGrade[];
  readonly issuedAt: Date;
}

/** Draws what an applicant would scan: a statement of result, plainly nobody's genuine one. */
export const drawCertificate = (one: Certificate): Promise<Buffer> =>
  makePdf(
    {
      title: `Statement of result ${one.examNumber}`,
      author: "Demo data",
      subject: one.name,
      createdAt: one.issuedAt,
    },
    (pdf) => {
      // A viewer's own: to embed a font in each of them would be a third of a first start.
      pdf.font("Helvetica");
      pdf.fontSize(20).text(`${one.examType} ${one.year}`, 72, 90);
      pdf.fontSize(12).text("STATEMENT OF RESULT (demo)", 72, 120);
      pdf.fontSize(11);
      pdf.text(`Candidate: ${asPrinted(one.name)}`, 72, 160);
      pdf.text(`Candidate number: ${one.examNumber}`, 72, 180);
      pdf.text(`Centre: ${asPrinted(one.schoolName)}`, 72, 200);
      for (const [index, { name, grade }] of one.subjects.entries()) {
        const y = 240 + index * 24;
        pdf.text(name, 72, y, { lineBreak: false });
        pdf.text(grade, 400, y, { lineBreak: false });
        pdf
          .moveTo(72, y + 17)
          .lineTo(440, y + 17)
          .lineWidth(0.5)
          .stroke();
      }
    },
  );

/** As examination councils print names: in capitals, without dots and accents. */
const asPrinted = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .toUpperCase();
