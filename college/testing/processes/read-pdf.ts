import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A piece of text where it stands, in points from the page's bottom left. */
export interface PlacedText {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  /** Of the font. */
  readonly size: number;
}

export interface PdfContents {
  readonly pages: readonly (readonly PlacedText[])[];
  readonly title: string | undefined;
}

const read = async (bytes: Uint8Array): Promise<PdfContents> => {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const pages: PlacedText[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(
      items.flatMap((item) => {
        if (!("str" in item) || item.str.trim() === "") return [];
        const [, , , size, left, baseline] = item.transform.map(Number);
        if (size === undefined || left === undefined || baseline === undefined) return [];
        return [{ text: item.str, left, right: left + item.width, baseline, size }];
      }),
    );
  }
  const { info } = await document.getMetadata();
  const title: unknown = Reflect.get(info, "Title");
  await task.destroy();
  return { pages, title: typeof title === "string" ? title : undefined };
};

/** Answers each document with what is in it, or with the error. */
process.on("message", async (bytes: Uint8Array) => {
  process.send?.(await read(bytes).catch((error: unknown) => error));
});
