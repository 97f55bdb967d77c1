import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

export interface ReadPdf {
  readonly pages: number;
  /** Every piece of text, in the order it was written, one space between any two. */
  readonly text: string;
  readonly title: string | undefined;
}

/** Reads a PDF as a viewer would. */
export const readPdf = async (bytes: Uint8Array): Promise<ReadPdf> => {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) {
      if ("str" in item && item.str.trim() !== "") texts.push(item.str);
    }
  }
  const { info } = await document.getMetadata();
  const title: unknown = Reflect.get(info, "Title");
  const read = {
    pages: document.numPages,
    text: texts.join(" "),
    title: typeof title === "string" ? title : undefined,
  };
  await task.destroy();
  return read;
};
