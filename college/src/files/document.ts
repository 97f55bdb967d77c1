import { refuseFields } from "../http/refusal.ts";
import { doApart } from "../workers/pool.ts";
import type { PdfProblem } from "./pdf-rewrite.ts";
import { pictureSentence } from "./picture-sentence.ts";
import type { NewFile } from "./store.ts";
import { fileTexts } from "./texts.ts";

/** In bytes. */
export const documentLimit = 5 * 1024 * 1024;

/** A page of A4 at 240 dots an inch: small print stays readable. */
const box = { width: 2000, height: 2800 } as const;

const pdfSentences: Readonly<Record<PdfProblem, string>> = {
  broken: fileTexts.document.brokenPdf,
  protected: fileTexts.document.protectedPdf,
  active: fileTexts.document.activePdf,
  long: fileTexts.document.longPdf,
};

/**
 * Makes the file that is stored from an uploaded document, a result or what proves a correction: a PDF
 * of the same pages and nothing else, or a JPEG that is upright, without metadata and at most 2000 by 2800.
 * @throws 400 `{[field]}` when it is neither by its content, is broken, or can do more than be read; 503.
 */
export const makeDocument = async (upload: Buffer, field: string): Promise<NewFile> => {
  const refused = (sentence: string) => refuseFields({ [field]: [sentence] });
  if (isPdf(upload)) {
    const made = (await doApart("rewritePdf", upload)) ?? { problem: "broken" };
    if ("problem" in made) throw refused(pdfSentences[made.problem]);
    return { mediaType: "application/pdf", content: Buffer.from(made.content) };
  }
  const made = (await doApart("makePicture", { upload, box })) ?? { problem: "broken" };
  if ("problem" in made) throw refused(pictureSentence(made.problem, fileTexts.document.notResult));
  return { mediaType: "image/jpeg", content: Buffer.from(made.content) };
};

const isPdf = (upload: Buffer): boolean => upload.subarray(0, 5).toString("latin1") === "%PDF-";
